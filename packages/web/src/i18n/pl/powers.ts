import type { Powers } from '../en/powers.ts';
import { between, by } from '../forms.ts';

export const powers: Powers = {
  collector: {
    name: 'Kolekcjoner',
    explain: 'Na koniec liczy się jak jeszcze jeden obraz.',
    example: 'Twoje dwa obrazy liczą się jak trzy: 30 000 $ zamiast 12 000 $.',
  },
  cunning: {
    name: 'Cwaniak',
    explain: 'Może zmienić pocisk, gdy wszyscy już celują.',
    example: 'Nikt w ciebie nie celuje? Zamień Pusty Magazynek na Wystrzał.',
    decisions: {
      reload: {
        title: 'Zmienić pocisk?',
        hint: 'Inni widzą, że zmieniasz, ale nie wiedzą, na co.',
      },
    },
    keep: (bullet) => `Zostaw: ${bullet}`,
    swapped: (who) => by(who, 'Zmieniasz pocisk.', `${who.name} zmienia pocisk.`),
    kept: (who) => by(who, 'Zostawiasz swój pocisk.', `${who.name} zostawia swój pocisk.`),
  },
  cute: {
    name: 'Czaruś',
    explain: 'Przy podziale bierze banknot 5 000 $ przed wszystkimi.',
    example: 'Nadal stoisz? Banknot 5 000 $ jest twój, zanim sięgnie Ojciec Chrzestny.',
    took: (who, what) =>
      by(
        who,
        `Z uśmiechem bierzesz przed wszystkimi: ${what}.`,
        `${who.name} z uśmiechem bierze przed wszystkimi: ${what}.`,
      ),
  },
  dictator: {
    name: 'Dyktatorka',
    explain: 'Raz na podział może zabronić komuś jednego rodzaju łupu.',
    example: 'Ktoś sięga po piąty obraz? Zabroń obrazów. Niech weźmie coś innego.',
    decisions: {
      forbid: {
        title: (name, what) => `${name} chce: ${what}`,
        hint: 'Raz na podział możesz zabronić jednego rodzaju łupu.',
      },
    },
    ban: (kind) => `Zabroń: ${kind}`,
    allow: 'Pozwól',
    allowHint: 'Zachowaj weto na później.',
    allowed: (who) => by(who, 'Pozwalasz.', `${who.name} pozwala.`),
    banned: (who, whom, kind) =>
      between(who, whom, {
        you: `Zabraniasz: ${kind}. Dotyczy: ${whom.name}.`,
        toYou: `${who.name} zabrania ci: ${kind}.`,
        other: `${who.name} zabrania: ${kind}. Dotyczy: ${whom.name}.`,
      }),
    tookNothing: (who) => by(who, 'Nic nie bierzesz.', `${who.name} nic nie bierze.`),
  },
  doctor: {
    name: 'Lekarka',
    explain: 'Kryjąc się, leczy jedno swoje obrażenie.',
    example: 'Dwa obrażenia i trzy lufy? Kryj się, a zostanie ci tylko jedno.',
    duckHint: 'Bezpiecznie, bez łupu, leczysz obrażenie',
    healed: (who, left) =>
      by(
        who,
        `Opatrujesz się. Zostaje: ${left}.`,
        `${who.name} leczy obrażenie. Zostaje: ${left}.`,
      ),
  },
  goodFriend: {
    name: 'Psiapsióła',
    explain: 'Gdy ktoś użyje Amunicji, też może odzyskać Wystrzał.',
    example: 'Dot bierze Amunicję i wygrzebuje Wystrzał z odrzuconych. Ty też bierzesz, za darmo.',
    decisions: {
      regain: { title: 'Odzyskać też Wystrzał?', hint: 'Nic cię to nie kosztuje.' },
    },
    take: 'Weź Wystrzał',
    takeHint: 'Z odrzuconych na twoją rękę.',
    noneLeft: (who) =>
      by(who, 'Dla ciebie nie ma już Wystrzału.', `${who.name}: nie ma już Wystrzału.`),
  },
  greedy: {
    name: 'Chytruska',
    explain: 'Może wziąć dwie części naraz, ale potem w tej rundzie już żadnej.',
    example: 'Na stole dwa obrazy? Bierz oba, zanim ktoś cię ubiegnie.',
    takeTwo: { title: 'Weź jedną część albo dwie', hint: 'Po dwóch kończysz tę rundę.' },
    take: (what) => `Weź: ${what}`,
    pair: (first, second) => `${first}, potem ${second}`,
  },
  hustler: {
    name: 'Oszust',
    explain: 'Co rundę losuje pocisk z czyjejś ręki i oddaje dowolny w zamian.',
    example:
      'Losujesz Wystrzał z ręki Vita i oddajesz Pusty Magazynek. Wiecie o tym tylko wy dwoje.',
    decisions: {
      hustle: { title: 'Czyja ręka?', hint: 'Losujesz z niej pocisk i oddajesz jeden w zamian.' },
      give: { title: 'Oddaj jeden', hint: 'Dowolny pocisk z ręki, nawet ten wylosowany.' },
    },
    drew: (who, whom) =>
      between(who, whom, {
        you: `Losujesz pocisk. Traci go ${whom.name}.`,
        toYou: `${who.name} losuje twój pocisk.`,
        other: `${who.name} losuje pocisk. Traci go ${whom.name}.`,
      }),
    gave: (who, whom) =>
      between(who, whom, {
        you: `Oddajesz pocisk. Dostaje go ${whom.name}.`,
        toYou: `${who.name} oddaje ci pocisk.`,
        other: `${who.name} oddaje pocisk. Dostaje go ${whom.name}.`,
      }),
    got: (bullet) => `Dostajesz: ${bullet}`,
    lost: (bullet) => `Tracisz: ${bullet}`,
  },
  junkDealer: {
    name: 'Tandeciara',
    explain: 'Raz na podział może wymienić dopiero co wziętą kartę na losową.',
    example: 'Został ci banknot 5 000 $? Wymień go, może trafi się obraz.',
    decisions: {
      trade: {
        title: (what) => `Wymienić: ${what}?`,
        hint: 'Raz na podział, na losową kartę.',
      },
    },
    pile: 'Wymień',
    pileHint: 'Na losową kartę z późniejszej rundy.',
    player: (name) => `Wymień się: ${name}`,
    keepHint: 'Teraz bez wymiany.',
    kept: (who) => by(who, 'Rezygnujesz z wymiany.', `${who.name} rezygnuje z wymiany.`),
    traded: (who, what) => by(who, `Wymieniasz: ${what}.`, `${who.name} wymienia: ${what}.`),
    tradedWith: (who, whom, what) =>
      between(who, whom, {
        you: `Wymieniasz: ${what}. Swoją kartę oddaje ${whom.name}.`,
        toYou: `${who.name} wymienia się z tobą: ${what}.`,
        other: `${who.name} wymienia: ${what}. Swoją kartę oddaje ${whom.name}.`,
      }),
  },
  kid: {
    name: 'Dzieciak',
    explain: 'Celuje na końcu, widząc, kto celuje w kogo.',
    example: 'Cztery lufy mierzą w kogoś obok, żadna w ciebie. Teraz spokojnie wybierz cel.',
    decisions: {
      aimAfterOthers: {
        title: 'Celujesz na końcu',
        hint: 'Wszyscy już celują. Masz własny zegar: gdy stanie, będzie za późno.',
      },
    },
  },
  luckyMan: {
    name: 'Farciarz',
    explain: 'Dwa obrażenia lub więcej w rundzie? Nie odnosi żadnego.',
    example: 'Trzy Wystrzały naraz? Ani draśnięcia, a łup i tak bierzesz.',
    dodged: (who) =>
      by(
        who,
        'Co za fart! Kilka strzałów, a ty bez draśnięcia.',
        `Co za fart! ${who.name}: kilka strzałów, zero obrażeń.`,
      ),
  },
  professional: {
    name: 'Profesjonalista',
    explain: 'Ma Wystrzał, a cel się kryje? Kradnie mu jedną kartę łupu.',
    example: 'Celujesz Wystrzałem w Dot, a Dot się kryje. Losowa karta z tego łupu jest twoja.',
    stole: (who, whom) =>
      between(who, whom, {
        you: `Obrabiasz kieszeń: ${whom.name} traci jedną kartę.`,
        toYou: `${who.name} obrabia ci kieszeń: jedna karta.`,
        other: `${who.name} obrabia kieszeń: ${whom.name} traci jedną kartę.`,
      }),
  },
  smart: {
    name: 'Mądrala',
    explain: 'Gdy cel się kryje, odzyskuje pocisk i odrzuca dowolny.',
    example: 'Celujesz Wystrzałem we Flo, a Flo się kryje. Zatrzymaj go, odrzuć Pusty Magazynek.',
    decisions: {
      discardInstead: {
        title: 'Twój cel się kryje',
        hint: 'Weź pocisk z powrotem i odrzuć dowolny.',
      },
    },
  },
  stealthy: {
    name: 'Cichociemna',
    explain: 'Kryjąc się, zgarnia ze stołu banknot 10 000 $.',
    example: 'Wszyscy patrzą na lufy, a ty znikasz pod stołem. Z banknotem 10 000 $.',
    duckHint: 'Bezpiecznie, zgarniasz 10 000 $',
    took: (who, what) =>
      by(who, `Spod stołu zgarniasz: ${what}.`, `Spod stołu ${who.name} zgarnia: ${what}.`),
  },
  unbreakable: {
    name: 'Niezniszczalny',
    explain: 'Odpada dopiero po piątym obrażeniu.',
    example: 'Cztery obrażenia, a ty dalej krzyczysz „Banzai!”. Piąte to już za dużo.',
  },
  vulture: {
    name: 'Sęp',
    explain: 'Gdy ktoś ginie, zabiera dwie karty z jego łupu.',
    example: 'Bogdan dostaje trzecie obrażenie. Dwie losowe karty z tego łupu są twoje.',
    stole: (who, whom) =>
      between(who, whom, {
        you: `${whom.name} już nic nie potrzebuje: bierzesz kartę.`,
        toYou: `Tobie już nic nie trzeba: ${who.name} bierze kartę.`,
        other: `${whom.name} już nic nie potrzebuje: ${who.name} bierze kartę.`,
      }),
  },
};
