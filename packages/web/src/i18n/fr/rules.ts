import type { Rules } from '../en/rules.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('fr');

export const rules: Rules = {
  dealing: 'Distribution des pouvoirs',
  ways: {
    random: { name: 'Au hasard', explain: 'Un pour chaque personne, comme dans la règle.' },
    keepOne: { name: 'Un sur deux', explain: 'Tout le monde en reçoit deux et en garde un.' },
    draft: { name: 'À tour de rôle', explain: 'Parmi des pouvoirs visibles, à tour de rôle.' },
    host: { name: 'Attribués', explain: 'L’hôte choisit un pouvoir pour chaque personne.' },
  },
  ban: 'Exclure des pouvoirs',
  banned: (n) => plural(n, { one: '# pouvoir exclu', other: '# pouvoirs exclus' }),
  banHint: (n) => `Touche ceux que personne ne doit avoir, ${n} au maximum.`,
  differs: 'Ce qui change à cette table',
  more: (n) => `et ${n} de plus`,
  byTheBook: 'Règle officielle',
  choose: {
    title: 'Choisis un pouvoir',
    give: 'Distribue les pouvoirs',
    yours: 'Un pour toi',
    forSeat: (name) => `Pour ${name}`,
    notYet: 'choisit encore',
    wait: 'Tout le monde choisit un pouvoir.',
    turn: (name) => `${name} choisit.`,
    hostGives: (host) => `${host} distribue les pouvoirs.`,
    left: (n) => plural(n, { one: 'Plus que # seconde.', other: 'Plus que # secondes.' }),
    dealRest: 'Distribuer le reste au hasard',
  },
  presets: {
    title: 'Règles enregistrées',
    name: 'Nom de ces règles',
    hint: 'Enregistrées sur cet appareil.',
    save: 'Enregistrer ces règles',
    share: 'Partager',
    link: (name) => `Copier un lien vers « ${name} »`,
    remove: (name) => `Retirer « ${name} »`,
    loaded: (name) => `Les règles « ${name} » sont en place.`,
    called: (name) => `« ${name} »`,
    kept: (name) => `« ${name} » est enregistré sur cet appareil.`,
    unreadable: 'Les règles de ce lien sont abîmées. Demande un nouveau lien.',
  },
};
