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
      picture: 'Ręka z pięcioma kartami Pustego Magazynku i trzema kartami Wystrzału.',
    },
    aim: {
      title: 'Ręce do góry!',
      text: 'Trzy, dwa, jeden: wszyscy w tej samej chwili biorą kogoś na muszkę. Kto nie zdąży, nie celuje w nikogo.',
      picture: 'Czworo gangsterów celuje do siebie nawzajem; dwie lufy mierzą w królika.',
    },
    privilege: {
      title: 'Ojciec Chrzestny rozkazuje',
      text: 'Jedno z was jest Ojcem Chrzestnym i może kazać komuś zmienić cel. W kogo wyceluje – to już decyzja tej osoby.',
      picture: 'Ojciec Chrzestny za biurkiem, pistolet obraca się ku innemu celowi.',
    },
    courage: {
      title: 'Kryć się czy stać?',
      text: 'Gadajcie, groźcie, obiecujcie, kłamcie. Potem drugie odliczanie: kryj się, a nie oberwiesz, ale w tej rundzie nic nie dostaniesz. Albo stój, krzycz „Banzai!” i licz na Pusty Magazynek.',
      picture: 'Ropuch kryje się za stołem, lis stoi i się uśmiecha.',
    },
    reveal: {
      title: 'Wystrzał czy pusto?',
      text: 'Kto stoi, odkrywa pocisk, chyba że cel się kryje. Pusty Magazynek: nic. Wystrzał: obrażenie i żadnego łupu. Trzy obrażenia to śmierć.',
      picture: 'Kaczka oberwała; obok karta Wystrzału i karta Pustego Magazynku.',
    },
    share: {
      title: 'Podziel łup',
      text: 'Kto jeszcze stoi, bierze kolejno po karcie, od Ojca Chrzestnego zgodnie z ruchem wskazówek zegara, aż wszystko zniknie. Zamiast karty możesz zająć biurko Ojca Chrzestnego.',
      picture: 'Dwoje gangsterów wciąż stoi i bierze karty; obok leży znacznik.',
    },
    end: {
      title: 'Forsa i życie: wygrana!',
      text: 'Po ośmiu rundach żywi liczą pieniądze. Najwięcej diamentów daje dodatkowe 60 000 $. Obrazy są tym cenniejsze, im więcej ich masz.',
      picture: 'Sowa z banknotami, diamentami i obrazami.',
    },
  },
  powers: {
    title: 'Talenty',
    lead: 'Dla chętnych: każde z was dostaje jeden, jawny, na całą grę.',
  },
  first: {
    title: 'Pierwsza edycja',
    lead: 'Ta sama banda, ostrzejsze obyczaje. Co się zmienia:',
    rules: [
      'Pięć banknotów na rundę i nic więcej. Czego nikt nie wziął, zostaje na stole.',
      'Masz pięć Pustych Magazynków, dwa Wystrzały i jeden Potrójny Wystrzał.',
      'Ojciec Chrzestny tylko odlicza: bez rozkazów, bez biurka do zajęcia.',
      'Krycie się kosztuje żeton wstydu. Kto stoi, krzyczy „Spróbuj tylko!”.',
      'Potrójny Wystrzał strzela pierwszy: kto oberwie, nie odpowie ogniem.',
      'Kto jeszcze stoi, dzieli gotówkę po równo, bez rozmieniania.',
      'Na koniec każde obrażenie kosztuje 5 000 $. Przy remisie wygrywa mniejszy wstyd.',
    ],
  },
};
