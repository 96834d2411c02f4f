import type { Lessons } from '../en/lessons.ts';

export const lessons: Lessons = {
  lessons: {
    title: 'Apprendre en jouant',
    lead: 'Une vraie table, une courte leçon après l’autre. Les bases prennent trois minutes.',
    start: 'C’est parti',
    resume: 'Continuer',
    puzzlesTitle: 'Énigmes',
    puzzlesLead: 'Une décision à chaque fois : qu’est-ce qui gagne le plus ?',
    taken: 'réussi',
    skip: 'Passer',
    right: 'Bien vu !',
    wrong: 'Pas cette fois',
    again: 'Réessayer',
    next: 'Leçon suivante',
    nextPuzzle: 'Énigme suivante',
    play: 'Jouer une partie',
    all: 'Toutes les leçons',
  },
  tutorial: {
    load: {
      name: 'Charger',
      steps: [
        {
          say: 'À chaque tour, tu charges une balle en secret. Un Clic ne fait rien, un Bang blesse. Charge un Bang : on s’occupe du reste.',
          wrong: 'Clic ! Rien ne s’est passé, et Vito a eu sa part. Un Clic ne sert qu’à bluffer.',
        },
      ],
      done: 'Bang ! Vito a une blessure et n’a rien ce tour-ci. Ce Bang est perdu : il t’en reste deux.',
    },
    aim: {
      name: 'Viser',
      steps: [
        {
          say: 'Tout le monde vise en même temps. Ton flingue contient un Bang, et trois blessures tuent : Bogdan en a déjà deux. Vise Bogdan.',
          wrong: 'Bogdan est encore en vie. Une blessure de plus, et c’était la troisième.',
        },
      ],
      done: 'La troisième blessure : fini pour Bogdan et pour tout son butin. Un gangster de moins.',
    },
    order: {
      name: 'Le Parrain',
      steps: [
        {
          say: 'C’est toi le Parrain : tu peux détourner un flingue vers une autre cible. Seul Vito te vise. Donne l’ordre à Vito.',
          wrong: 'Vito te visait toujours, et c’était un Bang. Détourne le flingue qui te vise.',
        },
      ],
      done: 'Vito a dû changer de cible, et Bogdan a pris le Bang qui t’était destiné.',
    },
    courage: {
      name: 'À terre ?',
      steps: [
        {
          say: 'Trois flingues te visent et tu as deux blessures : un Bang et c’est fini. Couche-toi, et rien ne te touche.',
          wrong:
            'C’est fini pour toi. Deux blessures, trois flingues : rester debout était trop risqué.',
        },
        {
          say: 'Tour suivant : seule Zofia te vise, et il y a gros à partager. À terre, tu n’aurais rien. Reste debout.',
          wrong:
            'À l’abri, mais les mains vides : les autres se partagent tout. La plupart des balles sont des Clics. Face à un seul flingue, reste debout.',
        },
      ],
      done: 'Clic ! C’était du bluff, et tu as ta part.',
    },
    share: {
      name: 'Le partage',
      steps: [
        {
          say: 'Tout le monde encore debout prend à son tour, le Parrain en premier. Les tableaux prennent de la valeur : ton quatrième rapporte 30 000 $. Prends-le.',
          wrong: 'Vito a pris le tableau. Trois valent 30 000 $, quatre auraient valu 60 000 $.',
        },
        {
          say: 'Le bureau est à prendre aussi : il donne le rôle de Parrain au tour suivant, avec l’ordre et le premier choix. Garde-le.',
          wrong: 'Vito a pris le bureau et sera Parrain. Tu n’as eu que 5 000 $.',
        },
      ],
      done: 'Tu restes Parrain, et tes tableaux valent 60 000 $. Le butin est face cachée : retiens qui prend quoi.',
    },
    end: {
      name: 'La fin',
      steps: [
        {
          say: 'Dernier tour ! Le plus de diamants à la fin : 60 000 $ en bonus. Vito et toi en avez un chacun. Prends le diamant.',
          wrong: 'Vito a pris le diamant, touché les 60 000 $ du plus de diamants, et gagné.',
        },
      ],
      done: 'La plus grosse fortune encore en vie gagne : la tienne, grâce à un petit diamant. Tu connais tout le jeu !',
    },
    powers: {
      name: 'Pouvoirs',
      steps: [
        {
          say: 'Avec les pouvoirs, chaque gangster en a un, visible. Tu es la Doctoresse : te coucher soigne une blessure. Deux flingues te visent : couche-toi.',
          wrong:
            'Le Bang de Vito était ta troisième blessure. La Doctoresse pouvait se coucher et se soigner.',
        },
      ],
      done: 'Une blessure soignée. Touche un gangster à tout moment pour lire son pouvoir.',
    },
    first: {
      name: 'Première édition',
      steps: [
        {
          say: 'Des manières plus rudes : que des billets, aucun ordre. Charge Bang ! Bang ! Bang ! Il part avant tout le monde.',
          wrong:
            'Cette balle n’est pas la plus rapide. Bang ! Bang ! Bang ! touche avant que quiconque ne tire.',
        },
        {
          say: 'Vito a l’air nerveux. Vise Vito.',
          wrong: 'C’est Vito qui te visait. Vise Vito.',
        },
        {
          say: 'Vito te vise, mais ton tir est plus rapide. Et se coucher coûte un jeton de honte. Reste debout.',
          wrong: 'Pas de billets, et un jeton de honte. Ton tir aurait été plus rapide.',
        },
      ],
      done: 'Vito a été touché avant de tirer. Les gangsters debout partagent à parts égales, et chaque blessure coûte 5 000 $ à la fin.',
    },
  },
  puzzles: {
    leader: {
      name: 'Deux flingues',
      steps: [
        {
          say: 'Dernier tour. Tu as 80 000 $, les autres 15 000 $ au plus. Deux blessures, deux flingues, et la dernière balle de Vito est un Bang. Que faire ?',
          wrong: 'Le Bang de Vito était ta troisième blessure. Les morts ne gagnent rien.',
        },
      ],
      done: 'Personne ne rattrape 65 000 $ à cette table. Avec une telle avance, inutile de partager : couche-toi et gagne.',
    },
    bluff: {
      name: 'Menaces en l’air',
      steps: [
        {
          say: 'Dernier tour, deux blessures, deux flingues sur toi. Mais Vito et Bogdan n’ont plus de Bang, et il te manque 10 000 $.',
          wrong: 'C’étaient deux Clics, et ta part est perdue.',
        },
      ],
      done: 'Compte ce qui a été tiré. Après trois Bang chacun, il ne reste que des Clics : debout, tu ne risquais rien, et ta part gagne.',
    },
    lastBang: {
      name: 'Clic ou Bang ?',
      steps: [
        {
          say: 'Encore deux tours, un Clic et un Bang en main. Vito mène et a deux blessures. Que charges-tu ?',
          wrong: 'Vito est en vie et mène toujours. Un Bang qui attend risque d’arriver trop tard.',
        },
      ],
      done: 'Un Bang jamais tiré ne vaut rien. Chargé maintenant, il peut encore arrêter Vito.',
    },
    finalAim: {
      name: 'Le dernier tir',
      steps: [
        {
          say: 'Dernier tour, un Bang. Vito et toi avez 50 000 $ chacun, Bogdan 5 000 $. Vito prend en premier. Qui vises-tu ?',
          wrong: 'Bogdan n’était pas une menace. Vito a pris le meilleur billet et gagné.',
        },
      ],
      done: 'Seul Vito peut te battre. Touché ou couché, Vito n’a rien, et un billet fait la différence.',
    },
    diamonds: {
      name: 'Petits cailloux',
      steps: [
        {
          say: 'Dernier tour, tu prends en premier. Vito et toi avez deux diamants chacun. Le billet de 20 000 $ ou le diamant de 1 000 $ ?',
          wrong: 'Vito a pris le diamant, et 60 000 $ pour le plus de diamants.',
        },
      ],
      done: 'Le troisième diamant vaut 61 000 $ : ses 1 000 $, et 60 000 $ pour le plus de diamants.',
    },
    equal: {
      name: 'Trouble-fête',
      steps: [
        {
          say: 'Dernier tour, tu prends en premier. Tu as 76 000 $ et un diamant, Vito 47 000 $ et deux. Le diamant ou le billet de 20 000 $ ?',
          wrong: 'Vito avait toujours le plus de diamants : 60 000 $ en bonus, et la victoire.',
        },
      ],
      done: 'Deux diamants chacun : personne n’en a le plus, donc personne n’a les 60 000 $. Aucun billet ne vaut autant.',
    },
    paintings: {
      name: 'La collection',
      steps: [
        {
          say: 'Dernier tour, tu prends en premier. Tes cinq tableaux valent 100 000 $, Vito a 120 000 $. Le tableau ou le billet de 20 000 $ ?',
          wrong: 'Pas assez. Six tableaux auraient valu 150 000 $.',
        },
      ],
      done: 'Six tableaux rapportent 150 000 $ : celui-ci en ajoute 50 000 à lui seul.',
    },
    deny: {
      name: 'Pas pour Vito',
      steps: [
        {
          say: 'Dernier tour, tu prends en premier. Tu as 85 000 $, Vito quatre tableaux qui valent 60 000 $. Le tableau ou le billet de 10 000 $ ?',
          wrong: 'Le cinquième tableau de Vito : cinq valent 100 000 $.',
        },
      ],
      done: 'Pour toi, ce tableau vaut 4 000 $ ; pour Vito, 40 000 $. La meilleure carte est parfois celle qui manque aux autres.',
    },
    greedy: {
      name: 'La Gourmande',
      steps: [
        {
          say: 'Dernier tour. La Gourmande peut commencer par deux parts et ne plus rien prendre ensuite. Vito mène de 15 000 $. Que prends-tu ?',
          wrong: 'Vito a eu un billet de 20 000 $ aussi, et reste devant.',
        },
      ],
      done: 'Les deux billets de 20 000 $ d’un coup : à Vito la petite monnaie.',
    },
    dictator: {
      name: 'Le Dictateur',
      steps: [
        {
          say: 'Dernier tour, tu as 80 000 $. Vito veut un cinquième tableau : cela ferait 100 000 $. Tu es le Dictateur. Interdit ?',
          wrong: 'Cinq tableaux, 100 000 $ : hors de ta portée.',
        },
      ],
      done: 'Vito a dû prendre 10 000 $, et le tableau est à toi. Garde un tel pouvoir pour le moment décisif.',
    },
    stealthy: {
      name: 'La Furtive',
      steps: [
        {
          say: 'Dernier tour, deux blessures, et la dernière balle de Vito est un Bang. Vito a 60 000 $, toi 55 000 $. Que fait la Furtive ?',
          wrong: 'Ta troisième blessure. À terre, tu ne risquais rien et tu prenais 10 000 $.',
        },
      ],
      done: 'La Furtive prend 10 000 $ en se couchant : à l’abri, avec la paie, et 5 000 $ devant Vito.',
    },
    cash: {
      name: 'À l’ancienne',
      steps: [
        {
          say: 'Première édition, dernier tour. Tu as 90 000 $, Vito 40 000 $. Deux blessures, deux flingues, et la dernière balle de Vito est un Bang. Que faire ?',
          wrong: 'Le Bang de Vito était ta troisième blessure, et tout ton argent est perdu.',
        },
      ],
      done: 'Personne ne te rattrape à cette table, et la honte ne compte qu’en cas d’égalité. Couche-toi et gagne.',
    },
  },
};
