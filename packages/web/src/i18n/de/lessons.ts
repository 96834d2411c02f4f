import type { Lessons } from '../en/lessons.ts';

export const lessons: Lessons = {
  lessons: {
    title: 'Spielend lernen',
    lead: 'Ein echter Tisch, eine kurze Lektion nach der anderen. Die Grundlagen dauern drei Minuten.',
    start: 'Los geht’s',
    resume: 'Weitermachen',
    puzzlesTitle: 'Rätsel',
    puzzlesLead: 'Je eine Entscheidung: Was gewinnt am ehesten?',
    taken: 'geschafft',
    skip: 'Überspringen',
    right: 'Richtig!',
    wrong: 'Diesmal nicht',
    again: 'Noch einmal',
    next: 'Nächste Lektion',
    nextPuzzle: 'Nächstes Rätsel',
    play: 'Ein Spiel spielen',
    all: 'Alle Lektionen',
  },
  tutorial: {
    load: {
      name: 'Laden',
      steps: [
        {
          say: 'In jeder Runde lädst du heimlich eine Patrone. Ein Click tut nichts, ein Bang verwundet. Lade ein Bang: Der Rest geht von selbst.',
          wrong:
            'Click! Nichts ist passiert, und Vito bekam Beute. Ein Click taugt nur zum Bluffen.',
        },
      ],
      done: 'Bang! Vito ist verwundet und bekommt in dieser Runde nichts. Das Bang ist weg: Zwei hast du noch.',
    },
    aim: {
      name: 'Zielen',
      steps: [
        {
          say: 'Alle zielen gleichzeitig. In deiner Pistole steckt ein Bang, und drei Wunden sind tödlich: Bogdan hat schon zwei. Ziel auf Bogdan.',
          wrong: 'Bogdan lebt noch. Eine Wunde mehr wäre die dritte gewesen.',
        },
      ],
      done: 'Die dritte Wunde: Bogdan ist tot, und die Beute von Toten zählt nicht. Ein Gangster weniger.',
    },
    order: {
      name: 'Der Pate',
      steps: [
        {
          say: 'Du bist Pate: Du darfst eine Pistole auf ein anderes Ziel lenken. Nur Vito zielt auf dich. Befiehl es Vito.',
          wrong:
            'Vito zielte weiter auf dich, und es war ein Bang. Lenk die Pistole um, die auf dich zeigt.',
        },
      ],
      done: 'Vito musste ein anderes Ziel wählen, und Bogdan bekam das Bang, das dir galt.',
    },
    courage: {
      name: 'Mutprobe',
      steps: [
        {
          say: 'Drei Pistolen zeigen auf dich, und du hast zwei Wunden: Ein Bang, und du bist tot. Duck dich, dann trifft dich nichts.',
          wrong: 'Tot. Zwei Wunden und drei Pistolen: Stehen war zu riskant.',
        },
        {
          say: 'Nächste Runde: Nur Zofia zielt auf dich, und es gibt viel zu holen. Wer sich duckt, bekommt nichts. Bleib stehen.',
          wrong:
            'Sicher, aber mit leeren Händen: Die anderen teilen alles. Die meisten Patronen sind Clicks. Bei einer Pistole bleib stehen.',
        },
      ],
      done: 'Click! Es war ein Bluff, und du bekommst deinen Anteil.',
    },
    share: {
      name: 'Verteilen',
      steps: [
        {
          say: 'Wer noch steht, nimmt reihum ein Stück, zuerst der Pate. Gemälde werden immer mehr wert: Dein viertes bringt 30.000 $. Nimm es.',
          wrong: 'Vito nahm das Gemälde. Drei sind 30.000 $ wert, vier wären 60.000 $ gewesen.',
        },
        {
          say: 'Auch der Schreibtisch ist zu haben: Wer ihn nimmt, ist der nächste Pate, befiehlt und nimmt zuerst. Behalt ihn.',
          wrong:
            'Vito nahm den Schreibtisch und ist der nächste Pate. Du hast nur 5.000 $ bekommen.',
        },
      ],
      done: 'Du bleibst Pate, und deine Gemälde sind 60.000 $ wert. Beute liegt verdeckt: Merk dir, wer was nimmt.',
    },
    end: {
      name: 'Das Ende',
      steps: [
        {
          say: 'Letzte Runde! Die meisten Diamanten bringen am Ende 60.000 $ extra. Du und Vito habt je einen. Nimm den Diamanten.',
          wrong:
            'Vito nahm den Diamanten, bekam die 60.000 $ für die meisten Diamanten und gewann.',
        },
      ],
      done: 'Wer überlebt und am meisten hat, gewinnt: du, dank eines kleinen Diamanten. Das war das ganze Spiel!',
    },
    powers: {
      name: 'Fähigkeiten',
      steps: [
        {
          say: 'Mit Fähigkeiten haben alle eine, offen. Du bist die Ärztin: Wenn du dich duckst, heilt eine Wunde. Zwei Pistolen zielen auf dich: Duck dich.',
          wrong:
            'Vitos Bang war deine dritte Wunde. Die Ärztin hätte sich ducken und heilen können.',
        },
      ],
      done: 'Eine Wunde ist geheilt. Tipp jederzeit einen Gangster an, um seine Fähigkeit zu lesen.',
    },
    first: {
      name: 'Erste Edition',
      steps: [
        {
          say: 'Rauere Sitten: nur Bargeld, keine Befehle. Lade Bang! Bang! Bang! Es schießt vor allen anderen.',
          wrong:
            'Diese Patrone ist nicht die schnellste. Bang! Bang! Bang! trifft, bevor sonst jemand schießt.',
        },
        {
          say: 'Vito wirkt nervös. Ziel auf Vito.',
          wrong: 'Vito war es, der auf dich zielte. Ziel auf Vito.',
        },
        {
          say: 'Vito zielt auf dich, aber dein Schuss ist schneller. Und Ducken kostet ein Schandplättchen. Bleib stehen.',
          wrong:
            'Kein Geld und ein Schandplättchen. Dein Schuss wäre schneller gewesen als der von Vito.',
        },
      ],
      done: 'Vito wurde vor dem Schuss getroffen. Wer noch steht, teilt das Geld gleichmäßig, und jede Wunde kostet am Ende 5.000 $.',
    },
  },
  puzzles: {
    leader: {
      name: 'Zwei Pistolen',
      steps: [
        {
          say: 'Letzte Runde. Du hast 80.000 $, die anderen höchstens 15.000 $. Zwei Wunden, zwei Pistolen, und Vitos letzte Patrone ist ein Bang. Was gewinnt?',
          wrong: 'Vitos Bang war deine dritte Wunde. Tote gewinnen nichts.',
        },
      ],
      done: 'An diesem Tisch holt niemand 65.000 $ auf. Mit so viel Vorsprung brauchst du keinen Anteil: ducken und gewinnen.',
    },
    bluff: {
      name: 'Leere Drohungen',
      steps: [
        {
          say: 'Letzte Runde, zwei Wunden, zwei Pistolen auf dich. Aber Vito und Bogdan haben alle Bangs verschossen, und dir fehlen 10.000 $.',
          wrong: 'Du hast dich vor zwei Clicks geduckt und deinen Anteil verschenkt.',
        },
      ],
      done: 'Zähl mit, was geschossen wird. Nach je drei Bangs sind nur Clicks übrig: Stehen war sicher, und dein Anteil gewinnt.',
    },
    lastBang: {
      name: 'Click oder Bang?',
      steps: [
        {
          say: 'Noch zwei Runden, ein Click und ein Bang auf deiner Hand. Vito führt und hat zwei Wunden. Was lädst du?',
          wrong: 'Vito lebt und führt weiter. Ein Bang, das wartet, kommt vielleicht zu spät.',
        },
      ],
      done: 'Ein Bang, das nie losgeht, ist nichts wert. Jetzt geladen kann es Vitos Führung noch beenden.',
    },
    finalAim: {
      name: 'Der letzte Schuss',
      steps: [
        {
          say: 'Letzte Runde, ein Bang. Du und Vito habt je 50.000 $, Bogdan 5.000 $. Vito nimmt zuerst. Auf wen zielst du?',
          wrong: 'Bogdan war keine Gefahr. Vito nahm den besten Schein und gewann.',
        },
      ],
      done: 'Nur Vito kann dich schlagen. Getroffen oder geduckt bekommt Vito nichts, und ein Schein entscheidet.',
    },
    diamonds: {
      name: 'Kleine Steine',
      steps: [
        {
          say: 'Letzte Runde, du nimmst zuerst. Du und Vito habt je zwei Diamanten. Der Schein zu 20.000 $ oder der Diamant zu 1.000 $?',
          wrong: 'Vito nahm den Diamanten und damit 60.000 $ für die meisten Diamanten.',
        },
      ],
      done: 'Der dritte Diamant ist 61.000 $ wert: 1.000 $ und dazu 60.000 $ für die meisten Diamanten.',
    },
    equal: {
      name: 'Gleichstand',
      steps: [
        {
          say: 'Letzte Runde, du nimmst zuerst. Du hast 76.000 $ und einen Diamanten, Vito 47.000 $ und zwei. Der Diamant oder der Schein zu 20.000 $?',
          wrong: 'Vito hatte weiter die meisten Diamanten: 60.000 $ extra und der Sieg.',
        },
      ],
      done: 'Je zwei Diamanten: Niemand hat die meisten, also bekommt niemand 60.000 $. So viel bringt kein Schein.',
    },
    paintings: {
      name: 'Die Sammlung',
      steps: [
        {
          say: 'Letzte Runde, du nimmst zuerst. Deine fünf Gemälde sind 100.000 $ wert, Vito hat 120.000 $. Das Gemälde oder der Schein zu 20.000 $?',
          wrong: 'Zu wenig. Sechs Gemälde wären 150.000 $ wert gewesen.',
        },
      ],
      done: 'Sechs Gemälde bringen 150.000 $: Allein dieses macht 50.000 $ mehr.',
    },
    deny: {
      name: 'Nicht für Vito',
      steps: [
        {
          say: 'Letzte Runde, du nimmst zuerst. Du hast 85.000 $, Vito vier Gemälde für 60.000 $. Das Gemälde oder der Schein zu 10.000 $?',
          wrong: 'Vitos fünftes Gemälde: Fünf sind 100.000 $ wert.',
        },
      ],
      done: 'Dir bringt das Gemälde 4.000 $, Vito 40.000 $. Manchmal ist die beste Karte die, die jemand anderem fehlt.',
    },
    greedy: {
      name: 'Die Gierige',
      steps: [
        {
          say: 'Letzte Runde. Als Gierige darfst du mit zwei Beutestücken beginnen und dann keines mehr nehmen. Vito führt mit 15.000 $. Was nimmst du?',
          wrong: 'Auch Vito bekam einen Schein zu 20.000 $ und bleibt vorn.',
        },
      ],
      done: 'Beide Scheine zu 20.000 $ auf einmal: Vito bleibt nur Kleingeld.',
    },
    dictator: {
      name: 'Der Diktator',
      steps: [
        {
          say: 'Letzte Runde, du hast 80.000 $. Vito greift zum fünften Gemälde: Das macht 100.000 $. Du bist der Diktator. Verbietest du es?',
          wrong: 'Fünf Gemälde, 100.000 $: mehr, als du erreichen kannst.',
        },
      ],
      done: 'Vito musste 10.000 $ nehmen, und das Gemälde gehört dir. Heb dir so eine Fähigkeit für den entscheidenden Griff auf.',
    },
    stealthy: {
      name: 'Die Verstohlene',
      steps: [
        {
          say: 'Letzte Runde, zwei Wunden, und Vitos letzte Patrone ist ein Bang. Vito hat 60.000 $, du 55.000 $. Was macht die Verstohlene?',
          wrong: 'Deine dritte Wunde. Ducken wäre sicher gewesen und hätte 10.000 $ gebracht.',
        },
      ],
      done: 'Die Verstohlene nimmt beim Ducken 10.000 $: sicher, bezahlt und 5.000 $ vor Vito.',
    },
    cash: {
      name: 'Alte Schule',
      steps: [
        {
          say: 'Erste Edition, letzte Runde. Du hast 90.000 $, Vito 40.000 $. Zwei Wunden, zwei Pistolen, und Vitos letzte Patrone ist ein Bang. Was gewinnt?',
          wrong: 'Vitos Bang war deine dritte Wunde, und dein ganzes Geld ist weg.',
        },
      ],
      done: 'An diesem Tisch holt dich niemand ein, und Schande zählt nur bei Gleichstand. Ducken und gewinnen.',
    },
  },
};
