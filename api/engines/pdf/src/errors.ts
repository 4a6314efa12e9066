/** Why one input cannot be merged; the codes are those of the wire contract. */
export type MergeProblemCode =
  | 'not_a_pdf'
  | 'damaged_pdf'
  | 'password_required'
  | 'wrong_password'
  | 'certificate_required'
  | 'unknown_protection'
  | 'empty_pdf'
  | 'too_complex'
  | 'too_many_pages'
  | 'invalid_range'
  | 'not_enough_files';

/** A refusal that names the file it is about. */
export class MergeProblem extends Error {
  readonly code: MergeProblemCode;
  readonly file: string;
  /** Which input that is, counted from 0, since two may have one name; unknown where no single one is to blame. */
  fileIndex: number | undefined;
  readonly details: Record<string, string | number>;
  constructor(code: MergeProblemCode, file: string, message: string, details: Record<string, string | number> = {}) {
    super(message);
    this.code = code;
    this.file = file;
    this.details = details;
  }

  /** The same problem, knowing which input it is about. */
  about(fileIndex: number): this {
    this.fileIndex = fileIndex;
    return this;
  }
}

/** The bytes break the syntax of ISO 32000 where it cannot be guessed around. */
export class SyntaxProblem extends Error {}

/** The text went on past the bytes in view. */
export class EndOfView extends Error {}

/** A structure asks for more work or memory than an honest file does. */
export class TooComplex extends Error {}
