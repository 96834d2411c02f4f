import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { speak } from '../../i18n/index.ts';
import { SoftWords } from './SoftWords.tsx';

test('only words that can be divided are set apart', async () => {
  await speak('en');
  const page = render(<SoftWords text="New Godfather" />);
  expect(page).toBe('New <span class="soft-word">God\u00adfather</span>');
});
