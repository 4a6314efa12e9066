import { readTheme, showTheme, THEME_KEY } from './theme';

const storageWith = (value: string | null) => ({ getItem: (key: string) => (key === THEME_KEY ? value : null) });

test('a visitor finds the paper chosen before, and the device decides for one who chose none', () => {
  expect(['light', 'dark', 'system', null, 'sepia'].map((stored) => readTheme(storageWith(stored)))).toEqual([
    'light',
    'dark',
    'system',
    'system',
    'system',
  ]);
});

test('a choice is written on the page, and none is there when the device decides', () => {
  const page = document.documentElement;
  showTheme('dark', page);
  expect(page.dataset.theme).toBe('dark');
  showTheme('system', page);
  expect(page.dataset.theme).toBeUndefined();
});
