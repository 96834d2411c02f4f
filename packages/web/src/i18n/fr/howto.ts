import type { Howto } from '../en/howto.ts';

export const howto: Howto = {
  title: 'Comment jouer',
  lead: 'Deux minutes, huit images.',
  done: 'Compris',
  panels: {
    loot: {
      title: 'Le magot',
      text: 'Le coup a réussi, reste à partager. Pendant huit tours, huit cartes attendent sur la table : billets, diamants, tableaux et quelques objets utiles.',
      picture: 'Huit cartes de butin sur la table.',
    },
    load: {
      title: 'Charge en secret',
      text: 'Tu as cinq Clic et trois Bang pour toute la partie. À chaque tour, tu en charges un. Ce qui a servi est perdu : choisis bien ton moment.',
      picture: 'Une main de cinq cartes Clic et trois Bang !',
    },
    aim: {
      title: 'Braquage !',
      text: 'Trois, deux, un : tout le monde braque quelqu’un au même instant. Qui est trop lent ne braque personne.',
      picture: 'Quatre gangsters se braquent ; deux flingues visent le lapin.',
    },
    privilege: {
      title: 'Le Parrain ordonne',
      text: 'L’un de vous est le Parrain. Il peut ordonner à quelqu’un de viser ailleurs. Qui ? C’est le tireur qui choisit.',
      picture: 'Le Parrain à son bureau, un flingue change de cible.',
    },
    courage: {
      title: 'Couché ou debout ?',
      text: 'Parlez, menacez, promettez, mentez. Puis à trois : couche-toi, à l’abri mais sans magot à ce tour. Ou reste debout, crie « Banzai ! » et espère un Clic.',
      picture: 'Un crapaud se cache derrière la table, un renard reste debout et sourit.',
    },
    reveal: {
      title: 'Bang ou Clic ?',
      text: 'Ceux qui sont debout révèlent leur balle, sauf si leur cible s’est couchée. Clic : rien. Bang : une blessure et pas de magot. À trois blessures, tu es mort.',
      picture: 'Un canard est touché ; à côté, une carte Bang ! et une carte Clic.',
    },
    share: {
      title: 'Le partage',
      text: 'Ceux qui tiennent debout prennent une carte à tour de rôle, à partir du Parrain, jusqu’à la dernière. Au lieu d’une carte, tu peux prendre la place du Parrain.',
      picture: 'Deux gangsters debout prennent des cartes ; le jeton est prêt.',
    },
    end: {
      title: 'Le plus riche des vivants gagne',
      text: 'Après huit tours, les vivants comptent leur argent. Le plus de diamants : 60 000 $ en plus. Les tableaux valent d’autant plus que tu en as beaucoup.',
      picture: 'La chouette avec billets, diamants et tableaux.',
    },
  },
};
