import type { Log } from '../en/log.ts';

export const log: Log = {
  round: (round, cards) => `Runda ${round}. Nowe karty na stole: ${cards}.`,
  roundCash: (round, money) => `Runda ${round}. Na stole ${money}.`,
  late: (you, name) => (you ? 'Za wolno!' : `${name}: za wolno!`),
  hustled: (you, name, whom) =>
    you ? `Ciągniesz pocisk. Z ręki: ${whom}.` : `${name} ciągnie pocisk. Z ręki: ${whom}.`,
  gaveBack: (you, name, whom) =>
    you ? `Oddajesz pocisk. Dostaje: ${whom}.` : `${name} oddaje pocisk. Dostaje: ${whom}.`,
  bulletCame: (bullet) => `Dostajesz: ${bullet}.`,
  bulletWent: (bullet) => `Znika z twojej ręki: ${bullet}.`,
  allLoaded: 'Wszyscy załadowali.',
  aims: (you, name, whom) => (you ? `Twój cel: ${whom}.` : `${name} celuje. Cel: ${whom}.`),
  aimsAtNobody: (you, name) => (you ? 'Nie celujesz w nikogo.' : `${name} nie celuje w nikogo.`),
  satOut: (you, name) => (you ? 'Pauzujesz w tej rundzie.' : `${name} pauzuje w tej rundzie.`),
  reloaded: (you, name) => (you ? 'Zmieniasz pocisk.' : `${name} zmienia pocisk.`),
  keptBullet: (you, name) =>
    you ? 'Zostajesz przy swoim pocisku.' : `${name} zostaje przy swoim pocisku.`,
  ordered: (you, name, whom) =>
    you ? `Każesz zmienić cel: ${whom}.` : `${name} każe zmienić cel: ${whom}.`,
  orderedNobody: (you, name) => (you ? 'Nie wydajesz rozkazu.' : `${name} nie wydaje rozkazu.`),
  courage: (ducked, standing) => `Kryją się: ${ducked}. Stoją: ${standing}.`,
  allStand: 'Wszyscy stoją!',
  allDuck: 'Wszyscy się kryją!',
  shamed: (you, name) => (you ? 'Dostajesz żeton wstydu.' : `${name} dostaje żeton wstydu.`),
  revealed: (you, name, bullet) => (you ? `Twój pocisk: ${bullet}` : `${name} odkrywa: ${bullet}`),
  revealedAt: (you, name, bullet, whom) =>
    you ? `Ty → ${whom}: ${bullet}` : `${name} → ${whom}: ${bullet}`,
  wounded: (you, name, wounds) => (you ? `Obrywasz: ${wounds}.` : `${name} obrywa: ${wounds}.`),
  dodged: (you, name) =>
    you
      ? 'Co za fart: kilka strzałów i żadnego obrażenia.'
      : `Co za fart: kilka strzałów i żadnego obrażenia – ${name}.`,
  healed: (you, name, wounds) =>
    you ? `Leczysz się. Zostaje: ${wounds}.` : `${name} leczy się. Zostaje: ${wounds}.`,
  died: (you, name) => (you ? 'Nie żyjesz.' : `${name} nie żyje.`),
  stole: (you, name, whom) =>
    you ? `Zabierasz kartę. Traci: ${whom}.` : `${name} zabiera kartę. Traci: ${whom}.`,
  cardCame: (card) => `Dostajesz: ${card}.`,
  cardWent: (card) => `Tracisz: ${card}.`,
  sharing: (order) => `Podział łupów: ${order}.`,
  nobodyShares: 'Nikt nie stoi. Łupy zostają na stole.',
  announced: (you, name, what) => (you ? `Chcesz: ${what}.` : `${name} chce: ${what}.`),
  allowed: (you, name) => (you ? 'Pozwalasz.' : `${name} pozwala.`),
  forbade: (you, name, whom, kind) =>
    you ? `Zabraniasz (${whom}): ${kind}.` : `${name} zabrania (${whom}): ${kind}.`,
  tookNothing: (you, name) => (you ? 'Nie bierzesz nic.' : `${name} nie bierze nic.`),
  took: (you, name, what) => (you ? `Bierzesz: ${what}.` : `${name} bierze: ${what}.`),
  kept: (you, name) => (you ? 'Nie wymieniasz.' : `${name} nie wymienia.`),
  traded: (you, name, what) => (you ? `Wymieniasz: ${what}.` : `${name} wymienia: ${what}.`),
  tradedWith: (you, name, what, whom) =>
    you ? `Wymieniasz (${whom}): ${what}.` : `${name} wymienia (${whom}): ${what}.`,
  clipLost: (you, name) =>
    you
      ? 'Nie ma Wystrzału: twój magazynek przepada.'
      : `Nie ma Wystrzału: magazynek przepada – ${name}.`,
  declined: (you, name) => (you ? 'Odmawiasz.' : `${name} odmawia.`),
  regained: (you, name) => (you ? 'Odzyskujesz Wystrzał.' : `${name} odzyskuje Wystrzał.`),
  noBangLeft: (you, name) =>
    you ? 'Nie ma już Wystrzału dla ciebie.' : `Nie ma już Wystrzału – ${name}.`,
  paid: (you, name, money) => (you ? `Dostajesz ${money}.` : `${name} dostaje ${money}.`),
  leftStays: (cards) => `Zostaje na stole: ${cards}.`,
  leftLost: (cards) => `Wypada z gry: ${cards}.`,
  newGodfather: (you, name) =>
    you ? 'Teraz ty jesteś Ojcem Chrzestnym.' : `Nowy Ojciec Chrzestny: ${name}.`,
  over: 'Koniec gry.',
};
