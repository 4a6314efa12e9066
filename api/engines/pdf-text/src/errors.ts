/** What a reader's error is made from, for whoever words it in another language. */
export type ReadingErrorDetails = Readonly<Record<string, string | number>>;

/** Why a PDF cannot be read. Its message is one English sentence; code and details let a caller word it anew. */
export abstract class ReadingError extends Error {
  abstract readonly code: string;
  readonly details: ReadingErrorDetails;
  /** The name of the file, where a single one is to blame. */
  readonly file: string | undefined;
  /** Which of the files that is, counted from 0: two may have one name. */
  readonly fileIndex: number | undefined;

  constructor(message: string, details: ReadingErrorDetails, { file, fileIndex = file === undefined ? undefined : 0 }: ErrorPlace = {}) {
    super(message);
    this.name = new.target.name;
    this.details = details;
    this.file = file;
    this.fileIndex = fileIndex;
  }
}

interface ErrorPlace {
  file?: string | undefined;
  fileIndex?: number | undefined;
}

/** An error whose sentence needs the name of the file and nothing else. */
abstract class FileError extends ReadingError {
  constructor(file: string, message: string) {
    super(message, { file }, { file });
  }
}

export class NotAPdfError extends FileError {
  readonly code = 'not_a_pdf';

  constructor(file: string) {
    super(file, `${file} is not a PDF file.`);
  }
}

/** The file opens with a password alone, and none was given. */
export class EncryptedPdfError extends FileError {
  readonly code = 'password_required';

  constructor(file: string) {
    super(file, `${file} is protected. Enter its password to continue.`);
  }
}

export class WrongPasswordError extends FileError {
  readonly code = 'wrong_password';

  constructor(file: string) {
    super(file, `That password does not open ${file}.`);
  }
}

export class CertificateRequiredError extends FileError {
  readonly code = 'certificate_required';

  constructor(file: string) {
    super(file, `${file} opens only with the private key of a certificate. Print it to PDF where that key is installed, and choose the new file.`);
  }
}

export class UnknownProtectionError extends FileError {
  readonly code = 'unknown_protection';

  constructor(file: string) {
    super(file, `${file} is protected by a program that is not known here. Print it to PDF in the program that opens it, and choose the new file.`);
  }
}

export class EmptyPdfError extends FileError {
  readonly code = 'empty_pdf';

  constructor(file: string) {
    super(file, `${file} is empty: it has no pages. Choose a file with pages.`);
  }
}

export class DamagedPdfError extends FileError {
  readonly code = 'damaged_pdf';

  constructor(file: string) {
    super(file, `${file} is damaged and could not be read.`);
  }
}

export class NoTextError extends FileError {
  readonly code = 'no_text';

  constructor(file: string) {
    super(file, `No readable text was found in ${file}. It looks like a scan and text recognition found nothing.`);
  }
}

export class TooManyPagesError extends ReadingError {
  readonly code = 'too_many_pages';

  constructor(file: string, pages: number, limit: number) {
    super(`These files have ${pages} pages together. The limit here is ${limit} pages.`, { pages, limit }, { file });
  }
}

/** A job without a file: its caller made a mistake. */
export class NoFileError extends ReadingError {
  readonly code = 'invalid_upload';

  constructor() {
    super('There is no file to read.', {});
  }
}
