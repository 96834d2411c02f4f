import type { Lessons } from '../en/lessons.ts';

export const lessons: Lessons = {
  lessons: {
    title: 'Nauka w grze',
    lead: 'Prawdziwy stół, jedna krótka lekcja po drugiej. Podstawy zajmą trzy minuty.',
    start: 'Zaczynamy',
    resume: 'Dalej',
    puzzlesTitle: 'Zagadki',
    puzzlesLead: 'Po jednej decyzji: co daje największe szanse?',
    taken: 'zaliczone',
    skip: 'Pomiń',
    right: 'Dobrze!',
    wrong: 'Tym razem nie',
    again: 'Jeszcze raz',
    next: 'Następna lekcja',
    nextPuzzle: 'Następna zagadka',
    play: 'Zagraj',
    all: 'Wszystkie lekcje',
  },
  tutorial: {
    load: {
      name: 'Ładowanie',
      steps: [
        {
          say: 'Co rundę ładujesz w tajemnicy jeden pocisk. Pusty Magazynek nic nie robi, Wystrzał rani. Załaduj Wystrzał: resztę zrobimy za ciebie.',
          wrong:
            'Pusty Magazynek! Nic się nie stało i Vito ma swoją część. Takim pociskiem można tylko blefować.',
        },
      ],
      done: 'Wystrzał! Vito ma obrażenie i w tej rundzie nic nie dostanie. Ten Wystrzał przepadł: zostały ci dwa.',
    },
    aim: {
      name: 'Celowanie',
      steps: [
        {
          say: 'Wszyscy celują naraz. Masz załadowany Wystrzał, a trzy obrażenia to śmierć: Bogdan ma już dwa. Wyceluj w Bogdana.',
          wrong: 'Bogdan żyje. Jeszcze jedno obrażenie byłoby trzecim.',
        },
      ],
      done: 'Trzecie obrażenie: po Bogdanie i po jego łupie. O jednego gangstera mniej.',
    },
    order: {
      name: 'Ojciec Chrzestny',
      steps: [
        {
          say: 'Teraz ty jesteś Ojcem Chrzestnym: możesz kazać komuś zmienić cel. W ciebie celuje tylko Vito. Wydaj rozkaz: Vito.',
          wrong:
            'Vito nadal celował w ciebie, i to Wystrzałem. Rozkazem odwróć lufę, która wskazuje ciebie.',
        },
      ],
      done: 'Vito musiał wybrać inny cel i Bogdan dostał Wystrzałem przeznaczonym dla ciebie.',
    },
    courage: {
      name: 'Odwaga',
      steps: [
        {
          say: 'Celują w ciebie trzy lufy, a masz dwa obrażenia: jeden Wystrzał i po tobie. Kryj się, a nic cię nie trafi.',
          wrong: 'Śmierć. Dwa obrażenia i trzy lufy: stać było zbyt ryzykownie.',
        },
        {
          say: 'Następna runda: celuje w ciebie tylko Zofia, a jest co dzielić. Kto się kryje, nic nie dostaje. Stój.',
          wrong:
            'Bezpiecznie, ale z niczym: inni dzielą wszystko. Większość pocisków jest pusta. Przy jednej lufie stój.',
        },
      ],
      done: 'Pusty Magazynek! To był blef i bierzesz swoją część.',
    },
    share: {
      name: 'Podział',
      steps: [
        {
          say: 'Kto jeszcze stoi, bierze po kolei jedną rzecz, najpierw Ojciec Chrzestny. Obrazy zyskują na wartości: czwarty da ci 30 000 $. Weź go.',
          wrong: 'Obraz wziął Vito. Trzy są warte 30 000 $, cztery byłyby warte 60 000 $.',
        },
        {
          say: 'Biurko też można wziąć: kto je zajmie, będzie Ojcem Chrzestnym, wyda rozkaz i weźmie pierwszy łup. Zatrzymaj je.',
          wrong: 'Biurko zajął Vito i to on będzie Ojcem Chrzestnym. Masz za to tylko 5 000 $.',
        },
      ],
      done: 'Nadal jesteś Ojcem Chrzestnym, a twoje obrazy są warte 60 000 $. Łup leży zakryty: pamiętaj, kto co wziął.',
    },
    end: {
      name: 'Koniec',
      steps: [
        {
          say: 'Ostatnia runda! Kto na koniec ma najwięcej diamentów, dostaje 60 000 $ więcej. Ty i Vito macie po jednym. Weź diament.',
          wrong: 'Vito wziął diament, dostał 60 000 $ za najwięcej diamentów i wygrał.',
        },
      ],
      done: 'Wygrywa, kto przeżył i ma najwięcej: ty, dzięki jednemu małemu diamentowi. To już cała gra!',
    },
    powers: {
      name: 'Talenty',
      steps: [
        {
          say: 'W grze z talentami każdy ma jeden, odkryty. Ty masz Lekarkę: kryjąc się, leczysz obrażenie. Celują w ciebie dwie lufy: kryj się.',
          wrong:
            'Wystrzał, który oddał Vito, był trzecim obrażeniem. Lekarka mogła się skryć i wyleczyć.',
        },
      ],
      done: 'Jedno obrażenie wyleczone. Dotknij gangstera w dowolnej chwili, żeby przeczytać jego talent.',
    },
    first: {
      name: 'Pierwsza edycja',
      steps: [
        {
          say: 'Ostrzejsze obyczaje: tylko gotówka, żadnych rozkazów. Załaduj Potrójny Wystrzał, który strzela przed wszystkimi.',
          wrong:
            'Ten pocisk nie jest najszybszy. Potrójny Wystrzał trafia, zanim wystrzeli ktokolwiek inny.',
        },
        {
          say: 'Vito wygląda nerwowo. Wyceluj w niego.',
          wrong: 'To Vito celował w ciebie. Wyceluj w niego.',
        },
        {
          say: 'Vito celuje w ciebie, ale twój strzał jest szybszy. A krycie się kosztuje żeton wstydu. Stój.',
          wrong: 'Żadnej gotówki i żeton wstydu. Twój strzał padłby pierwszy.',
        },
      ],
      done: 'Vito oberwał, zanim wystrzelił. Kto jeszcze stoi, dzieli gotówkę po równo, a każde obrażenie kosztuje na koniec 5 000 $.',
    },
  },
  puzzles: {
    leader: {
      name: 'Dwie lufy',
      steps: [
        {
          say: 'Ostatnia runda. Masz 80 000 $, inni najwyżej 15 000 $. Dwa obrażenia, dwie lufy, a ostatni pocisk Vita to Wystrzał. Co wygrywa?',
          wrong: 'Wystrzał Vita to twoje trzecie obrażenie. Martwi nic nie wygrywają.',
        },
      ],
      done: 'Przy tym stole nikt nie odrobi 65 000 $. Z taką przewagą nie potrzebujesz łupu: kryj się i wygraj.',
    },
    bluff: {
      name: 'Puste groźby',
      steps: [
        {
          say: 'Ostatnia runda, dwa obrażenia, celują w ciebie dwie lufy. Ale Vito i Bogdan zużyli już Wystrzały, a tobie brakuje 10 000 $.',
          wrong: 'To były dwa Puste Magazynki, a twoja część przepadła.',
        },
      ],
      done: 'Licz, co już padło. Po trzech Wystrzałach zostają tylko Puste Magazynki: stać było bezpiecznie, a twoja część wygrywa.',
    },
    lastBang: {
      name: 'Co załadować?',
      steps: [
        {
          say: 'Zostały dwie rundy, masz Pusty Magazynek i Wystrzał. Vito prowadzi i ma dwa obrażenia. Co ładujesz?',
          wrong: 'Vito żyje i prowadzi. Wystrzał, który czeka, może przyjść za późno.',
        },
      ],
      done: 'Niewykorzystany Wystrzał nic nie jest wart. Załadowany teraz może jeszcze przerwać prowadzenie Vita.',
    },
    finalAim: {
      name: 'Ostatni strzał',
      steps: [
        {
          say: 'Ostatnia runda, jeden Wystrzał. Ty i Vito macie po 50 000 $, Bogdan 5 000 $. Vito bierze pierwszy. W kogo celujesz?',
          wrong: 'Bogdan nie był groźny. Vito wziął najlepszy banknot i wygrał.',
        },
      ],
      done: 'Pokonać cię może tylko Vito. Trafiony albo skryty nic nie dostanie, a jeden banknot decyduje.',
    },
    diamonds: {
      name: 'Małe kamienie',
      steps: [
        {
          say: 'Ostatnia runda, bierzesz pierwszą część. Ty i Vito macie po dwa diamenty. Banknot 20 000 $ czy diament 1 000 $?',
          wrong: 'Vito wziął diament, a z nim 60 000 $ za najwięcej diamentów.',
        },
      ],
      done: 'Trzeci diament jest wart 61 000 $: swoje 1 000 $ i 60 000 $ za najwięcej diamentów.',
    },
    equal: {
      name: 'Po równo',
      steps: [
        {
          say: 'Ostatnia runda, bierzesz pierwszą część. Masz 76 000 $ i jeden diament, Vito 47 000 $ i dwa. Diament czy banknot 20 000 $?',
          wrong: 'Vito nadal miał najwięcej diamentów: dodatkowe 60 000 $ i wygrana.',
        },
      ],
      done: 'Po dwa diamenty: nikt nie ma najwięcej, więc nikt nie dostaje 60 000 $. Żaden banknot nie jest tyle wart.',
    },
    paintings: {
      name: 'Kolekcja',
      steps: [
        {
          say: 'Ostatnia runda, bierzesz pierwszą część. Twoje pięć obrazów jest warte 100 000 $, Vito ma 120 000 $. Obraz czy banknot 20 000 $?',
          wrong: 'Za mało. Sześć obrazów byłoby warte 150 000 $.',
        },
      ],
      done: 'Sześć obrazów daje 150 000 $: sam ten jeden to 50 000 $ więcej.',
    },
    deny: {
      name: 'Nie dla Vita',
      steps: [
        {
          say: 'Ostatnia runda, bierzesz pierwszą część. Masz 85 000 $, Vito cztery obrazy warte 60 000 $. Obraz czy banknot 10 000 $?',
          wrong: 'Piąty obraz Vita: pięć jest wartych 100 000 $.',
        },
      ],
      done: 'Dla ciebie obraz jest wart 4 000 $, dla Vita 40 000 $. Czasem najlepsza karta to ta, której potrzebuje rywal.',
    },
    greedy: {
      name: 'Chytruska',
      steps: [
        {
          say: 'Ostatnia runda. Chytruska może zacząć od dwóch części i potem nie brać już nic. Vito prowadzi o 15 000 $. Co bierzesz?',
          wrong: 'Vito też dostał banknot 20 000 $ i prowadzi.',
        },
      ],
      done: 'Oba banknoty 20 000 $ naraz: dla Vita zostały drobne.',
    },
    dictator: {
      name: 'Dyktatorka',
      steps: [
        {
          say: 'Ostatnia runda, masz 80 000 $. Vito sięga po piąty obraz, a to razem 100 000 $. Masz Dyktatorkę. Zakazać?',
          wrong: 'Pięć obrazów, 100 000 $: więcej, niż możesz zdobyć.',
        },
      ],
      done: 'Vito musiał wziąć 10 000 $, a obraz jest twój. Zachowaj taki talent na decydującą chwilę.',
    },
    stealthy: {
      name: 'Cichociemna',
      steps: [
        {
          say: 'Ostatnia runda, dwa obrażenia, a ostatni pocisk Vita to Wystrzał. Vito ma 60 000 $, ty 55 000 $. Co robi Cichociemna?',
          wrong: 'Trzecie obrażenie. Krycie się było bezpieczne i dałoby 10 000 $.',
        },
      ],
      done: 'Cichociemna, kryjąc się, bierze 10 000 $: bezpiecznie, z zyskiem i 5 000 $ przed Vitem.',
    },
    cash: {
      name: 'Stara szkoła',
      steps: [
        {
          say: 'Pierwsza edycja, ostatnia runda. Masz 90 000 $, Vito 40 000 $. Dwa obrażenia, dwie lufy, a ostatni pocisk Vita to Wystrzał. Co wygrywa?',
          wrong: 'Wystrzał Vita to twoje trzecie obrażenie i cała gotówka przepadła.',
        },
      ],
      done: 'Przy tym stole nikt cię nie dogoni, a wstyd liczy się tylko przy remisie. Kryj się i wygraj.',
    },
  },
};
