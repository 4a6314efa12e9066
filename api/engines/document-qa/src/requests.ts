import type { DocumentText } from '@sheaf/pdf-text/documentText';
import type { VerifiedQuote } from './cite/citeSpan.ts';
import type { ChatQuestion } from './retrieve/parseQuestion.ts';
import type { ClaimedQuote } from './types/builtInAnswer.ts';

/** The options of the reader. */
export interface ReadForChatRequest {
  options: {
    password?: string | undefined;
    /** `auto` reads pages without usable text as pictures, `force` all of them, `off` none. */
    ocr?: 'auto' | 'off' | 'force' | undefined;
    ocrLanguages?: string[] | undefined;
  };
  /** The most pages that are read; 0 for no limit. */
  maxPages: number;
  /** A folder with Tesseract's data of further languages. */
  ocrDataFolder?: string | undefined;
}

/** Reported when a document is ready for questions; its index is the output. */
export interface ReadForChatReport {
  pageCount: number;
  wordCount: number;
  language: string;
  ocrPages: { page: number; confidence: number }[];
  summary: string;
  suggestedQuestions: string[];
  warnings: DocumentText['warnings'];
}

/** A request to the indexes of documents. `whole` requests all of their text, unless it has more letters than these. */
export type AskDocumentRequest = {
  /** The number and the file name of each index, in the order of the files. */
  documents: { number: number; name: string }[];
} & (
  | ({ ask: 'answer' } & ChatQuestion)
  | ({ ask: 'passages'; count: number } & ChatQuestion)
  | { ask: 'whole'; maxLetters: number }
  | { ask: 'verify'; quotes: ClaimedQuote[] }
);

/** Quotes that were looked up, each in the words of the document; `null` where it is not found. */
export type VerifiedQuotes = ((VerifiedQuote & { document?: number | undefined; file?: string | undefined }) | null)[];
