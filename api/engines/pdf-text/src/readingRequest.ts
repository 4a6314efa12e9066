/** How a visitor wants a PDF read. */
export interface ReadingOptions {
  password?: string | undefined;
  /** `auto` reads pages without usable text as pictures, `force` all of them, `off` none. */
  ocr?: 'auto' | 'off' | 'force' | undefined;
  /** Tesseract's names of languages, such as `deu`. */
  ocrLanguages?: string[] | undefined;
}

/** The options of the reader beside its file. */
export interface ReadingRequest {
  options: ReadingOptions;
  /** The most pages that are read; 0 for no limit. */
  maxPages: number;
  /** A folder with Tesseract's data of further languages. */
  ocrDataFolder?: string | undefined;
}

/** What is counted in a document that was read; the document itself is the output. */
export interface ReadingReport {
  pages: number;
  words: number;
  ocrPages: number;
}
