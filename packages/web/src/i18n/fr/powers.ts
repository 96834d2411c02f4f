import type { Powers } from '../en/powers.ts';
import { between, by } from '../forms.ts';

export const powers: Powers = {
  collector: {
    name: 'Le Collectionneur',
    explain: 'Compte comme un tableau de plus à la fin.',
    example: 'Tes deux tableaux comptent pour trois : 30 000 $ au lieu de 12 000 $.',
  },
  cunning: {
    name: 'Le Rusé',
    explain: 'Peut changer de balle une fois que tout le monde a visé.',
    example: 'Personne ne te vise ? Échange ton Clic contre un Bang.',
    decisions: {
      reload: {
        title: 'Changer de balle ?',
        hint: 'Les autres voient que tu changes, pas quelle balle tu prends.',
      },
    },
    keep: (bullet) => `Garder : ${bullet}`,
    swapped: (who) => by(who, 'Tu changes de balle.', `${who.name} change de balle.`),
    kept: (who) => by(who, 'Tu gardes ta balle.', `${who.name} garde sa balle.`),
  },
  cute: {
    name: 'Le Mignon',
    explain: 'Au partage, prend un billet de 5 000 $ avant les autres.',
    example: 'Encore debout ? Un billet de 5 000 $ est à toi, avant même le Parrain.',
    took: (who, what) =>
      by(
        who,
        `Avec un grand sourire, tu prends d’abord : ${what}.`,
        `Avec un grand sourire, ${who.name} prend d’abord : ${what}.`,
      ),
  },
  dictator: {
    name: 'Le Dictateur',
    explain: 'Une fois par partage, peut interdire à quelqu’un un type de butin.',
    example: 'Quelqu’un veut un cinquième tableau ? Interdis les tableaux. Ce sera autre chose.',
    decisions: {
      forbid: {
        title: (name, what) => `${name} veut : ${what}`,
        hint: 'Une fois par partage, tu peux interdire un type de butin.',
      },
    },
    ban: (kind) => `Interdire : ${kind}`,
    allow: 'Laisser faire',
    allowHint: 'Garde ton veto pour plus tard.',
    allowed: (who) => by(who, 'Tu laisses faire.', `${who.name} laisse faire.`),
    banned: (who, whom, kind) =>
      between(who, whom, {
        you: `Tu interdis à ${whom.name} : ${kind}.`,
        toYou: `${who.name} t’interdit : ${kind}.`,
        other: `${who.name} interdit à ${whom.name} : ${kind}.`,
      }),
    tookNothing: (who) => by(who, 'Tu ne prends rien.', `${who.name} ne prend rien.`),
  },
  doctor: {
    name: 'La Doctoresse',
    explain: 'Soigne une de ses blessures en se couchant.',
    example: 'Deux blessures et trois flingues sur toi ? À terre : il ne t’en reste qu’une.',
    duckHint: 'À l’abri, sans magot, une blessure en moins',
    healed: (who, left) =>
      by(
        who,
        `Tu te soignes. Il te reste : ${left}.`,
        `${who.name} soigne une blessure. Reste : ${left}.`,
      ),
  },
  goodFriend: {
    name: 'La Bonne Copine',
    explain: 'Quand quelqu’un utilise un chargeur, peut aussi reprendre un Bang.',
    example: 'Dot repêche un Bang dans la défausse avec un chargeur. Toi aussi, et c’est gratuit.',
    decisions: {
      regain: { title: 'Récupérer un Bang aussi ?', hint: 'Ça ne te coûte rien.' },
    },
    take: 'Prendre le Bang',
    takeHint: 'De la défausse à ta main.',
    noneLeft: (who) => by(who, 'Plus de Bang pour toi.', `Plus de Bang pour ${who.name}.`),
  },
  greedy: {
    name: 'La Gourmande',
    explain: 'Peut prendre deux parts d’un coup, puis plus rien pour ce tour.',
    example: 'Deux tableaux sur la table ? Prends les deux avant tout le monde.',
    takeTwo: {
      title: 'Prends une part ou deux',
      hint: 'Si tu en prends deux, c’est fini pour ce tour.',
    },
    take: (what) => `Prendre : ${what}`,
    pair: (first, second) => `${first}, puis ${second}`,
  },
  hustler: {
    name: 'L’Arnaqueur',
    explain: 'À chaque tour, pioche une balle dans une autre main et en rend une.',
    example: 'Tu pioches un Bang chez Vito et tu rends un Clic. Ça reste entre vous.',
    decisions: {
      hustle: {
        title: 'Dans quelle main ?',
        hint: 'Tu y pioches une balle au hasard et tu en rends une.',
      },
      give: {
        title: 'Rends-en une',
        hint: 'N’importe quelle balle de ta main, même celle que tu viens de piocher.',
      },
    },
    drew: (who, whom) =>
      between(who, whom, {
        you: `Tu pioches une balle chez ${whom.name}.`,
        toYou: `${who.name} pioche une balle dans ta main.`,
        other: `${who.name} pioche une balle chez ${whom.name}.`,
      }),
    gave: (who, whom) =>
      between(who, whom, {
        you: `Tu rends une balle à ${whom.name}.`,
        toYou: `${who.name} te rend une balle.`,
        other: `${who.name} rend une balle à ${whom.name}.`,
      }),
    got: (bullet) => `Tu reçois : ${bullet}`,
    lost: (bullet) => `Tu perds : ${bullet}`,
  },
  junkDealer: {
    name: 'La Brocanteuse',
    explain: 'Une fois par partage, peut échanger sa prise contre une carte au hasard.',
    example: 'Il ne restait qu’un billet de 5 000 $ ? Échange-le : ce sera peut-être un tableau.',
    decisions: {
      trade: {
        title: (what) => `Échanger : ${what} ?`,
        hint: 'Une fois par partage, contre une carte au hasard.',
      },
    },
    pile: 'Échanger',
    pileHint: 'Contre une carte au hasard d’un tour à venir.',
    player: (name) => `Échanger avec ${name}`,
    keepHint: 'Pas d’échange maintenant.',
    kept: (who) => by(who, 'Tu n’échanges pas.', `${who.name} n’échange pas.`),
    traded: (who, what) => by(who, `Tu échanges : ${what}.`, `${who.name} échange : ${what}.`),
    tradedWith: (who, whom, what) =>
      between(who, whom, {
        you: `Tu échanges avec ${whom.name} : ${what}.`,
        toYou: `${who.name} échange avec toi : ${what}.`,
        other: `${who.name} échange avec ${whom.name} : ${what}.`,
      }),
  },
  kid: {
    name: 'Le Gamin',
    explain: 'Vise en dernier, après avoir vu qui vise qui.',
    example: 'Quatre flingues sur Rusty, aucun sur toi. À toi de choisir ta cible.',
    decisions: {
      aimAfterOthers: {
        title: 'Tu vises en dernier',
        hint: 'Tous les flingues sont sortis. Si ton propre chrono s’écoule, c’est trop tard pour toi aussi.',
      },
    },
  },
  luckyMan: {
    name: 'Le Veinard',
    explain: 'Deux blessures ou plus dans un tour ? Aucune ne compte.',
    example: 'Trois Bang d’un coup ? Pas une égratignure, et tu partages le magot.',
    dodged: (who) =>
      by(
        who,
        'Quelle veine ! Tous ces tirs, et pas une égratignure pour toi.',
        `Quelle veine ! Tous ces tirs, et pas une égratignure pour ${who.name}.`,
      ),
  },
  professional: {
    name: 'Le Professionnel',
    explain: 'Si la cible se couche devant un Bang chargé, lui vole une carte de butin.',
    example: 'Tu vises Dot avec un Bang, et Dot se couche. Une carte de son butin est à toi.',
    stole: (who, whom) =>
      between(who, whom, {
        you: `Tu fais les poches à ${whom.name} : une carte.`,
        toYou: `${who.name} te fait les poches : une carte.`,
        other: `${who.name} fait les poches à ${whom.name} : une carte.`,
      }),
  },
  smart: {
    name: 'Le Malin',
    explain: 'Si la cible se couche, reprend sa balle et en défausse une au choix.',
    example: 'Tu vises Flo avec un Bang, et Flo se couche. Garde le Bang, défausse un Clic.',
    decisions: {
      discardInstead: {
        title: 'Ta cible s’est couchée',
        hint: 'Reprends ta balle et défausse celle de ton choix.',
      },
    },
  },
  stealthy: {
    name: 'La Furtive',
    explain: 'En se couchant, rafle un billet de 10 000 $ sur la table.',
    example: 'Tout le monde regarde les flingues. Toi, tu files sous la table avec 10 000 $.',
    duckHint: 'À l’abri, et 10 000 $ en poche',
    took: (who, what) =>
      by(who, `Sous la table, tu rafles : ${what}.`, `Sous la table, ${who.name} rafle : ${what}.`),
  },
  unbreakable: {
    name: 'L’Increvable',
    explain: 'Ne meurt qu’à la cinquième blessure.',
    example: 'Quatre blessures, et tu cries encore « Banzai ! ». La cinquième sera de trop.',
  },
  vulture: {
    name: 'Le Vautour',
    explain: 'Quand quelqu’un meurt, prend deux cartes de son butin.',
    example: 'Troisième blessure pour Bogdan. Deux cartes de son butin, au hasard, sont à toi.',
    stole: (who, whom) =>
      between(who, whom, {
        you: `${whom.name} n’en a plus besoin : tu prends une carte.`,
        toYou: `Tu n’en as plus besoin : ${who.name} prend une carte.`,
        other: `${whom.name} n’en a plus besoin : ${who.name} prend une carte.`,
      }),
  },
};
