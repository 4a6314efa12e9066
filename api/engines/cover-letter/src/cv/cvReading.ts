import type { DocumentText } from '@sheaf/pdf-text/documentText';
import type { CvPlace, CvProfile, CvRemark } from './cvProfile.ts';

/** What is asked of the reader of a CV besides the file. */
export interface ReadCvRequest {
  options: {
    password?: string | undefined;
    /** `auto` reads pages without usable text as pictures, `force` all of them, `off` none. */
    ocr?: 'auto' | 'off' | 'force' | undefined;
    ocrLanguages?: string[] | undefined;
  };
  /** A CV that was pasted, in place of a file. */
  text?: string | undefined;
  /** The most pages that are read; 0 for no limit. */
  maxPages: number;
  /** A folder with Tesseract's data of further languages. */
  ocrDataFolder?: string | undefined;
}

/** A CV that was read. */
export interface CvReading {
  text: string;
  /** Where each page is in the text; empty for text that was pasted. */
  pages: { page: number; start: number; end: number }[];
  language: string;
  wordCount: number;
  pageCount: number;
  ocrPages: { page: number; confidence: number }[];
  profile: CvProfile;
  places: CvPlace[];
  isCv: boolean;
  /** What there is to say of the CV itself. */
  remarks: CvRemark[];
  /** What there is to say of its pages, as of those of any PDF. */
  warnings: DocumentText['warnings'];
}
