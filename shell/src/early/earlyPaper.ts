import { isTheme, rememberedTheme, showTheme, THEME_KEY } from '../theme';

/** Marks what the paper is chosen in. */
export const PAPER_ATTRIBUTE = 'data-paper';

/** Changes the paper when it is chosen before the page is alive, and shows which was chosen at an earlier visit. */
export function followPaper(page: Document, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(`[${PAPER_ATTRIBUTE}]`) || !isTheme(target.value)) return;
    showTheme(target.value, page.documentElement);
    storage.setItem(THEME_KEY, target.value);
  });
  page.addEventListener('DOMContentLoaded', () => {
    const chosen = page.querySelector<HTMLInputElement>(`[${PAPER_ATTRIBUTE}] [value=${rememberedTheme(storage)}]`);
    if (chosen) chosen.checked = true;
  });
}
