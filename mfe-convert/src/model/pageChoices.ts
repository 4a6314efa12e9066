import type { ConvertReport, PageMode } from '@sheaf/api/contract/convert';
import type { ConvertPreview, PreviewPage } from '@sheaf/api/contract/convertPreview';

/** A page, as it is counted in the PDF, that becomes something else than text that reflows. */
export interface PageChoice {
  page: number;
  mode: PageMode;
}

/** A page that hardly flows, why, and what would keep more of it. */
export type PageToReview = NonNullable<ConvertReport['lookAt']>[number];

/** Returns the chosen mode of a page; `flow` without a choice. */
export function findMode(choices: readonly PageChoice[], page: number): PageMode {
  return choices.find((choice) => choice.page === page)?.mode ?? 'flow';
}

/** Returns the choices with another mode for a page; reflowing pages need no choice. */
export function withChoice(choices: readonly PageChoice[], page: number, mode: PageMode): PageChoice[] {
  const others = choices.filter((choice) => choice.page !== page);
  return mode === 'flow' ? others : [...others, { page, mode }].sort((one, other) => one.page - other.page);
}

/** Lists the pages whose mode in the document differs from the current choice. */
export function listChangedPages(pages: readonly Pick<PreviewPage, 'page' | 'mode'>[], choices: readonly PageChoice[]): number[] {
  return pages.filter(({ page, mode }) => findMode(choices, page) !== mode).map(({ page }) => page);
}

/** Lists the pages that keep their look: as the preview reports, and as requested for pages behind the preview. */
export function listFixedPages(
  { pages }: Pick<ConvertReport, 'pages'>,
  preview: ConvertPreview | undefined,
  requested: readonly PageChoice[],
): PageChoice[] {
  const shown = preview?.pages ?? [];
  const last = Math.max(0, ...shown.map(({ page }) => page));
  const fixedPages = shown.filter(({ mode }) => mode !== 'flow').map(({ page, mode }) => ({ page, mode }));
  return shown.length < pages ? [...fixedPages, ...requested.filter(({ page }) => page > last)] : fixedPages;
}

/** Lists the pages that convert badly to flowing text and still have that mode. */
export function listPagesToReview({ lookAt = [] }: Pick<ConvertReport, 'lookAt'>, fixedPages: readonly PageChoice[]): PageToReview[] {
  return lookAt.filter(({ page }) => findMode(fixedPages, page) === 'flow');
}

/** Returns the choices with the better mode for each page that flows badly; keeps the visitor's own choices. */
export function withSuggestions(choices: readonly PageChoice[], lookAt: readonly PageToReview[]): PageChoice[] {
  return lookAt.reduce(
    (all: PageChoice[], { page, better }) => (better && findMode(all, page) === 'flow' ? withChoice(all, page, better) : all),
    [...choices],
  );
}
