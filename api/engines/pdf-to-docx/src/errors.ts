import { ReadingError } from '@sheaf/pdf-text/errors';

/** The pages that were asked for are not all in the file. */
export class InvalidPageRangeError extends ReadingError {
  readonly code = 'invalid_range';

  constructor(file: string, range: string, pages: number) {
    super(`Pages "${range}" do not exist in ${file} (${pages} ${pages === 1 ? 'page' : 'pages'}).`, { range, file, pages }, { file });
  }
}

/** More pages were chosen than are converted free of charge. */
export class TooManyFreePagesError extends ReadingError {
  readonly code = 'convert_limit_reached';

  constructor(pages: number, limit: number) {
    const chosen = pages.toLocaleString('en');
    super(`Converting is free up to ${limit} pages, and these are ${chosen}. Choose fewer pages to continue.`, { pages, limit });
  }
}
