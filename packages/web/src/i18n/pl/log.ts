import type { Log } from '../en/log.ts';
import { between, by } from '../forms.ts';

export const log: Log = {
  late: (who) => by(who, 'Za wolno!', `${who.name}: za wolno!`),
  allLoaded: 'Wszyscy załadowali.',
  aims: (who, whom) =>
    between(who, whom, {
      you: `Celujesz. Na muszce: ${whom.name}.`,
      toYou: `${who.name} celuje w ciebie.`,
      other: `${who.name} celuje. Na muszce: ${whom.name}.`,
    }),
  aimsAtNobody: (who) => by(who, 'Nie celujesz w nikogo.', `${who.name} nie celuje w nikogo.`),
  satOut: (who) => by(who, 'Pauzujesz w tej rundzie.', `${who.name} pauzuje w tej rundzie.`),
  ordered: (who, whom) =>
    between(who, whom, {
      you: `Rozkazujesz: ${whom.name} zmienia cel.`,
      toYou: `${who.name} każe ci zmienić cel.`,
      other: `${who.name} rozkazuje: ${whom.name} zmienia cel.`,
    }),
  orderedNobody: (who) => by(who, 'Nie wydajesz rozkazu.', `${who.name} nie wydaje rozkazu.`),
  ducked: (names) => `Pod stołem: ${names}.`,
  standing: (names) => `Na nogach: ${names}.`,
  allStand: 'Wszyscy stoją!',
  allDuck: 'Wszyscy się kryją!',
  ducks: (who) => by(who, 'Kryjesz się!', `${who.name} się kryje!`),
  stands: (who) => by(who, 'Tylko ty stoisz!', `Tylko ${who.name} stoi!`),
  someDuck: (several) => `${several} osoby się kryją!`,
  someStand: (several) => `Stoją tylko ${several} osoby!`,
  shamed: (who) => by(who, 'Wstyd! Dostajesz żeton.', `Wstyd! ${who.name} dostaje żeton.`),
  bluffed: (who, whom) =>
    between(who, whom, {
      you: `Tylko straszysz. Cel: ${whom.name}`,
      toYou: `${who.name} tylko cię straszy.`,
      other: `${who.name} tylko straszy. Cel: ${whom.name}`,
    }),
  shoots: (who, whom) =>
    between(who, whom, {
      you: `Strzelasz! Cel: ${whom.name}`,
      toYou: `${who.name} strzela do ciebie!`,
      other: `${who.name} strzela! Cel: ${whom.name}`,
    }),
  wounded: (who, wounds) =>
    by(
      who,
      `Obrywasz! Obrażenia łącznie: ${wounds}.`,
      `${who.name} obrywa! Obrażenia łącznie: ${wounds}.`,
    ),
  died: (who) => by(who, 'Nie żyjesz.', `${who.name} nie żyje.`),
  cardCame: (card) => `Dostajesz: ${card}.`,
  cardWent: (card) => `Tracisz: ${card}.`,
  nobodyShares: 'Nikt już nie stoi.',
  announced: (who, what) => by(who, `Chcesz: ${what}.`, `${who.name} chce: ${what}.`),
  took: (who, what) => by(who, `Bierzesz: ${what}.`, `${who.name} bierze: ${what}.`),
  declined: (who) => by(who, 'Rezygnujesz.', `${who.name} rezygnuje.`),
  paid: (who, money) => by(who, `Dostajesz ${money}.`, `${who.name} dostaje ${money}.`),
  paidNothing: (who) => by(who, 'Nic nie dostajesz.', `${who.name} nic nie dostaje.`),
  leftStays: (cards) => `Zostaje na stole: ${cards}.`,
  leftLost: (cards) => `Wypada z gry: ${cards}.`,
  newGodfather: (who) =>
    by(who, 'Teraz ty jesteś Ojcem Chrzestnym.', `Nowy Ojciec Chrzestny: ${who.name}.`),
  over: 'Koniec gry.',
};
