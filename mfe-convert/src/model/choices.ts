import type { ConvertOptions, PageMode } from '@sheaf/api/contract/pdf';
import type { PageChoice } from './pageChoices';

/** What a visitor may choose about a conversion. */
export interface ConvertChoices {
  /** As typed; empty for all pages. */
  pages: string;
  headersFooters: 'word' | 'body' | 'drop';
  ocr: 'auto' | 'force' | 'off';
  /** Pages that do not become text that reflows. */
  pageModes: PageChoice[];
}

export const asUsual: ConvertChoices = { pages: '', headersFooters: 'word', ocr: 'auto', pageModes: [] };

/** The options that are sent: only what is not as usual, and nothing when all is. `everyPage` is what pages become for which nothing was chosen. */
export function requestOptions(
  { pages, headersFooters, ocr, pageModes }: ConvertChoices,
  password: string,
  everyPage?: PageMode,
): ConvertOptions | undefined {
  const options: ConvertOptions = {
    ...(everyPage && { mode: everyPage }),
    ...(pages.trim() !== '' && { pages: pages.trim() }),
    ...(headersFooters !== asUsual.headersFooters && { headersFooters }),
    ...(ocr !== asUsual.ocr && { ocr }),
    ...(pageModes.length > 0 && { pageModes }),
    ...(password !== '' && { password }),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}
