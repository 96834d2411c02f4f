import type { Rules } from '../en/rules.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('de');

export const rules: Rules = {
  dealing: 'Wie Fähigkeiten verteilt werden',
  ways: {
    random: { name: 'Zufällig', explain: 'Alle bekommen eine, wie im Regelheft.' },
    keepOne: { name: 'Eine von zweien', explain: 'Alle bekommen zwei und behalten eine.' },
    draft: { name: 'Reihum wählen', explain: 'Aus einer offenen Auslage, nacheinander.' },
    host: { name: 'Zugeteilt', explain: 'Wer den Tisch leitet, wählt für alle eine Fähigkeit.' },
  },
  ban: 'Fähigkeiten verbieten',
  banned: (n) => plural(n, { one: '# verbotene Fähigkeit', other: '# verbotene Fähigkeiten' }),
  banHint: (n) => `Tippe an, was niemand bekommen soll, höchstens ${n}.`,
  differs: 'Was an diesem Tisch anders ist als im Regelheft',
  more: (n) => `und ${n} mehr`,
  byTheBook: 'Nach Regelheft',
  choose: {
    title: 'Wähl eine Fähigkeit',
    give: 'Verteil die Fähigkeiten',
    yours: 'Eine für dich',
    forSeat: (name) => `Für ${name}`,
    notYet: 'wählt noch',
    wait: 'Alle wählen eine Fähigkeit.',
    turn: (name) => `${name} wählt.`,
    hostGives: (host) => `${host} verteilt die Fähigkeiten.`,
    left: (n) => plural(n, { one: 'Noch # Sekunde.', other: 'Noch # Sekunden.' }),
    dealRest: 'Den Rest zufällig verteilen',
  },
  presets: {
    title: 'Gespeicherte Regeln',
    name: 'Name für diese Regeln',
    hint: 'Wird auf diesem Gerät gespeichert.',
    save: 'Diese Regeln speichern',
    share: 'Teilen',
    link: (name) => `Link zu „${name}“ kopieren`,
    remove: (name) => `„${name}“ entfernen`,
    loaded: (name) => `Regeln „${name}“ sind eingestellt.`,
    called: (name) => `„${name}“`,
    kept: (name) => `„${name}“ ist auf diesem Gerät gespeichert.`,
    unreadable: 'Die Regeln in diesem Link sind beschädigt. Lass dir einen neuen schicken.',
  },
};
