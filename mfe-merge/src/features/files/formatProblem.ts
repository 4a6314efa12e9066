import type { MergeMessages } from '../../messages';
import type { FileProblem } from '../../model/chosenFile';
import { formatReason } from '../../model/reason';

/** Writes why a file cannot be merged. Says so when another file of the same name may be meant. */
export function formatProblem({ reason, isOneOfSeveral }: FileProblem, words: MergeMessages): string {
  const sentence = formatReason(reason, words);
  return isOneOfSeveral ? words.refusals.oneOfThisName(sentence) : sentence;
}
