import { readTheme, showTheme, THEME_KEY } from './theme';

const storageWith = (value: string | null) => ({ getItem: (key: string) => (key === THEME_KEY ? value : null) });

test('the theme chosen before is used, and that of the device without a choice', () => {
  expect(['light', 'dark', 'system', null, 'sepia'].map((stored) => readTheme(storageWith(stored)))).toEqual([
    'light',
    'dark',
    'system',
    'system',
    'system',
  ]);
});

test('a chosen theme is set on the page, and removed to follow the device', () => {
  const page = document.documentElement;
  showTheme('dark', page);
  expect(page.dataset.theme).toBe('dark');
  showTheme('system', page);
  expect(page.dataset.theme).toBeUndefined();
});
