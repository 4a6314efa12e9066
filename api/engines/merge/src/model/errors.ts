import { FileError, PdfError } from '@sheaf/pdf/errors';

/** Why files that can be read cannot be merged as asked. */
export type MergeErrorCode = 'invalid_range' | 'too_many_pages';

/** Files that can be read cannot be merged as asked. */
export class MergeError extends FileError {
  override readonly name = 'MergeError';
  readonly code: MergeErrorCode;

  private constructor(code: MergeErrorCode, file: string, sentence: string, details: Record<string, string | number>) {
    super(file, sentence, details);
    this.code = code;
  }

  /** Pages were asked for that a file of so many pages does not have. */
  static forMissingPages(range: string, file: string, pages: number): MergeError {
    const count = new Intl.NumberFormat('en').format(pages);
    const sentence = `Pages "${range}" do not exist in ${file} (${count} ${pages === 1 ? 'page' : 'pages'}).`;
    return new MergeError('invalid_range', file, sentence, { range, pages });
  }

  /** The result would have more pages than it may; the largest of the files is the one to blame. */
  static forTooManyPages(pages: number, limit: number, files: { name: string; pages: number }[]): MergeError {
    const largest = files.reduce((most, file) => (file.pages > most.pages ? file : most), { name: '', pages: -1 });
    const sentence = `These files have ${pages} pages together. The limit here is ${limit} pages.`;
    return new MergeError('too_many_pages', largest.name, sentence, { pages, limit });
  }
}

/** Returns whether an error is a refusal of the merge, as opposed to a bug. */
export function isMergeFailure(error: unknown): error is PdfError | MergeError {
  return error instanceof PdfError || error instanceof MergeError;
}
