/** Stills with something opened on them, by what is pressed. */
export const PRESSED: Readonly<Record<string, readonly [still: string, ...press: string[]]>> = {
  'hint-open': ['courage', '[data-tool="hint"]'],
  'talk-open': ['talk', '[data-tool="talk"]'],
  'talk-hand': ['hand-courage', '[data-tool="talk"]'],
  'menu-open': ['hand-load', '[data-tool="menu"]'],
  'solo-menu': ['courage', '[data-tool="menu"]'],
  'log-open': ['load', '[data-tool="log"]'],
  'seat-open': ['power-courage-8', '.seat:nth-child(3) .seat-button'],
  'heap-open': ['load-8', '.well-heap, .well-card:first-child button'],
  'replay-menu': ['replay-seat', '[data-tool="menu"]'],
  'loot-open': ['courage-8', '.hand-loot'],
  'greedy-two': ['greedy', '.choice-share:nth-child(1)', '.choice-share:nth-child(3)'],
  'coach-open': ['end', '.end > .panel:last-child .button-paper'],
  'dress-open': ['lobby', '.lobby-seat:first-child button'],
  'join-code': ['home', '.home-doors .button-paper'],
  'solo-more': ['solo', 'summary'],
  'create-more': ['create', 'summary'],
};
