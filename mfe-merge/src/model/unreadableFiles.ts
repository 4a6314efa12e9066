import type { RefusalCode } from '@sheaf/api/contract/errors';
import type { ChosenFile } from './chosenFile';
import type { Reason } from './reason';

/** Refusals of the file itself, which no second try and no other place of work mends. */
const HOPELESS: readonly RefusalCode[] = ['damaged_pdf', 'certificate_required', 'unknown_protection', 'empty_pdf', 'not_a_pdf'];

/** True for a file that no merge can take as it is. A look that took too long proves nothing. */
export function isUnreadable({ facts, problem }: Pick<ChosenFile, 'facts' | 'problem'>): boolean {
  const isFound = facts.state === 'unreadable' && isHopeless(facts.reason);
  // Of two files of one name, a server may mean either.
  return isFound || (problem !== null && !problem.isOneOfSeveral && isHopeless(problem.reason));
}

function isHopeless(reason: Reason): boolean {
  if ('because' in reason) return reason.because === 'fileGone';
  return reason.code !== null && HOPELESS.includes(reason.code);
}
