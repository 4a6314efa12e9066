import type { DocumentText } from '@sheaf/pdf-text/documentText';
import type { LookAt } from './layout/pageDoubts.ts';
import type { PageMode } from './model/pageMode.ts';

/** How a visitor wants a PDF converted. */
export interface ConvertOptions {
  password?: string | undefined;
  /** Such as `1-3, 5, 8-, -2, even, odd, r1`; all when left out. */
  pages?: string | undefined;
  /** What becomes of every page that `pageModes` does not name; `flow` when left out. */
  mode?: PageMode | undefined;
  pageModes?: { page: number; mode: PageMode }[] | undefined;
  /** `auto` reads pages without usable text as pictures, `force` all of them, `off` none. */
  ocr?: 'auto' | 'off' | 'force' | undefined;
  /** Tesseract's names of languages, such as `deu`. */
  ocrLanguages?: string[] | undefined;
  /** What becomes of running headers and footers: Word's own, part of the text, or nothing. */
  headersFooters?: 'word' | 'body' | 'drop' | undefined;
}

/** What is asked of the converter beside the file. */
export interface ConvertRequest {
  options: ConvertOptions;
  /** The most pages that are read; 0 for no limit. */
  maxPages: number;
  /** The most pages that are converted free of charge; 0 or left out for no limit. */
  freePages?: number | undefined;
  /** A folder with Tesseract's data of more languages than English. */
  ocrDataFolder?: string | undefined;
  /** Whether what the document holds of each page is written behind it. */
  withPreview?: boolean | undefined;
}

/** What is counted in a document that was written; the Word file itself is the output. */
export interface ConversionReport {
  pages: number;
  words: number;
  headings: number;
  lists: number;
  tables: number;
  images: number;
  links: number;
  ocrPages: { page: number; confidence: number }[];
  /** Pages that hardly flow, why, and what would keep more of them. */
  lookAt?: LookAt[] | undefined;
  /** How many bytes behind the Word file are its preview. */
  previewBytes?: number | undefined;
  warnings: DocumentText['warnings'];
}
