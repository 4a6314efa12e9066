import { type MergeChoiceMessages, type MergeChoiceName, type MergeChoices, mergeChoiceNames, mergeChoices } from '@sheaf/api/contract/mergeChoices';
import { listChanged } from '../../model/choices';

/** The choices by their place on the screen, in the order of their declaration. */
export const choiceGroups = (['findingTheWay', 'pagesAndContents'] as const).map((group) => ({
  group,
  names: mergeChoiceNames.filter((name) => mergeChoices[name].group === group),
}));

/** Sums up what differs from the usual in one line, own words first. Empty when nothing does. */
export function summarizeOptions(choices: MergeChoices, isByPages: boolean, messages: MergeChoiceMessages): string {
  const changed = listChanged(choices).filter((name) => !isByPages || !('replacedByPages' in mergeChoices[name]));
  const typed = changed.filter((name) => mergeChoices[name].kind === 'text');
  return [...new Set([...typed, ...changed])].map((name) => summarizeChoice(name, choices, messages)).join(' · ');
}

function summarizeChoice(name: MergeChoiceName, choices: MergeChoices, messages: MergeChoiceMessages): string {
  const { summary }: { summary: MergeChoiceMessages[MergeChoiceName]['summary'] } = messages[name];
  const value = String(choices[name]);
  if (typeof summary === 'string') return summary;
  if (typeof summary === 'function') return summary(value.trim());
  const values: Record<string, string> = summary;
  return values[value] ?? value;
}
