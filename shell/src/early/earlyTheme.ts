import { isTheme, readTheme, showTheme, THEME_KEY } from '../theme';

/** Marks the switch of themes. */
export const THEME_SWITCH_ATTRIBUTE = 'data-themes';

/** Changes the theme when it is chosen before the page is hydrated, and shows which was chosen at an earlier visit. */
export function watchThemeSwitch(page: Document, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(`[${THEME_SWITCH_ATTRIBUTE}]`) || !isTheme(target.value)) return;
    showTheme(target.value, page.documentElement);
    storage.setItem(THEME_KEY, target.value);
  });
  page.addEventListener('DOMContentLoaded', () => {
    const chosen = page.querySelector<HTMLInputElement>(`[${THEME_SWITCH_ATTRIBUTE}] [value=${readTheme(storage)}]`);
    if (chosen) chosen.checked = true;
  });
}
