/** Thrown when a question or a reading comes without a document. */
export class MissingDocumentError extends Error {
  readonly code = 'missing_document';

  constructor() {
    super('There is no document to read.');
    this.name = 'MissingDocumentError';
  }
}
