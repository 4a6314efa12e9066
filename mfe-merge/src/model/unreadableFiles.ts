import type { RefusalCode } from '@sheaf/api/contract/errors';
import type { ChosenFile } from './chosenFile';
import type { Reason } from './reason';

/** Refusals of the file itself, which remain at a second try and on another device. */
const FINAL_REFUSALS: readonly RefusalCode[] = ['damaged_pdf', 'certificate_required', 'unknown_protection', 'empty_pdf', 'not_a_pdf'];

/** Returns whether no merge can take this file. A file whose reading timed out may still be merged. */
export function isUnreadable({ facts, problem }: Pick<ChosenFile, 'facts' | 'problem'>): boolean {
  const isFound = facts.state === 'unreadable' && isFinal(facts.reason);
  // Where two files have the same name, the refusal may be about either.
  return isFound || (problem !== null && !problem.isOneOfSeveral && isFinal(problem.reason));
}

/** Returns the ids of the files that no merge can take as they are. */
export function listUnreadable(files: readonly ChosenFile[]): number[] {
  return files.filter(isUnreadable).map(({ id }) => id);
}

function isFinal(reason: Reason): boolean {
  if ('because' in reason) return reason.because === 'fileGone';
  return reason.code !== null && FINAL_REFUSALS.includes(reason.code);
}
