import { MissingCvError } from '@sheaf/cover-letter/cv/missingCvError';
import { MissingDocumentError } from '@sheaf/document-qa/errors';
import { MergeError, type MergeErrorCode } from '@sheaf/merge/errors';
import { PdfError, type PdfErrorCode } from '@sheaf/pdf/errors';
import type * as readingErrors from '@sheaf/pdf-text/errors';
import { ReadingError } from '@sheaf/pdf-text/errors';
import type * as convertErrors from '@sheaf/pdf-to-docx/errors';
import type { RefusalCode } from '../../contract/errors.ts';
import { Refusal } from '../refusal.ts';

/** The codes of every error class that a module exports. An abstract class has no code. */
type CodesIn<Module> = {
  [Name in keyof Module]: Module[Name] extends new (...args: never[]) => { readonly code: infer Code extends string } ? Code : never;
}[keyof Module];

type EngineError = PdfError | MergeError | ReadingError | MissingDocumentError | MissingCvError;

/** Every code that an engine's error can have. */
export type EngineErrorCode =
  | PdfErrorCode
  | MergeErrorCode
  | CodesIn<typeof readingErrors>
  | CodesIn<typeof convertErrors>
  | MissingDocumentError['code']
  | MissingCvError['code'];

/** The refusal for each engine error. A new engine error is a type error until it is listed here. */
export const refusalCodes = {
  not_a_pdf: 'not_a_pdf',
  damaged_pdf: 'damaged_pdf',
  password_required: 'password_required',
  wrong_password: 'wrong_password',
  certificate_required: 'certificate_required',
  unknown_protection: 'unknown_protection',
  empty_pdf: 'empty_pdf',
  too_complex: 'too_complex',
  no_text: 'no_text',
  invalid_range: 'invalid_range',
  too_many_pages: 'too_many_pages',
  convert_limit_reached: 'convert_limit_reached',
  invalid_upload: 'invalid_upload',
  missing_document: 'invalid_upload',
  missing_cv: 'invalid_upload',
} as const satisfies Record<EngineErrorCode, RefusalCode>;

/** Returns the refusal for what an engine threw; nothing for a fault of ours. */
export function findRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!isEngineError(error) || !isEngineErrorCode(error.code)) return undefined;
  const code = refusalCodes[error.code];
  if (error instanceof MissingDocumentError || error instanceof MissingCvError) return Refusal.withDetails(code, undefined);
  // A reader's details hold the name of the file where its sentence has one.
  const details = error instanceof ReadingError ? error.details : { file: error.file, ...error.details };
  return Refusal.withDetails(code, details).about(error.fileIndex);
}

function isEngineError(error: unknown): error is EngineError {
  return [PdfError, MergeError, ReadingError, MissingDocumentError, MissingCvError].some((known) => error instanceof known);
}

function isEngineErrorCode(code: string): code is EngineErrorCode {
  return Object.hasOwn(refusalCodes, code);
}
