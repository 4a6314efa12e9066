/** Names the file that an engine cannot work on. Its message says why, in an English sentence for the person whose file it is. */
export abstract class FileError extends Error {
  abstract readonly code: string;
  readonly file: string;
  /** Which input that is, counted from 0, since two may have one name; unknown where no single one is to blame. */
  fileIndex: number | undefined;
  /** What the sentence is made from, beside the name of the file. */
  readonly details: Record<string, string | number>;

  constructor(file: string, sentence: string, details: Record<string, string | number> = {}, options?: ErrorOptions) {
    super(sentence, options);
    this.file = file;
    this.details = details;
  }

  /** Says which input the error is about. */
  about(fileIndex: number | undefined): this {
    this.fileIndex = fileIndex;
    return this;
  }
}

const sentences = {
  not_a_pdf: (file: string) => `${file} is not a PDF file.`,
  damaged_pdf: (file: string) => `${file} is damaged and could not be read.`,
  password_required: (file: string) => `${file} is protected. Enter its password to continue.`,
  wrong_password: (file: string) => `That password does not open ${file}.`,
  certificate_required: (file: string) =>
    `${file} opens only with the private key of a certificate. Print it to PDF where that key is installed, and choose the new file.`,
  unknown_protection: (file: string) =>
    `${file} is protected by a program that is not known here. Print it to PDF in the program that opens it, and choose the new file.`,
  empty_pdf: (file: string) => `${file} is empty: it has no pages. Choose a file with pages.`,
  too_complex: (file: string) => `${file} asks for more work than one file is allowed here. Split it and try again.`,
};

/** Why a PDF cannot be read. */
export type PdfErrorCode = keyof typeof sentences;

/** A PDF cannot be read. Its `cause` says what in it is wrong, where that is known. */
export class PdfError extends FileError {
  override readonly name = 'PdfError';
  readonly code: PdfErrorCode;

  constructor(code: PdfErrorCode, file: string, options?: ErrorOptions) {
    super(file, sentences[code](file), {}, options);
    this.code = code;
  }
}

/** The bytes break the syntax of ISO 32000 where it cannot be guessed around. */
export class PdfSyntaxError extends Error {}

/** The text went on past the bytes in view. */
export class EndOfView extends Error {}

/** A structure asks for more work or memory than an honest file does. */
export class ComplexityError extends Error {}
