import type { ConvertReport, PageMode } from '@sheaf/api/contract/convert';
import type { ConvertPreview, PreviewPage } from '@sheaf/api/contract/convertPreview';

/** A page, as it is counted in the PDF, that becomes something else than text that reflows. */
export interface PageChoice {
  page: number;
  mode: PageMode;
}

/** A page that hardly flows, why, and what would keep more of it. */
export type LookAt = NonNullable<ConvertReport['lookAt']>[number];

export function findMode(choices: readonly PageChoice[], page: number): PageMode {
  return choices.find((choice) => choice.page === page)?.mode ?? 'flow';
}

/** The choices with another one for a page; text that reflows needs none. */
export function withChoice(choices: readonly PageChoice[], page: number, mode: PageMode): PageChoice[] {
  const others = choices.filter((choice) => choice.page !== page);
  return mode === 'flow' ? others : [...others, { page, mode }].sort((one, other) => one.page - other.page);
}

/** The pages that are in the document as something else than what is chosen now. */
export function changedPages(pages: readonly Pick<PreviewPage, 'page' | 'mode'>[], choices: readonly PageChoice[]): number[] {
  return pages.filter(({ page, mode }) => findMode(choices, page) !== mode).map(({ page }) => page);
}

/** The pages of a document that keep their look. Its preview tells of the first; of those behind them, what was asked for is all that is known. */
export function keptPages({ pages }: Pick<ConvertReport, 'pages'>, preview: ConvertPreview | undefined, asked: readonly PageChoice[]): PageChoice[] {
  const shown = preview?.pages ?? [];
  const last = Math.max(0, ...shown.map(({ page }) => page));
  const kept = shown.filter(({ mode }) => mode !== 'flow').map(({ page, mode }) => ({ page, mode }));
  return shown.length < pages ? [...kept, ...asked.filter(({ page }) => page > last)] : kept;
}

/** The pages that hardly flow, and do. */
export function pagesToLookAt({ lookAt = [] }: Pick<ConvertReport, 'lookAt'>, kept: readonly PageChoice[]): LookAt[] {
  return lookAt.filter(({ page }) => findMode(kept, page) === 'flow');
}

/** The choices with what would keep more of each page that flows badly; what the visitor chose stays. */
export function withSuggestions(choices: readonly PageChoice[], lookAt: readonly LookAt[]): PageChoice[] {
  return lookAt.reduce(
    (all: PageChoice[], { page, better }) => (better && findMode(all, page) === 'flow' ? withChoice(all, page, better) : all),
    [...choices],
  );
}
