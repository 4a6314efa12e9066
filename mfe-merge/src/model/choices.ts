import { type MergeChoiceName, type MergeChoices, mergeChoiceNames, usualMergeChoices } from '@sheaf/api/contract/mergeChoices';

/** Returns a choice without what means nothing: the spaces around a text. */
function tidy<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.trim() : value;
}

/** Returns the names of the choices that differ from the usual. */
export function listChanged(choices: MergeChoices): MergeChoiceName[] {
  return mergeChoiceNames.filter((name) => tidy(choices[name]) !== usualMergeChoices[name]);
}

/** Returns only what differs from the usual. */
export function changedChoices(choices: MergeChoices): Partial<MergeChoices> {
  return Object.fromEntries(listChanged(choices).map((name) => [name, tidy(choices[name])]));
}
