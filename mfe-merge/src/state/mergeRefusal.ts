import { ApiError, ServerUnreachable } from '@sheaf/api/client';
import { type RefusalCode, refusals } from '@sheaf/api/contract/errors';
import { DeviceRefusal } from '../device/deviceRefusal';

const FAILED = 'Failed to merge PDF files. Please try again.';

/** Why a merge gave nothing: the sentence for the visitor, and the code when the server (or our own check) gave one. */
export interface MergeRefusal {
  code: RefusalCode | null;
  sentence: string;
  /** Which file of the list it means, counted from 0, when whoever refused knows. */
  fileIndex?: number | undefined;
  /** True when this device could do what the server could not. */
  isServerAway?: boolean | undefined;
}

/** What the visitor can do about it, beyond what the server's sentence already says. */
export function wayOut({ code }: MergeRefusal): string {
  switch (code) {
    case 'damaged_pdf':
    case 'not_a_pdf':
    case 'too_complex':
    case 'file_too_large':
      return 'Take it out of the list, or choose another copy of it, and merge again.';
    case 'upload_too_large':
    case 'too_many_pages':
      return 'Take some files out of the list and merge the rest in a second step.';
    default:
      return 'Your files are still in the list.';
  }
}

/** What a row knows that decides whether a refusal means it. */
interface NameableFile {
  id: number;
  file: { name: string };
  password: string;
}

/** True when the file only needs its password to go on. */
export function isPasswordRefusal({ code }: MergeRefusal): boolean {
  return code === 'password_required' || code === 'wrong_password';
}

/**
 * The rows a refusal means. A server that does not say which file it was only names it, so two files of one name may both be meant; whether
 * a password was sent then tells them apart where it can.
 */
export function filesNamedBy(refusal: MergeRefusal, files: readonly NameableFile[]): number[] {
  const told = refusal.fileIndex === undefined ? undefined : files[refusal.fileIndex];
  if (told) return [told.id];
  const mentioned = files.filter(({ file }) => refusal.sentence.includes(file.name));
  // "b.pdf" also stands inside "a b.pdf is damaged…": the longest name is the one meant.
  const longest = Math.max(0, ...mentioned.map(({ file }) => file.name.length));
  const named = mentioned.filter(({ file }) => file.name.length === longest);
  return (namedByPassword(refusal, named) ?? named).map(({ id }) => id);
}

function namedByPassword({ code }: MergeRefusal, named: readonly NameableFile[]): readonly NameableFile[] | null {
  if (code !== 'password_required' && code !== 'wrong_password') return null;
  const fitting = named.filter(({ password }) => (code === 'wrong_password') === (password !== ''));
  return fitting.length > 0 ? fitting : null;
}

/** What to tell the visitor about a merge that gave nothing. */
export function refusalFrom(error: unknown): MergeRefusal {
  if (error instanceof ApiError) return { code: knownCode(error.code), sentence: error.sentence ?? FAILED, fileIndex: error.fileIndex };
  if (error instanceof DeviceRefusal) return { code: error.code, sentence: error.sentence, fileIndex: error.fileIndex };
  if (error instanceof ServerUnreachable) return { code: null, sentence: FAILED, isServerAway: true };
  // A bug of ours: the visitor is told the same, and the console keeps the trace.
  console.error(error);
  return { code: null, sentence: FAILED };
}

function knownCode(code: string | undefined): RefusalCode | null {
  return isKnownCode(code) ? code : null;
}

function isKnownCode(code: string | undefined): code is RefusalCode {
  return code !== undefined && Object.hasOwn(refusals, code);
}
