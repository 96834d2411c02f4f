import type { Log } from '../en/log.ts';
import { between, by } from '../forms.ts';

export const log: Log = {
  late: (who) => by(who, 'Du warst zu langsam.', `${who.name} war zu langsam.`),
  allLoaded: 'Alle haben geladen.',
  aims: (who, whom) =>
    between(who, whom, {
      you: `Du zielst auf ${whom.name}.`,
      toYou: `${who.name} zielt auf dich.`,
      other: `${who.name} zielt auf ${whom.name}.`,
    }),
  aimsAtNobody: (who) => by(who, 'Du zielst auf niemanden.', `${who.name} zielt auf niemanden.`),
  satOut: (who) => by(who, 'Du setzt diese Runde aus.', `${who.name} setzt diese Runde aus.`),
  ordered: (who, whom) =>
    between(who, whom, {
      you: `Du befiehlst ${whom.name} ein neues Ziel.`,
      toYou: `${who.name} befiehlt dir ein neues Ziel.`,
      other: `${who.name} befiehlt ${whom.name} ein neues Ziel.`,
    }),
  orderedNobody: (who) => by(who, 'Du gibst keinen Befehl.', `${who.name} gibt keinen Befehl.`),
  ducked: (names) => `In Deckung: ${names}.`,
  standing: (names) => `Stehen noch: ${names}.`,
  allStand: 'Alle bleiben stehen!',
  allDuck: 'Alle ducken sich!',
  ducks: (who) => by(who, 'Du duckst dich!', `${who.name} duckt sich!`),
  stands: (who) => by(who, 'Nur du bleibst stehen!', `Nur ${who.name} bleibt stehen!`),
  someDuck: (several) => `${several} ducken sich!`,
  someStand: (several) => `Nur ${several} bleiben stehen!`,
  shamed: (who) =>
    by(who, 'Schande über dich! Ein Plättchen.', `Schande über ${who.name}! Ein Plättchen.`),
  bluffed: (who, whom) =>
    between(who, whom, {
      you: `Du hast ${whom.name} nur gedroht.`,
      toYou: `${who.name} hat dir nur gedroht.`,
      other: `${who.name} hat ${whom.name} nur gedroht.`,
    }),
  shoots: (who, whom) =>
    between(who, whom, {
      you: `Du schießt auf ${whom.name}!`,
      toYou: `${who.name} schießt auf dich!`,
      other: `${who.name} schießt auf ${whom.name}!`,
    }),
  wounded: (who, wounds) =>
    by(
      who,
      `Du bist getroffen! Wunden: ${wounds}.`,
      `${who.name} ist getroffen! Wunden: ${wounds}.`,
    ),
  died: (who) => by(who, 'Du bist tot.', `${who.name} ist tot.`),
  cardCame: (card) => `Du bekommst: ${card}.`,
  cardWent: (card) => `Du verlierst: ${card}.`,
  nobodyShares: 'Niemand steht mehr.',
  announced: (who, what) => by(who, `Du willst: ${what}.`, `${who.name} will: ${what}.`),
  took: (who, what) => by(who, `Du nimmst: ${what}.`, `${who.name} nimmt: ${what}.`),
  declined: (who) => by(who, 'Du verzichtest.', `${who.name} verzichtet.`),
  paid: (who, money) => by(who, `Du bekommst ${money}.`, `${who.name} bekommt ${money}.`),
  paidNothing: (who) => by(who, 'Du gehst leer aus.', `${who.name} geht leer aus.`),
  leftStays: (cards) => `Bleibt auf dem Tisch: ${cards}.`,
  leftLost: (cards) => `Aus dem Spiel: ${cards}.`,
  newGodfather: (who) => by(who, 'Du bist jetzt Pate.', `${who.name} ist jetzt Pate.`),
  over: 'Das Spiel ist aus.',
};
