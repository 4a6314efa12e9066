/** Thrown when a CV is to be read and there is neither a file nor a text. */
export class MissingCvError extends Error {
  readonly code = 'missing_cv';

  constructor() {
    super('There is no CV to read.');
    this.name = 'MissingCvError';
  }
}
