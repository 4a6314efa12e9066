import type { DocumentText } from '@sheaf/pdf-text/documentText';
import type { ConversionChoices } from './conversion.ts';
import type { LookAt } from './layout/pageDoubts.ts';

/** How a visitor wants a PDF converted. */
export interface ConvertOptions extends ConversionChoices {
  password?: string | undefined;
  /** `auto` reads pages without usable text as pictures, `force` all of them, `off` none. */
  ocr?: 'auto' | 'off' | 'force' | undefined;
  /** Tesseract's names of languages, such as `deu`. */
  ocrLanguages?: string[] | undefined;
}

/** What is asked of the converter beside the file. */
export interface ConvertRequest {
  options: ConvertOptions;
  /** The most pages that are read; 0 for no limit. */
  maxPages: number;
  /** The most pages that are converted free of charge; 0 or left out for no limit. */
  freePages?: number | undefined;
  /** A folder with Tesseract's data of further languages. */
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
