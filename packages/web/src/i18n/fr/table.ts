import type { Table } from '../en/table.ts';
import { between, by } from '../forms.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('fr');

export const table: Table = {
  yourSeat: 'Toi',
  yourSeatNamed: (name) => `Toi (${name})`,
  menu: 'Menu',
  log: 'Ce qui s’est passé',
  logEmpty: 'Rien pour l’instant.',
  seats: 'Autour de la table',
  onTable: 'Sur la table',
  onTableList: (cards) => `Sur la table : ${cards}`,
  sum: (money) => `${money} en jeu`,
  pilesLeft: (n) => plural(n, { one: 'encore # pile', other: 'encore # piles' }),
  lastRound: 'Dernier tour',
  yourHand: 'Ta main',
  loaded: 'Chargée',
  loadedBullet: (bullet) => `Chargée : ${bullet}`,
  nothingLoaded: 'Rien de chargé',
  handEmpty: 'Plus de balles',
  lootWorth: (money) => `${money} pour l’instant`,
  peek: 'Maintenir pour voir',
  covered: 'Ta main est cachée.',
  skip: 'Passer',
  leave: 'Quitter la table',
  leaveHint: 'Ta partie est gardée. Reprends-la quand tu veux.',
  giveUp: 'Abandonner la partie',
  giveUpHint: 'Cette partie sera perdue pour de bon.',
  say: 'Parler',
  sayTo: (name) => `À ${name}`,
  sayUnread: (n) =>
    plural(n, { one: 'Parler, # nouveau message', other: 'Parler, # nouveaux messages' }),
  sayToAll: 'À tout le monde',
  reactions: {
    laugh: { name: 'Rire', narrated: (who) => by(who, 'Tu ris.', `${who.name} rit.`) },
    cry: { name: 'Pleurer', narrated: (who) => by(who, 'Tu pleures.', `${who.name} pleure.`) },
    angry: { name: 'Râler', narrated: (who) => by(who, 'Tu râles.', `${who.name} râle.`) },
    scared: {
      name: 'Trembler',
      narrated: (who) => by(who, 'Tu trembles.', `${who.name} tremble.`),
    },
    cool: {
      name: 'Garder son calme',
      narrated: (who) => by(who, 'Tu gardes ton calme.', `${who.name} garde son calme.`),
    },
    love: { name: 'Craquer', narrated: (who) => by(who, 'Tu craques.', `${who.name} craque.`) },
    money: {
      name: 'Flairer le fric',
      narrated: (who) => by(who, 'Tu flaires le fric.', `${who.name} flaire le fric.`),
    },
    clap: {
      name: 'Applaudir',
      narrated: (who) => by(who, 'Tu applaudis.', `${who.name} applaudit.`),
    },
  },
  says: (name, text) => `${name} : ${text}`,
  saysTo: (who, whom) =>
    between(who, whom, {
      you: `Toi → ${whom.name}`,
      toYou: `${who.name} → toi`,
      other: `${who.name} → ${whom.name}`,
    }),
  introduction: { title: 'Les pouvoirs à cette table', yours: 'Ton pouvoir', done: 'Compris' },
  changeable: 'Tu peux encore changer d’avis.',
  /** On a phone beside a big screen. */
  softBreaks: 'Par|rain',
  shotAtYou: { hit: (name) => `${name} fait mouche !`, spared: 'Ouf !' },
  secondsLeft: (n) => plural(n, { one: 'encore # seconde', other: 'encore # secondes' }),
  late: {
    loaded: (bullet) => `Trop tard ! Chargée pour toi : ${bullet}`,
    stands: 'Trop tard ! Tu restes debout.',
    other: (done) => `Trop tard ! ${done}`,
  },
  attention: {
    turn: 'À toi de jouer !',
    come: 'La table t’attend.',
    notify: 'Me prévenir',
    notifyHint: 'Une notification quand c’est ton tour et que tu es ailleurs.',
    blocked: 'Ton navigateur bloque les notifications. Autorise-les d’abord dans ses réglages.',
  },
  waiting: {
    one: (who) => by(who, 'Tu réfléchis…', `${who.name} réfléchit…`),
    many: (n) => plural(n, { one: 'On attend # personne…', other: 'On attend # personnes…' }),
    guns: (name) => `Cible numéro un : ${name}.`,
    prize: (list) => `À rafler : ${list}`,
    onlyBullet: (bullet) => `Il ne te reste que ça, chargée d’office : ${bullet}`,
    dead: 'C’est fini pour toi. Regarde qui s’enrichit.',
    deadSees: 'C’est fini pour toi. Touche un gangster pour voir sa main.',
    deadSeesAll: 'C’est fini pour toi. Maintenant, tu vois toutes les mains.',
    next: 'Regarde bien…',
  },
  decisions: {
    load: {
      title: 'Charge une balle',
      hint: 'Secrète jusqu’à la révélation. Chacune ne sert qu’une fois.',
    },
    aim: {
      title: 'Braquage ! Vise…',
      hint: 'Tout le monde vise en même temps. Touche un gangster.',
    },
    privilege: {
      title: 'Tes ordres, Parrain ?',
      hint: 'Fais changer quelqu’un de cible. Cette personne choisit la nouvelle.',
    },
    reaim: {
      title: 'Change de cible',
      hint: 'Ordre du Parrain. N’importe qui, sauf ta cible actuelle.',
    },
    courage: {
      title: 'Se coucher ou rester debout ?',
      hint: 'Personne ne te vise. Rester debout est sans risque.',
    },
    take: { title: 'Prends ta part', hint: 'Choisis ta prise sur la table.' },
  },
  prompts: {
    personHint: (bullets, owned) => `${bullets}, ${owned}`,
    orderHint: (whom) => by(whom, 'te vise', `vise ${whom.name}`),
    pass: 'Aucun ordre',
    passHint: 'Tous les flingues restent où ils sont.',
    standLastHint: 'Encore une balle et c’est fini pour toi',
    takeForbidden: (kind) => `Interdit pour toi cette fois : ${kind}.`,
    keep: 'Garder',
    decline: 'Non merci',
    declineHint: 'Tu laisses passer.',
  },
};
