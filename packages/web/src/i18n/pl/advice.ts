import type { Advice } from '../en/advice.ts';
import { percentOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('pl');
const percent = percentOf('pl');

export const advice: Advice = {
  percent,
  hint: {
    name: 'Podpowiedź',
    thinking: 'Chwila namysłu…',
    none: 'Tu nawet rekin nie pomoże. Zaufaj instynktowi.',
    would: (what) => `Rekin wybrałby: ${what}`,
    guns: (guns, list) => `${guns}: ${list}`,
    gun: (name, chance) => `${name} (Wystrzał ${chance})`,
    hit: (chance) => `Ryzyko trafienia, jeśli stoisz: ${chance}`,
    win: 'Szansa na wygraną',
    wins: (options) => `Szansa na wygraną: ${options}`,
    option: (what, chance) => `${what} (${chance})`,
    others: (n) =>
      plural(n, { one: '# słabsza opcja', few: '# słabsze opcje', many: '# słabszych opcji' }),
  },
  coach: {
    name: 'Trener',
    lead: 'Które decyzje kosztowały najwięcej? Ocena według tego, co można było wiedzieć.',
    ask: 'Przeanalizuj grę',
    thinking: 'Analizuję grę…',
    whose: 'Czyje decyzje?',
    none: 'Nie ma czego poprawiać: żadna decyzja nie kosztowała więcej niż punkt procentowy.',
    failed: 'Tej gry nie da się przeanalizować. Powtórka nadal działa.',
    when: (round, step) => `Runda ${round}, ${step}`,
    made: 'Wybrano',
    better: 'Lepiej',
    cost: (points) => `−${percent(points / 100)}`,
    costs: (points) => `koszt: ${points} pkt proc. szansy na wygraną`,
    watch: 'Zobacz ten moment',
  },
};
