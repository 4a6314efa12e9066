import type { DocumentText } from '@sheaf/pdf-text/documentText';
import type { Recognition } from '@sheaf/pdf-text/scans/recognisePages';
import type { LookAt } from './layout/pageDoubts.ts';
import type { Correction } from './model/correction.ts';
import type { DocumentModel } from './model/documentModel.ts';
import type { PageChoices } from './model/pagePlan.ts';
import type { PreviewFacts } from './preview/buildPreview.ts';

/** Choices of a visitor that apply to the whole conversion. */
export interface ConversionChoices extends PageChoices {
  /** Where running headers and footers go: Word's own headers, the body text, or nowhere. */
  headersFooters?: 'word' | 'body' | 'drop' | undefined;
  /** Whether pages with little running text become text or keep their look. A mode that the visitor chose for a page comes first. */
  doubtfulPages?: 'text' | 'look' | undefined;
  /** The corrections of the visitor, in the order in which they were made. */
  corrections?: Correction[] | undefined;
}

export interface ConversionRequest extends ConversionChoices {
  password?: string | undefined;
  /** 0 for no limit. */
  maxPages: number;
  /** So many pages may be chosen; 0 or left out for no limit. */
  freePages?: number | undefined;
  recognition: Recognition;
  isKnownWord?: (word: string) => boolean;
}

export interface ConvertedModel {
  model: DocumentModel;
  warnings: DocumentText['warnings'];
  ocrPages: { page: number; confidence: number }[];
  pageCount: number;
  lookAt: LookAt[];
  /** What became of each page. */
  pages: PreviewFacts['pages'];
  /** Where its pictures are in the PDF. */
  sources: PreviewFacts['sources'];
}
