/** @jsxImportSource preact */
import { BULLETS, LOOT, POWER_NAMES } from '@holdup/engine';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { speakFront } from '../i18n/index.ts';
import { mix } from './drawing/palette.ts';
import {
  AppIcon,
  ArtDefs,
  Bullet,
  CHARACTERS,
  Character,
  Desk,
  EXPRESSIONS,
  Figure,
  Gang,
  GodfatherToken,
  Gun,
  gunTransform,
  Loot,
  PowerEmblem,
  Shame,
  Sign,
  Wordmark,
  Wound,
} from './index.ts';

const expectSound = (markup: string) => {
  expect(markup).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(markup.length).toBeGreaterThan(200);
};

/** All text elements of a picture, without the markup inside them. */
const writingIn = (markup: string): string[] =>
  [...markup.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  );

const PICTURES = [
  ...CHARACTERS.flatMap(({ id }) =>
    EXPRESSIONS.map((expression) => ({
      name: `${id} ${expression}`,
      draw: () => <Character id={id} expression={expression} aim={200} wounded />,
    })),
  ),
  ...CHARACTERS.map(({ id }) => ({
    name: `${id} standing`,
    draw: () => (
      <svg aria-hidden="true">
        <Figure id={id} aim={10} />
      </svg>
    ),
  })),
  ...CHARACTERS.map(({ symbol, color }) => ({
    name: `sign ${symbol}`,
    draw: () => <Sign symbol={symbol} color={color} />,
  })),
  ...[...BULLETS, 'back' as const].map((kind) => ({
    name: `bullet ${kind}`,
    draw: () => <Bullet kind={kind} />,
  })),
  ...[...LOOT, 'back' as const].map((kind) => ({
    name: `loot ${kind}`,
    draw: () => <Loot kind={kind} />,
  })),
  ...POWER_NAMES.map((power) => ({
    name: `power ${power}`,
    draw: () => <PowerEmblem power={power} />,
  })),
  { name: 'desk', draw: () => <Desk /> },
  { name: 'token', draw: () => <GodfatherToken /> },
  { name: 'wound', draw: () => <Wound /> },
  { name: 'shame', draw: () => <Shame /> },
  { name: 'gun', draw: () => <Gun angle={123} /> },
  { name: 'wordmark', draw: () => <Wordmark /> },
  { name: 'icon', draw: () => <AppIcon /> },
  { name: 'gang', draw: () => <Gang /> },
];

describe.each(PICTURES)('the picture $name', ({ draw }) => {
  const markup = renderToString(draw());

  it('renders completely', () => expectSound(markup));

  it('has no writing but numerals and currency', () => {
    for (const text of writingIn(markup)) expect(text).toMatch(/^\$\d+,000$/);
  });

  it('refers only to shared patterns that exist', () => {
    const defined = new Set(
      [...renderToString(<ArtDefs />).matchAll(/id="([^"]+)"/g)].map(([, id]) => id),
    );
    for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
  });
});

describe('pictures', () => {
  it('differ by expression for every character', () => {
    for (const { id } of CHARACTERS) {
      const faces = EXPRESSIONS.map((expression) =>
        renderToString(<Character id={id} expression={expression} />),
      );
      expect(new Set(faces).size).toBe(EXPRESSIONS.length);
    }
  });

  it('are silent without a label and named with one', () => {
    expect(renderToString(<Loot kind="clip" />)).toContain('aria-hidden="true"');
    const named = renderToString(<Loot kind="clip" label="Clip" />);
    expect(named).toContain('role="img"');
    expect(named).toContain('aria-label="Clip"');
  });

  it('pair every colour with a symbol of its own', () => {
    expect(new Set(CHARACTERS.map(({ color }) => color)).size).toBe(8);
    expect(new Set(CHARACTERS.map(({ symbol }) => symbol)).size).toBe(8);
  });
});

describe('the value on a card', () => {
  it.each([
    ['en', '$20,000'],
    ['de', '20.000\u00a0$'],
    ['pl', '20\u00a0000\u00a0$'],
    ['fr', '20\u202f000\u00a0$'],
  ] as const)('is written as in %s', async (language, value) => {
    await speakFront(language);
    expect(writingIn(renderToString(<Loot kind="bill20" />))).toEqual([value]);
    await speakFront('en');
  });
});

describe('the gun', () => {
  it('points in any direction and is never upside down', () => {
    expect(gunTransform(0)).toBe('rotate(0)');
    expect(gunTransform(45)).toBe('rotate(45)');
    expect(gunTransform(180)).toBe('rotate(180) scale(1 -1)');
    expect(gunTransform(-90)).toBe('rotate(270)');
    expect(gunTransform(-135)).toBe('rotate(225) scale(1 -1)');
  });
});

describe('mixing colours', () => {
  it('keeps the ends and meets in the middle', () => {
    expect(mix('#000000', '#FFFFFF', 0)).toBe('#000000');
    expect(mix('#000000', '#FFFFFF', 1)).toBe('#FFFFFF');
    expect(mix('#000000', '#FF0080', 0.5)).toBe('#800040');
  });
});
