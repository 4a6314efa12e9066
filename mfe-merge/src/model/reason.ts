import { formatSerializedRefusal, type RefusalCode, type RefusalDetails, type SerializedDetails } from '@sheaf/api/contract/errors';
import type { MergeMessages } from '../messages';

/**
 * Why there is no merged file, or why a file cannot be one of it. A server says it in the language of the page; the contract has a sentence for
 * each refusal of the engine on this device; what only this page knows is in its own words.
 */
export type Reason =
  | { code: RefusalCode | null; sentence: string }
  | { code: RefusalCode; details: SerializedDetails }
  | { code: null; because: 'failed' | 'noPagesLeft' | 'offline' }
  | { code: null; because: 'fileGone'; file: string | null };

/** Builds a refusal with the details for its sentence. */
export function buildRefusalReason<Code extends RefusalCode>(code: Code, details: RefusalDetails<Code>): Reason {
  return { code, details: { ...details } };
}

/** Writes the sentence of a refusal. */
export function formatReason(reason: Reason, { refusals, errors, screen }: MergeMessages): string {
  if ('sentence' in reason) return reason.sentence;
  if ('details' in reason) return formatSerializedRefusal(reason.code, reason.details, errors);
  if (reason.because === 'offline') return screen.waitsForNetwork;
  return reason.because === 'fileGone' ? refusals.fileGone(reason.file ?? refusals.someFile) : refusals[reason.because];
}

/** Returns whether a refusal names this file. */
export function isAbout(reason: Reason, fileName: string): boolean {
  if ('sentence' in reason) return reason.sentence.includes(fileName);
  const file = 'details' in reason ? reason.details.file : 'file' in reason ? reason.file : undefined;
  return file === fileName;
}
