import { MissingCvError } from '@sheaf/cover-letter/cv/missingCvError';
import { MissingDocumentError } from '@sheaf/document-qa/errors';
import { Refusal } from '../refusal.ts';

/** Returns the refusal that an error of document questions or cover letters stands for. */
export function findLanguageEngineRefusal(error: unknown): Refusal | undefined {
  return error instanceof MissingDocumentError || error instanceof MissingCvError ? new Refusal('invalid_upload') : undefined;
}
