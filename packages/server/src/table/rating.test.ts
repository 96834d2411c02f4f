import { expect, test } from 'vitest';
import { NEW_SKILL, rate } from './rating.ts';

const mus = (skills: ReturnType<typeof rate>) => skills.map(({ mu }) => mu);

test('two newcomers are rated as the OpenSkill library rates them', () => {
  const [winner, loser] = rate([NEW_SKILL, NEW_SKILL], [1, 2]);
  expect(winner?.mu).toBeCloseTo(27.63523138347365, 10);
  expect(loser?.mu).toBeCloseTo(22.36476861652635, 10);
  expect(winner?.sigma).toBeCloseTo(8.065506316323548, 10);
  expect(loser?.sigma).toBeCloseTo(8.065506316323548, 10);
});

test('a tie among equals changes no skill, and makes it a little more certain', () => {
  const tied = rate([NEW_SKILL, NEW_SKILL, NEW_SKILL], [1, 1, 1]);
  for (const { mu, sigma } of tied) {
    expect(mu).toBeCloseTo(NEW_SKILL.mu, 10);
    expect(sigma).toBeLessThan(NEW_SKILL.sigma);
  }
});

test('a better place gives a better skill, whatever the order of the players', () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = mus(
    rate([NEW_SKILL, NEW_SKILL, NEW_SKILL, NEW_SKILL], [3, 1, 4, 2]),
  );
  expect(second).toBeGreaterThan(fourth);
  expect(fourth).toBeGreaterThan(first);
  expect(first).toBeGreaterThan(third);
});

test('beating a stronger player is worth more', () => {
  const strong = { mu: 32, sigma: 4 };
  const [upset = 0] = mus(rate([NEW_SKILL, strong], [1, 2]));
  const [expected = 0] = mus(rate([NEW_SKILL, { mu: 18, sigma: 4 }], [1, 2]));
  expect(upset).toBeGreaterThan(expected);
});

test('a single player keeps their skill', () => {
  expect(rate([NEW_SKILL], [1])[0]?.mu).toBeCloseTo(NEW_SKILL.mu, 10);
});
