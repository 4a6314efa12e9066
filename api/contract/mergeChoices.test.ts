import { type MergeChoiceName, mergeChoiceNames, mergeChoices, usualMergeChoices } from './mergeChoices.ts';
import { optionsProblem } from './optionsProblem.ts';
import { MergeOptions } from './pdf.ts';

/** Values that a choice takes, the usual one first, and one that it does not. */
function valuesOf(name: MergeChoiceName): { taken: unknown[]; refused: unknown } {
  const choice = mergeChoices[name];
  if (choice.kind === 'select') return { taken: [...choice.values], refused: 'something else' };
  if (choice.kind === 'switch') return { taken: [choice.usual, !choice.usual], refused: 'yes' };
  return { taken: ['', 'x'.repeat(choice.maxLength)], refused: 'x'.repeat(choice.maxLength + 1) };
}

test.each(mergeChoiceNames)('the call takes exactly the declared values of %s', (name) => {
  const { taken, refused } = valuesOf(name);
  for (const value of taken) expect(MergeOptions.parse({ [name]: value })).toEqual({ [name]: value });
  expect(MergeOptions.safeParse({ [name]: refused }).success).toBe(false);
  expect(taken).toContain(usualMergeChoices[name]);
});

test.each(mergeChoiceNames)('%s goes with an explicit list of pages only if the list does not take its place', (name) => {
  const options = { pages: [{ file: 0, page: 1 }], [name]: usualMergeChoices[name] };
  const problem = 'replacedByPages' in mergeChoices[name] ? { phrase: 'replaced_by_pages', of: name } : undefined;
  expect(optionsProblem(MergeOptions.parse(options), 2)).toEqual(problem);
});
