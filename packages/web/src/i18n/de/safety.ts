import type { Safety } from '../en/safety.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('de');

export const safety: Safety = {
  title: 'Tisch verwalten',
  locked: {
    name: 'Tisch abschließen',
    explain: 'Niemand Neues kommt herein. Wer da ist, kann immer zurück.',
  },
  approval: { name: 'Ich lasse herein', explain: 'Wer dazukommt, wartet auf dein Okay.' },
  hideCode: {
    name: 'Code verstecken',
    explain:
      'Für Streams: kein Code auf dem Fernseher und in der Lobby. In der Adresszeile steht er weiterhin.',
  },
  hiddenCode: 'Der Code ist versteckt.',
  showCode: 'Hier anzeigen',
  hiddenOnScreen: 'Der Code ist versteckt. Frag den Host nach dem Link.',
  spectators: {
    name: 'Publikum',
    all: 'Alle',
    few: 'Höchstens 5',
    none: 'Niemand',
    clear: 'Alle wegschicken',
  },
  filter: {
    name: 'Filter für Namen und Chat',
    off: { name: 'Aus', explain: 'Alles wird gezeigt, wie es dasteht.' },
    mild: { name: 'Leicht', explain: 'Hassworte werden zu Sternchen.' },
    strict: { name: 'Streng', explain: 'Auch Flüche werden zu Sternchen.' },
  },
  keepOut: {
    name: 'Rauswerfen und draußen halten',
    explain:
      'Der Browser bleibt draußen, sein Netz muss anklopfen. Anderer Browser, anderes Netz: kommt durch.',
  },
  pardon: (n) =>
    plural(n, { one: '# Person wieder hereinlassen', other: '# Personen wieder hereinlassen' }),
  door: {
    knocks: (name) => `${name} steht vor der Tür.`,
    suspect: 'Gleiches Netz wie jemand, der draußen bleiben soll.',
    admit: 'Hereinlassen',
    turnAway: 'Abweisen',
    approval: 'Hier lässt der Host herein. Nimm Platz und warte kurz.',
    waitingTitle: 'Klopf, klopf',
    waiting: (host) => `${host} weiß Bescheid. Ein Tipp, und du bist drin.`,
    stopWaiting: 'Nicht mehr warten',
  },
  report: {
    title: 'Melden',
    reason: 'Worum geht es?',
    reasons: { name: 'Name', chat: 'Chat', cheating: 'Betrug', other: 'Anderes' },
    remark: 'Was ist passiert?',
    explain:
      'Geht an die Betreiber dieses Servers, zusammen mit dem zuletzt Gesagten. Am Tisch sieht es niemand.',
    send: 'Meldung senden',
    sent: 'Deine Meldung ist raus.',
  },
};
