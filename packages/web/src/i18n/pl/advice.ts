import type { Advice } from '../en/advice.ts';
import { percentOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('pl');

export const advice: Advice = {
  percent: percentOf('pl'),
  hint: {
    name: 'Podpowiedź',
    thinking: 'Chwila namysłu …',
    none: 'Brak rady. Zaufaj swoim nerwom.',
    would: (what) => `Rekin wybrałby: ${what}`,
    guns: (n) =>
      plural(n, {
        one: '# pistolet celuje w ciebie',
        few: '# pistolety celują w ciebie',
        many: '# pistoletów celuje w ciebie',
      }),
    gun: (name, percent) => `${name}: wystrzał ${percent}`,
    hit: (percent) => `Ryzyko trafienia, jeśli stoisz: ${percent}`,
    win: 'Szansa na wygraną',
    option: (what, percent) => `${what}: ${percent}`,
    others: (n) =>
      plural(n, {
        one: '# inny wybór jest gorszy',
        few: '# inne wybory są gorsze',
        many: '# innych wyborów jest gorszych',
      }),
  },
  coach: {
    name: 'Trener',
    lead: 'Które decyzje kosztowały najwięcej? Ocena według tego, co można było wtedy wiedzieć.',
    ask: 'Przejdź przez partię',
    thinking: 'Przeglądanie partii …',
    whose: 'Czyja gra?',
    none: 'Nie ma czego poprawiać: żadna decyzja nie kosztowała więcej niż procent.',
    failed: 'Tej partii nie da się przejrzeć. Powtórka nadal działa.',
    when: (round, step) => `Runda ${round}, ${step}`,
    made: 'Wybrano',
    better: 'Lepiej',
    cost: (percent) => `−${percent}`,
    costs: (percent) => `koszt: ${percent} szansy na wygraną`,
    watch: 'Zobacz ten moment',
  },
};
