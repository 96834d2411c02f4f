import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locales.ts';
import { everyForm } from './everyForm.ts';
import { LANGUAGES } from './languages.ts';
import { proofSheet } from './sheet.ts';

const script = fileURLToPath(new URL('../../../scripts/words.ts', import.meta.url));
const words = (...languages: readonly string[]) =>
  spawnSync(process.execPath, [script, ...languages], { encoding: 'utf8' });

describe.each(LOCALES)('the proof sheet in %s', (locale) => {
  it('has every message, and no more than a third of them in several forms', () => {
    const sheet = proofSheet(locale);
    const messages = everyForm(LANGUAGES[locale]);
    for (const { key, forms } of messages) expect(sheet, key).toContain(forms[0]);
    expect(sheet.trimEnd().split('\n').length).toBeLessThan(messages.length * (4 / 3));
  });
});

describe('the German proof sheet', () => {
  const sheet = proofSheet('de');

  it('shows what the reader does, what is done to the reader, and what others do to each other', () => {
    expect(sheet).toContain('Du gibst Anna eine Patrone.');
    expect(sheet).toContain('Anna gibt dir eine Patrone.');
    expect(sheet).toContain('Vito gibt Anna eine Patrone.');
  });

  it('shows every plural form and both editions', () => {
    expect(sheet).toContain('Warten auf 1 Person\u00a0…');
    expect(sheet).toContain('Warten auf 2 Personen\u00a0…');
    expect(sheet).toContain('Banzai!');
    expect(sheet).toContain('Trau dich!');
  });

  it('shows a form once: the same sentence with another name or number is left out', () => {
    expect(sheet).toContain('Anna ist tot.');
    expect(sheet).not.toContain('Vito ist tot.');
  });
});

describe('npm run words', () => {
  it('prints the proof sheet of a language', () => {
    const { status, stdout } = words('pl');
    expect(status).toBe(0);
    expect(stdout).toBe(proofSheet('pl'));
  });

  it.each([[[]], [['xx']], [['de', 'fr']]])('refuses %j in one line with status 2', (languages) => {
    const { status, stdout, stderr } = words(...languages);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toBe('words: name one language: en, de, pl, fr\n');
  });
});
