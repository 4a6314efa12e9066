import type { PreviewPage } from '@sheaf/api/contract/convertPreview';
import type { ConvertReport, PageMode } from '@sheaf/api/contract/pdf';

/** A page, as it is counted in the PDF, that becomes something else than text that reflows. */
export interface PageChoice {
  page: number;
  mode: PageMode;
}

export function modeOf(choices: readonly PageChoice[], page: number): PageMode {
  return choices.find((choice) => choice.page === page)?.mode ?? 'flow';
}

/** The choices with another one for a page; text that reflows needs none. */
export function withChoice(choices: readonly PageChoice[], page: number, mode: PageMode): PageChoice[] {
  const others = choices.filter((choice) => choice.page !== page);
  return mode === 'flow' ? others : [...others, { page, mode }].sort((one, other) => one.page - other.page);
}

/** The pages that are in the document as something else than what is chosen now. */
export function changedPages(pages: readonly Pick<PreviewPage, 'page' | 'mode'>[], choices: readonly PageChoice[]): number[] {
  return pages.filter(({ page, mode }) => modeOf(choices, page) !== mode).map(({ page }) => page);
}

/** The choices with what would keep more of each page that flows badly; what the visitor chose stays. */
export function withSuggestions(choices: readonly PageChoice[], { lookAt = [] }: Pick<ConvertReport, 'lookAt'>): PageChoice[] {
  return lookAt.reduce(
    (all: PageChoice[], { page, better }) => (better && modeOf(all, page) === 'flow' ? withChoice(all, page, better) : all),
    [...choices],
  );
}
