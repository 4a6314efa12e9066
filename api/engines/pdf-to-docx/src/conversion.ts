import type { DocumentText } from '@sheaf/pdf-text/documentText';
import type { Recognition } from '@sheaf/pdf-text/scans/recognisePages';
import type { LookAt } from './layout/pageDoubts.ts';
import type { DocumentModel } from './model/documentModel.ts';
import type { PageMode } from './model/pageMode.ts';
import type { PreviewFacts } from './preview/buildPreview.ts';

export interface ConversionRequest {
  password?: string | undefined;
  /** 0 for no limit. */
  maxPages: number;
  /** So many pages may be chosen; 0 or left out for no limit. */
  freePages?: number | undefined;
  /** Such as `1-3, 5`; all when left out. */
  pages?: string | undefined;
  recognition: Recognition;
  isKnownWord?: (word: string) => boolean;
  /** What becomes of running heads and feet: Word's own, part of the text, or nothing. */
  headersFooters?: 'word' | 'body' | 'drop' | undefined;
  /** What becomes of pages that `pageModes` does not name; text that reflows when left out. */
  mode?: PageMode | undefined;
  pageModes?: { page: number; mode: PageMode }[] | undefined;
}

export interface ConvertedModel {
  model: DocumentModel;
  warnings: DocumentText['warnings'];
  ocrPages: { page: number; confidence: number }[];
  pageCount: number;
  lookAt: LookAt[];
  /** What became of each page. */
  pages: PreviewFacts['pages'];
  /** Where its pictures stand in the PDF. */
  sources: PreviewFacts['sources'];
}
