import type { MergeMessages } from '../../messages';
import type { FileProblem } from '../../model/chosenFile';
import { formatReason } from '../../model/reason';

/** Why a file cannot be merged, on its row; another of the same name may be meant as well. */
export function formatProblem({ reason, isOneOfSeveral }: FileProblem, words: MergeMessages): string {
  const sentence = formatReason(reason, words);
  return isOneOfSeveral ? words.refusals.oneOfThisName(sentence) : sentence;
}
