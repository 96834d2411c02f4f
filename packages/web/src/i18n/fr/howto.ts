import type { Howto } from '../en/howto.ts';

export const howto: Howto = {
  title: 'Comment jouer',
  lead: 'Deux minutes, huit images.',
  done: 'Compris',
  panels: {
    loot: {
      title: 'Le magot',
      text: 'Le coup a réussi, reste à partager. Pendant huit tours, huit cartes attendent sur la table : billets, diamants, tableaux et quelques objets utiles.',
      picture: 'Huit cartes sur la table.',
    },
    load: {
      title: 'Charge en secret',
      text: 'Tu as cinq Clic et trois Bang pour toute la partie. À chaque tour, tu en charges un. Ce qui a servi est perdu : choisis bien ton moment.',
      picture: 'Une main de cinq cartes Clic et trois cartes Bang.',
    },
    aim: {
      title: 'Braquage !',
      text: 'Trois, deux, un : tout le monde braque quelqu’un au même instant. Trop tard ? Tu ne vises personne.',
      picture: 'Quatre gangsters se braquent ; deux flingues visent le lapin.',
    },
    privilege: {
      title: 'Le Parrain ordonne',
      text: 'Le Parrain, c’est quelqu’un de la table. Un ordre, et un autre gangster doit changer de cible. Laquelle ? À ce gangster de choisir.',
      picture: 'Le Parrain à son bureau, un flingue change de cible.',
    },
    courage: {
      title: 'Se coucher ou rester debout ?',
      text: 'Parlez, menacez, promettez, mentez. Puis, au second décompte : couche-toi, et tu es à l’abri mais sans magot. Ou reste debout, crie « Banzai ! » et espère un Clic.',
      picture: 'Un crapaud se cache derrière la table, un renard reste debout et sourit.',
    },
    reveal: {
      title: 'Bang ou Clic ?',
      text: 'Si tu es debout, tu révèles ta balle, sauf si ta cible s’est couchée. Clic : rien. Bang : une blessure et pas de magot. À trois blessures, c’est la morgue.',
      picture: 'Un canard a pris une balle ; à côté, une carte Bang et une carte Clic.',
    },
    share: {
      title: 'Le partage',
      text: 'Les gangsters encore debout prennent une carte à tour de rôle, à partir du Parrain, dans le sens horaire, jusqu’à la dernière. Au lieu d’une carte, tu peux prendre le bureau du Parrain.',
      picture: 'Deux gangsters debout prennent des cartes ; le jeton est prêt.',
    },
    end: {
      title: 'Riche et en vie : gagné !',
      text: 'Après huit tours, les gangsters en vie comptent leur argent. Le plus de diamants : 60 000 $ en bonus. Les tableaux valent d’autant plus que tu en as beaucoup.',
      picture: 'La chouette avec billets, diamants et tableaux.',
    },
  },
  powers: {
    title: 'Les pouvoirs',
    lead: 'En option : chaque gangster en reçoit un, face visible, pour toute la partie.',
  },
  first: {
    title: 'La première édition',
    lead: 'Même bande, manières plus rudes. Ce qui change :',
    rules: [
      'Cinq billets par tour, rien d’autre. Ce que personne n’a pris reste sur la table.',
      'Tu as cinq Clic, deux Bang et un Bang ! Bang ! Bang !',
      'Le Parrain ne fait que compter : pas d’ordre, pas de bureau à prendre.',
      'Se coucher coûte un jeton de honte. Rester debout, c’est crier « Même pas cap ! ».',
      'Bang ! Bang ! Bang ! tire d’abord : qui prend la balle ne riposte pas.',
      'Les billets se partagent à égalité entre les gangsters debout, sans faire de monnaie.',
      'À la fin, chaque blessure coûte 5 000 $. À égalité, moins de honte l’emporte.',
    ],
  },
};
