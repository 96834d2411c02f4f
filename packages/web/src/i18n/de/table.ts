import type { Table } from '../en/table.ts';
import { between, by } from '../forms.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('de');

export const table: Table = {
  yourSeat: 'Du',
  yourSeatNamed: (name) => `Du (${name})`,
  menu: 'Menü',
  log: 'Was bisher geschah',
  logEmpty: 'Noch nichts.',
  seats: 'Am Tisch',
  onTable: 'Auf dem Tisch',
  onTableList: (cards) => `Auf dem Tisch: ${cards}`,
  sum: (money) => `${money} im Spiel`,
  pilesLeft: (n) => plural(n, { one: 'noch # Stapel', other: 'noch # Stapel' }),
  lastRound: 'Letzte Runde',
  yourHand: 'Deine Hand',
  loaded: 'Geladen',
  loadedBullet: (bullet) => `Geladen: ${bullet}`,
  nothingLoaded: 'Nichts geladen',
  handEmpty: 'Keine Patronen mehr',
  lootWorth: (money) => `bisher ${money} wert`,
  peek: 'Gedrückt halten zum Nachsehen',
  covered: 'Deine Hand ist verdeckt.',
  skip: 'Überspringen',
  leave: 'Tisch verlassen',
  leaveHint: 'Dein Spiel bleibt erhalten. Du kannst jederzeit weiterspielen.',
  giveUp: 'Spiel beenden',
  giveUpHint: 'Dieses Spiel ist dann endgültig weg.',
  say: 'Reden',
  sayTo: (name) => `An ${name}`,
  sayUnread: (n) =>
    plural(n, { one: 'Reden, # neue Nachricht', other: 'Reden, # neue Nachrichten' }),
  sayToAll: 'An alle',
  reactions: {
    laugh: { name: 'Lachen', narrated: (who) => by(who, 'Du lachst.', `${who.name} lacht.`) },
    cry: { name: 'Weinen', narrated: (who) => by(who, 'Du weinst.', `${who.name} weint.`) },
    angry: { name: 'Toben', narrated: (who) => by(who, 'Du tobst.', `${who.name} tobt.`) },
    scared: { name: 'Zittern', narrated: (who) => by(who, 'Du zitterst.', `${who.name} zittert.`) },
    cool: {
      name: 'Cool bleiben',
      narrated: (who) => by(who, 'Du bleibst cool.', `${who.name} bleibt cool.`),
    },
    love: {
      name: 'Dahinschmelzen',
      narrated: (who) => by(who, 'Du schmilzt dahin.', `${who.name} schmilzt dahin.`),
    },
    money: {
      name: 'Geld riechen',
      narrated: (who) => by(who, 'Du riechst Geld.', `${who.name} riecht Geld.`),
    },
    clap: {
      name: 'Klatschen',
      narrated: (who) => by(who, 'Du klatschst.', `${who.name} klatscht.`),
    },
  },
  says: (name, text) => `${name}: ${text}`,
  saysTo: (who, whom) =>
    between(who, whom, {
      you: `Du → ${whom.name}`,
      toYou: `${who.name} → du`,
      other: `${who.name} → ${whom.name}`,
    }),
  introduction: { title: 'Die Fähigkeiten am Tisch', yours: 'Deine Fähigkeit', done: 'Alles klar' },
  changeable: 'Du kannst es dir noch anders überlegen.',
  /** On a phone beside a big screen. */
  softBreaks: 'Verbands|kasten Schand|plättchen Beute|karte',
  shotAtYou: { hit: (name) => `${name} hat dich erwischt!`, spared: 'Puh!' },
  secondsLeft: (n) => plural(n, { one: 'noch # Sekunde', other: 'noch # Sekunden' }),
  late: {
    loaded: (bullet) => `Zu langsam! Für dich geladen: ${bullet}`,
    stands: 'Zu langsam! Du bleibst stehen.',
    other: (done) => `Zu langsam! ${done}`,
  },
  attention: {
    turn: 'Du bist dran!',
    come: 'Der Tisch wartet auf dich.',
    notify: 'Bescheid sagen',
    notifyHint: 'Eine Benachrichtigung, wenn du dran und gerade woanders bist.',
    blocked:
      'Dein Browser blockiert Benachrichtigungen. Erlaube sie zuerst in seinen Einstellungen.',
  },
  waiting: {
    one: (who) => by(who, 'Du überlegst …', `${who.name} überlegt …`),
    many: (n) => plural(n, { one: 'Warten auf # Person …', other: 'Warten auf # Personen …' }),
    guns: (name) => `Auf ${name} zielen die meisten.`,
    prize: (list) => `Zu holen: ${list}`,
    onlyBullet: (bullet) => `Geladen, denn mehr hast du nicht: ${bullet}`,
    dead: 'Du bist raus. Schau zu, wer reich wird.',
    deadSees: 'Du bist raus. Tippe auf jemanden, um die Karten zu sehen.',
    deadSeesAll: 'Du bist raus. Jetzt siehst du alle Karten.',
    next: 'Jetzt genau hinsehen …',
  },
  decisions: {
    load: { title: 'Lade eine Patrone', hint: 'Geheim bis zum Aufdecken. Jede geht nur einmal.' },
    aim: { title: 'Überfall! Ziele auf …', hint: 'Alle zielen gleichzeitig. Tippe jemanden an.' },
    privilege: {
      title: 'Dein Befehl, Pate',
      hint: 'Lass eine Person das Ziel wechseln. Auf wen sie zielt, entscheidet sie.',
    },
    reaim: {
      title: 'Neues Ziel wählen',
      hint: 'Befehl des Paten. Irgendwen, nur nicht dein altes Ziel.',
    },
    courage: { title: 'Ducken oder stehen?', hint: 'Niemand zielt auf dich. Stehen ist sicher.' },
    take: { title: 'Nimm dein Beutestück', hint: 'Eins vom Tisch gehört dir.' },
  },
  prompts: {
    personHint: (bullets, owned) => `${bullets}, ${owned}`,
    orderHint: (whom) => by(whom, 'zielt auf dich', `zielt auf ${whom.name}`),
    pass: 'Kein Befehl',
    passHint: 'Alle zielen weiter wie bisher.',
    standLastHint: 'Noch ein Treffer und du bist tot',
    takeForbidden: (kind) => `Diesmal für dich verboten: ${kind}.`,
    keep: 'Behalten',
    decline: 'Nein, danke',
    declineHint: 'Du verzichtest.',
  },
};
