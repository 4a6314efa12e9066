import { listChoiceNames } from './choices.ts';
import { findOptionsProblem } from './findOptionsProblem.ts';
import { MergeOptions } from './merge.ts';
import { mergeChoices, usualMergeChoices } from './mergeChoices.ts';

test.each(listChoiceNames(mergeChoices))('%s is accepted with a list of pages only if the list does not replace it', (name) => {
  const options = { pages: [{ file: 0, page: 1 }], [name]: usualMergeChoices[name] };
  const problem = 'replacedByPages' in mergeChoices[name] ? { phrase: 'replaced_by_pages', of: name } : undefined;
  expect(findOptionsProblem(MergeOptions.parse(options), 2)).toEqual(problem);
});
