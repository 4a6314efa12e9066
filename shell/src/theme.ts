/** The visitor's theme: light, dark, or that of the device. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The storage key of the theme. The script inside every page reads it before the first paint. */
export const THEME_KEY = 'theme';

/** Returns whether a value is a theme. */
export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** Reads the theme chosen before; an unknown value counts as none. */
export function readTheme(storage: Pick<Storage, 'getItem'>): Theme {
  const stored = storage.getItem(THEME_KEY);
  return isTheme(stored) ? stored : 'system';
}

/** Sets `data-theme` on `<html>`, which overrides the device; removes it to follow the device. */
export function showTheme(theme: Theme, page: { dataset: DOMStringMap }): void {
  if (theme === 'system') delete page.dataset.theme;
  else page.dataset.theme = theme;
}
