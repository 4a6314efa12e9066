import { ApiError, ServerUnreachable } from '@sheaf/api/client/apiError';
import { type RefusalCode, refusals } from '@sheaf/api/contract/errors';
import type { MergeMessages } from '../messages';
import { DeviceRefusal } from './deviceRefusal';
import { isAbout, type Reason } from './reason';

/** Why a merge gave nothing. */
export type MergeRefusal = Reason & {
  /** Which file of the list it means, counted from 0, when whoever refused knows. */
  fileIndex?: number | undefined;
  /** True when this device could do what the server could not. */
  isServerUnreachable?: boolean | undefined;
};

/** Returns what the visitor can do about a refusal, beyond what its sentence says. */
export function suggestWayOut({ code }: Reason, { refusals: words }: MergeMessages): string {
  switch (code) {
    case 'damaged_pdf':
    case 'certificate_required':
    case 'unknown_protection':
    case 'empty_pdf':
    case 'not_a_pdf':
    case 'too_complex':
    case 'file_too_large':
      return words.takeItOut;
    case 'upload_too_large':
    case 'too_many_pages':
      return words.takeSomeOut;
    default:
      return words.stillInTheList;
  }
}

/** What a row knows that decides whether a refusal means it. */
interface NameableFile {
  id: number;
  file: { name: string };
  password: string;
}

/** Returns whether a refusal is only about the password. */
export function isPasswordRefusal({ code }: Reason): boolean {
  return code === 'password_required' || code === 'wrong_password';
}

/**
 * Finds the rows that a refusal is about. An older server only names the file, so two files of one name may both be meant; whether
 * a password was sent then distinguishes them where it can.
 */
export function findRefusedFiles(refusal: MergeRefusal, files: readonly NameableFile[]): number[] {
  const stated = refusal.fileIndex === undefined ? undefined : files[refusal.fileIndex];
  if (stated) return [stated.id];
  const mentioned = files.filter(({ file }) => isAbout(refusal, file.name));
  // "b.pdf" is also inside "a b.pdf is damaged…": the longest name is the one meant.
  const longest = Math.max(0, ...mentioned.map(({ file }) => file.name.length));
  const named = mentioned.filter(({ file }) => file.name.length === longest);
  return (namedByPassword(refusal, named) ?? named).map(({ id }) => id);
}

function namedByPassword({ code }: MergeRefusal, named: readonly NameableFile[]): readonly NameableFile[] | null {
  if (code !== 'password_required' && code !== 'wrong_password') return null;
  const fitting = named.filter(({ password }) => (code === 'wrong_password') === (password !== ''));
  return fitting.length > 0 ? fitting : null;
}

/** Returns the reason to show for a merge that failed. */
export function toRefusal(error: unknown): MergeRefusal {
  if (error instanceof ApiError) {
    const { sentence, fileIndex } = error;
    return { ...(sentence === undefined ? FAILED : { code: knownCode(error.code), sentence }), fileIndex };
  }
  // The page says once that the network is away; this tells the button what it waits for.
  if (!navigator.onLine && !(error instanceof DeviceRefusal)) return { code: null, because: 'offline' };
  if (error instanceof DeviceRefusal) return { ...error.reason, fileIndex: error.fileIndex };
  if (error instanceof ServerUnreachable) return { ...FAILED, isServerUnreachable: true };
  // A bug of ours: the visitor reads the same, and the console keeps the trace.
  console.error(error);
  return FAILED;
}

const FAILED: Reason = { code: null, because: 'failed' };

function knownCode(code: string | undefined): RefusalCode | null {
  return isKnownCode(code) ? code : null;
}

function isKnownCode(code: string | undefined): code is RefusalCode {
  return code !== undefined && Object.hasOwn(refusals, code);
}
