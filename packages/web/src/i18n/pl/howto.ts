import type { Howto } from '../en/howto.ts';

export const howto: Howto = {
  title: 'Jak grać',
  lead: 'Dwie minuty, osiem obrazków.',
  done: 'Jasne',
  panels: {
    loot: {
      title: 'Łup',
      text: 'Skok się udał, teraz trzeba się podzielić. Przez osiem rund na stole leży po osiem kart: banknoty, diamenty, obrazy i parę przydatnych rzeczy.',
      picture: 'Osiem kart łupu na stole.',
    },
    load: {
      title: 'Ładuj po kryjomu',
      text: 'Na całą grę masz pięć Pustych Magazynków i trzy Wystrzały. Co rundę ładujesz jedną kartę. Użyta przepada, więc wybierz dobry moment.',
      picture: 'Ręka z pięcioma kartami Pustego Magazynku i trzema Wystrzału.',
    },
    aim: {
      title: 'Na muszce!',
      text: 'Trzy, dwa, jeden: wszyscy w tej samej chwili celują w kogoś. Kto jest za wolny, nie celuje w nikogo.',
      picture: 'Czworo gangsterów celuje w siebie; dwie lufy mierzą w królika.',
    },
    privilege: {
      title: 'Ojciec Chrzestny rozkazuje',
      text: 'Jedno z was jest Ojcem Chrzestnym. Może kazać komuś wycelować gdzie indziej. W kogo, o tym decyduje sam celujący.',
      picture: 'Ojciec Chrzestny za biurkiem, pistolet obraca się ku innemu celowi.',
    },
    courage: {
      title: 'Kryć się czy stać?',
      text: 'Gadajcie, groźcie, obiecujcie, kłamcie. Potem na „trzy”: kryj się, bezpiecznie, lecz bez łupu w tej rundzie. Albo stój, krzycz „Banzai!” i licz na pusty magazynek.',
      picture: 'Ropuch kryje się za stołem, lis stoi i się uśmiecha.',
    },
    reveal: {
      title: 'Wystrzał czy pusto?',
      text: 'Stojący odkrywają pociski, chyba że ich cel się skrył. Pusty Magazynek: nic. Wystrzał: obrażenie i bez łupu. Trzy obrażenia to śmierć.',
      picture: 'Kaczka dostała; obok karta Wystrzału i Pustego Magazynku.',
    },
    share: {
      title: 'Podziel łup',
      text: 'Kto jeszcze stoi, bierze kolejno po karcie, od Ojca Chrzestnego zgodnie z ruchem wskazówek zegara, aż wszystko zniknie. Zamiast karty możesz zająć jego biurko.',
      picture: 'Dwoje gangsterów wciąż stoi i bierze karty; obok leży znacznik.',
    },
    end: {
      title: 'Wygrywa najbogatszy z żywych',
      text: 'Po ośmiu rundach żywi liczą pieniądze. Najwięcej diamentów daje dodatkowe 60 000 $. Obrazy są tym cenniejsze, im więcej ich masz.',
      picture: 'Sowa z banknotami, diamentami i obrazami.',
    },
  },
};
