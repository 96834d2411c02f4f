import type { Table } from '../en/table.ts';
import { between, by } from '../forms.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('pl');

export const table: Table = {
  yourSeat: 'Ty',
  yourSeatNamed: (name) => `Ty (${name})`,
  menu: 'Menu',
  log: 'Co się działo',
  logEmpty: 'Jeszcze nic.',
  seats: 'Gracze',
  onTable: 'Na stole',
  onTableList: (cards) => `Na stole: ${cards}`,
  sum: (money) => `${money} w grze`,
  pilesLeft: (n) =>
    plural(n, { one: 'jeszcze # stos', few: 'jeszcze # stosy', many: 'jeszcze # stosów' }),
  lastRound: 'Ostatnia runda',
  yourHand: 'Twoja ręka',
  loaded: 'W lufie',
  loadedBullet: (bullet) => `W lufie: ${bullet}`,
  nothingLoaded: 'Pusta lufa',
  handEmpty: 'Brak pocisków',
  lootWorth: (money) => `na razie ${money}`,
  peek: 'Przytrzymaj, by zajrzeć',
  covered: 'Twoja ręka jest zakryta.',
  skip: 'Pomiń',
  leave: 'Odejdź od stołu',
  leaveHint: 'Gra zostaje zapisana. Wrócisz, kiedy chcesz.',
  giveUp: 'Zakończ tę grę',
  giveUpHint: 'Ta gra przepadnie na dobre.',
  say: 'Pogadaj',
  sayTo: (name) => `Do: ${name}`,
  sayUnread: (n) =>
    plural(n, {
      one: 'Pogadaj, # nowa wiadomość',
      few: 'Pogadaj, # nowe wiadomości',
      many: 'Pogadaj, # nowych wiadomości',
    }),
  sayToAll: 'Do wszystkich',
  reactions: {
    laugh: {
      name: 'Śmiech',
      narrated: (who) => by(who, 'Śmiejesz się.', `${who.name} się śmieje.`),
    },
    cry: { name: 'Płacz', narrated: (who) => by(who, 'Płaczesz.', `${who.name} płacze.`) },
    angry: {
      name: 'Złość',
      narrated: (who) => by(who, 'Złościsz się.', `${who.name} się złości.`),
    },
    scared: {
      name: 'Strach',
      narrated: (who) => by(who, 'Trzęsiesz się.', `${who.name} się trzęsie.`),
    },
    cool: {
      name: 'Luz',
      narrated: (who) => by(who, 'Zachowujesz spokój.', `${who.name} zachowuje spokój.`),
    },
    love: {
      name: 'Zachwyt',
      narrated: (who) => by(who, 'Masz serca w oczach.', `${who.name} ma serca w oczach.`),
    },
    money: {
      name: 'Forsa',
      narrated: (who) => by(who, 'Czujesz forsę.', `${who.name} czuje forsę.`),
    },
    clap: { name: 'Brawa', narrated: (who) => by(who, 'Bijesz brawo.', `${who.name} bije brawo.`) },
  },
  says: (name, text) => `${name}: ${text}`,
  saysTo: (who, whom) =>
    between(who, whom, {
      you: `Ty → ${whom.name}`,
      toYou: `${who.name} → ty`,
      other: `${who.name} → ${whom.name}`,
    }),
  introduction: { title: 'Talenty przy tym stole', yours: 'Twój Talent', done: 'Jasne' },
  changeable: 'Możesz jeszcze zmienić zdanie.',
  /** On a phone beside a big screen. */
  softBreaks: 'Maga|zynek',
  shotAtYou: { hit: (name) => `${name} cię trafia!`, spared: 'Uff!' },
  secondsLeft: (n) =>
    plural(n, { one: 'została # sekunda', few: 'zostały # sekundy', many: 'zostało # sekund' }),
  late: {
    loaded: (bullet) => `Za wolno! W lufie ląduje: ${bullet}`,
    stands: 'Za wolno! Stoisz dalej.',
    other: (done) => `Za wolno! ${done}`,
  },
  attention: {
    turn: 'Twoja kolej!',
    come: 'Stół na ciebie czeka.',
    notify: 'Powiadomienia',
    notifyHint: 'Dadzą znać, że twoja kolej, gdy jesteś w innej karcie lub aplikacji.',
    blocked: 'Przeglądarka blokuje powiadomienia. Najpierw zezwól na nie w jej ustawieniach.',
  },
  waiting: {
    one: (who) => by(who, 'Myślisz…', `${who.name} myśli…`),
    many: (n) =>
      plural(n, {
        one: 'Czekamy na # osobę…',
        few: 'Czekamy na # osoby…',
        many: 'Czekamy na # osób…',
      }),
    guns: (name) => `Na muszce: ${name}.`,
    prize: (list) => `Do wzięcia: ${list}`,
    onlyBullet: (bullet) => `Nic innego już nie masz, więc w lufie ląduje: ${bullet}`,
    dead: 'Już po tobie. Patrz, kto się wzbogaci.',
    deadSees: 'Już po tobie. Dotknij gangstera, żeby zobaczyć jego karty.',
    deadSeesAll: 'Już po tobie. Teraz widzisz karty wszystkich.',
    next: 'Patrz uważnie…',
  },
  decisions: {
    load: { title: 'Załaduj pocisk', hint: 'Tajny aż do odkrycia. Każdy działa tylko raz.' },
    aim: { title: 'Ręce do góry! Celuj…', hint: 'Wszyscy celują naraz. Dotknij gangstera.' },
    privilege: {
      title: 'Rozkazuj, Ojcze Chrzestny',
      hint: 'Każ komuś zmienić cel. W kogo wyceluje – to już decyzja tej osoby.',
    },
    reaim: { title: 'Zmień cel', hint: 'Rozkaz Ojca Chrzestnego. Byle nie ten sam co przedtem.' },
    courage: {
      title: 'Kryć się czy stać?',
      hint: 'Nikt w ciebie nie celuje. Możesz spokojnie stać.',
    },
    take: { title: 'Weź swoją część', hint: 'Wybierz jedną rzecz ze stołu.' },
  },
  prompts: {
    personHint: (bullets, owned) => `${bullets}, ${owned}`,
    orderHint: (whom) => by(whom, 'celuje w ciebie', `cel: ${whom.name}`),
    pass: 'Bez rozkazu',
    passHint: 'Nikt nie zmienia celu.',
    standLastHint: 'Jeszcze jedno trafienie i po tobie',
    takeForbidden: (kind) => `Tym razem zabronione: ${kind}.`,
    keep: 'Zatrzymaj',
    decline: 'Nie, dzięki',
    declineHint: 'Zostawiasz.',
  },
};
