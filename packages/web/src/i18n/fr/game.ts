import type { Game } from '../en/game.ts';
import { moneyOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('fr');

export const game: Game = {
  money: moneyOf('fr'),
  steps: {
    loot: { name: 'Magot', explain: 'Huit nouvelles cartes sont révélées. C’est l’enjeu.' },
    load: { name: 'Balle', explain: 'Charge une balle en secret. Chacune ne sert qu’une fois.' },
    holdUp: { name: 'Braquage', explain: 'À trois, tous braquent quelqu’un en même temps.' },
    privilege: {
      name: 'Privilège du Parrain',
      explain: 'Le Parrain peut ordonner à quelqu’un de changer de cible.',
    },
    courage: {
      name: 'Courage',
      explain:
        'À trois : couche-toi, à l’abri mais sans magot, ou reste debout et crie « Banzai ! ».',
    },
    effects: {
      name: 'Effet des cartes',
      explain: 'Ceux qui braquent encore révèlent leur balle. Un Bang ! blesse la cible.',
    },
    sharing: {
      name: 'Partage du magot',
      explain: 'Ceux qui tiennent debout prennent une part à tour de rôle, Parrain en tête.',
    },
  },
  firstEditionSteps: {
    bills: { name: 'Billets', explain: 'Cinq billets rejoignent ce qui reste sur la table.' },
    bang3: {
      name: 'Bang ! Bang ! Bang !',
      explain: 'Tire en premier : qui est touché ne riposte plus.',
    },
    split: {
      name: 'Partage',
      explain: 'Ceux qui sont debout partagent à égalité, sans faire de monnaie. Le reste attend.',
    },
  },
  bullets: {
    click: { name: 'Clic', explain: 'Il ne se passe rien. Mais personne ne le sait encore.' },
    bang: { name: 'Bang !', explain: 'Ta cible est blessée et n’aura pas de magot à ce tour.' },
    bang3: {
      name: 'Bang ! Bang ! Bang !',
      explain: 'Tire avant tous les autres : ta cible est blessée et ne peut plus tirer.',
    },
  },
  bulletBack: { name: 'Balle cachée', explain: 'Clic ou Bang ? Seul son propriétaire le sait.' },
  loot: {
    bill5: { name: 'Billet de 5 000 $', explain: 'Vaut 5 000 $.' },
    bill10: { name: 'Billet de 10 000 $', explain: 'Vaut 10 000 $.' },
    bill20: { name: 'Billet de 20 000 $', explain: 'Vaut 20 000 $.' },
    diamond1: {
      name: 'Diamant de 1 000 $',
      explain: 'Vaut 1 000 $. Le plus de diamants à la fin : 60 000 $ en plus.',
    },
    diamond5: {
      name: 'Diamant de 5 000 $',
      explain: 'Vaut 5 000 $. Le plus de diamants à la fin : 60 000 $ en plus.',
    },
    diamond10: {
      name: 'Diamant de 10 000 $',
      explain: 'Vaut 10 000 $. Le plus de diamants à la fin : 60 000 $ en plus.',
    },
    painting: {
      name: 'Tableau',
      explain: 'Plus tu en as, plus ça vaut : un 4 000 $, dix 500 000 $.',
    },
    clip: {
      name: 'Chargeur',
      explain: 'Reprends un Bang ! dans la défausse et jette une autre balle.',
    },
    firstAid: { name: 'Trousse de secours', explain: 'Soigne aussitôt toutes tes blessures.' },
  },
  lootBack: {
    name: 'Butin caché',
    explain: 'Pris au vu de tous. Tu te souviens de ce que c’était ?',
  },
  kinds: {
    bill: 'Billets',
    diamond: 'Diamants',
    painting: 'Tableaux',
    firstAid: 'Trousses de secours',
    clip: 'Chargeurs',
    godfather: 'Nouveau Parrain',
  },
  things: {
    godfather: {
      name: 'Parrain',
      explain: 'Compte jusqu’à trois, peut détourner un flingue et se sert en premier.',
    },
    newGodfather: {
      name: 'Nouveau Parrain',
      explain: 'Prends-le au lieu d’une carte : tu es Parrain dès le tour suivant.',
    },
    wound: { name: 'Blessure', explain: 'À la troisième, tu es éliminé.' },
    shame: { name: 'Honte', explain: 'Prise en se couchant. À égalité, la moindre honte gagne.' },
    diamondBonus: {
      name: 'Bonus diamant',
      explain: '60 000 $ pour le plus de cartes diamant. À égalité, personne ne l’a.',
    },
    power: { name: 'Pouvoir', explain: 'Vaut toute la partie et tout le monde le connaît.' },
  },
  powers: {
    collector: { name: 'Le Collectionneur', explain: 'Compte comme un tableau de plus à la fin.' },
    cunning: { name: 'Le Rusé', explain: 'Peut changer de balle une fois que tous ont visé.' },
    cute: {
      name: 'Le Mignon',
      explain: 'Au partage, prend un billet de 5 000 $ avant les autres.',
    },
    dictator: {
      name: 'Le Dictateur',
      explain: 'Une fois par partage, interdit à quelqu’un un type de butin.',
    },
    doctor: { name: 'La Doctoresse', explain: 'Soigne une de ses blessures en se couchant.' },
    goodFriend: {
      name: 'La Bonne Copine',
      explain: 'Quand quelqu’un utilise un chargeur, peut aussi reprendre un Bang !',
    },
    greedy: {
      name: 'La Gourmande',
      explain: 'Peut prendre deux parts d’un coup, puis plus rien ce tour-ci.',
    },
    hustler: {
      name: 'L’Arnaqueur',
      explain: 'À chaque tour, pioche une balle dans une autre main et en rend une.',
    },
    junkDealer: {
      name: 'La Brocanteuse',
      explain: 'Une fois par partage, peut échanger sa prise contre une carte au hasard.',
    },
    kid: { name: 'Le Gamin', explain: 'Vise en dernier, après avoir vu qui vise qui.' },
    luckyMan: {
      name: 'Le Veinard',
      explain: 'Deux blessures ou plus dans un tour ? Il n’en prend aucune.',
    },
    professional: {
      name: 'Le Professionnel',
      explain: 'Bang ! chargé et la cible se couche : lui vole une carte.',
    },
    smart: {
      name: 'Le Malin',
      explain: 'Si la cible se couche, reprend sa balle et en défausse une au choix.',
    },
    stealthy: {
      name: 'La Furtive',
      explain: 'En se couchant, rafle un billet de 10 000 $ sur la table.',
    },
    unbreakable: { name: 'L’Increvable', explain: 'Éliminé à la cinquième blessure seulement.' },
    vulture: { name: 'Le Vautour', explain: 'Quand quelqu’un meurt, prend deux de ses cartes.' },
  },
  counts: {
    round: (round, of) => `Tour ${round} sur ${of}`,
    wounds: (n) => plural(n, { one: '# blessure', other: '# blessures' }),
    bullets: (n) => plural(n, { one: '# balle', other: '# balles' }),
    lootCards: (n) => plural(n, { one: '# carte butin', other: '# cartes butin' }),
    diamonds: (n) => plural(n, { one: '# diamant', other: '# diamants' }),
    paintings: (n) => plural(n, { one: '# tableau', other: '# tableaux' }),
    shames: (n) => plural(n, { one: '# jeton de honte', other: '# jetons de honte' }),
    seconds: (n) => plural(n, { one: '# seconde', other: '# secondes' }),
    aimedAtYou: (n) => plural(n, { one: '# flingue te braque', other: '# flingues te braquent' }),
  },
};
