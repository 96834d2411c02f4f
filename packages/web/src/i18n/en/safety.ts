import type { Filter, ReportReason } from '@holdup/protocol';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('en');

/** Who may come to a table, and what may be said there. */
export const safety = {
  title: 'Manage the table',
  locked: { name: 'Lock the table', explain: 'Nobody new gets in. Everyone here can come back.' },
  approval: { name: 'I let people in', explain: 'Newcomers wait until you tap.' },
  hideCode: {
    name: 'Hide the code',
    explain: 'For streams: no code on the TV or in the lobby. Browsers still show the address.',
  },
  hiddenCode: 'The code is hidden.',
  showCode: 'Show it here',
  hiddenOnScreen: 'The code is hidden. Ask the host for the link.',
  spectators: {
    name: 'Spectators',
    all: 'Anyone',
    few: 'Up to 5',
    none: 'Nobody',
    clear: 'Send them away',
  },
  filter: {
    name: 'Filter for names and chat',
    off: { name: 'Off', explain: 'Everything is shown as written.' },
    mild: { name: 'Mild', explain: 'Slurs are starred out.' },
    strict: { name: 'Strict', explain: 'Swearing is starred out, too.' },
  } satisfies Record<Filter, { name: string; explain: string }> & { name: string },
  keepOut: {
    name: 'Remove and keep out',
    explain:
      'This browser stays out; their network has to knock. A new browser on another network gets in.',
  },
  pardon: (n: number) => plural(n, { one: 'Let # person back in', other: 'Let # people back in' }),
  door: {
    knocks: (name: string) => `${name} is at the door.`,
    suspect: 'Same network as somebody you keep out.',
    admit: 'Let in',
    turnAway: 'Turn away',
    approval: 'The host lets people in here. Sit down and wait a moment.',
    waitingTitle: 'Knock, knock',
    waiting: (host: string) => `${host} has been told. You’re in as soon as they tap.`,
    stopWaiting: 'Stop waiting',
  },
  report: {
    title: 'Report',
    reason: 'What is it about?',
    reasons: {
      name: 'Name',
      chat: 'Chat',
      cheating: 'Cheating',
      other: 'Other',
    } satisfies Record<ReportReason, string>,
    remark: 'What happened?',
    explain:
      'Goes to whoever runs this server, along with what was said lately. Nobody here sees it.',
    send: 'Send the report',
    sent: 'Your report has been sent.',
  },
};
export type Safety = typeof safety;
