import { summarizeChoices } from './choiceMessages.ts';
import { buildChoiceSchemas, buildLenientSchemas } from './choiceSchemas.ts';
import {
  type Choice,
  type ChoiceDeclarations,
  choose,
  filterChangedChoices,
  findUsualChoices,
  listChangedChoices,
  listChoiceNames,
  resolveChoices,
} from './choices.ts';
import { ConvertOptions } from './convert.ts';
import { convertChoices } from './convertChoices.ts';
import { LetterExport } from './coverLetter.ts';
import { GrammarRequest } from './grammar.ts';
import { grammarChoices } from './grammarChoices.ts';
import { letterLookChoices, letterStyleChoices } from './letterChoices.ts';
import { MergeOptions } from './merge.ts';
import { mergeChoices } from './mergeChoices.ts';
import * as z from './schema.ts';

/** Returns values that a choice accepts, and one that it refuses. */
function listValues(choice: Choice): { accepted: (string | boolean)[]; refused: string } {
  if (choice.kind === 'select') return { accepted: [...choice.values], refused: 'something else' };
  if (choice.kind === 'switch') return { accepted: [choice.usual, !choice.usual], refused: 'yes' };
  return { accepted: ['', 'x'.repeat(choice.maxLength)], refused: 'x'.repeat(choice.maxLength + 1) };
}

const list = (declared: ChoiceDeclarations) => Object.entries(declared);
const addToolName =
  (tool: string) =>
  ([name, choice]: [string, Choice]) => ({ tool, name, choice });
const strict = [
  ...list(mergeChoices).map((each) => ({ ...addToolName('merge')(each), request: MergeOptions, rest: {} })),
  ...list(convertChoices).map((each) => ({ ...addToolName('convert')(each), request: ConvertOptions, rest: {} })),
  ...list(letterLookChoices).map((each) => ({
    ...addToolName('letter')(each),
    request: LetterExport,
    rest: { coverLetter: 'Dear all,', format: 'pdf' },
  })),
];

test.each(strict)('a $tool call takes exactly the declared values of $name', ({ name, choice, request, rest }) => {
  const { accepted, refused } = listValues(choice);
  for (const value of accepted) expect(request.parse({ ...rest, [name]: value })).toMatchObject({ [name]: value });
  expect(request.safeParse({ ...rest, [name]: refused }).success).toBe(false);
  expect(accepted).toContain(choice.usual);
});

const lenient = [
  ...list(grammarChoices).map(([name, choice]) => ({ name, choice, declared: grammarChoices })),
  ...list(letterStyleChoices).map(([name, choice]) => ({ name, choice, declared: letterStyleChoices })),
];

test.each(lenient)('an unknown value of $name is replaced by the default', ({ name, choice, declared }) => {
  const { accepted, refused } = listValues(choice);
  expect(accepted).toContain(choice.usual);
  const parsed: Record<string, unknown> = z.object(buildLenientSchemas<ChoiceDeclarations>(declared)).parse({ [name]: refused });
  expect(parsed).toEqual({ [name]: refused });
  expect(resolveChoices<ChoiceDeclarations>(declared, { [name]: refused })[name]).toBe(choice.usual);
  for (const value of accepted) expect(resolveChoices<ChoiceDeclarations>(declared, { [name]: value })[name]).toBe(value);
});

test('a grammar check keeps the values of its request unchanged', () => {
  expect(GrammarRequest.parse({ text: 'a', preset: 'poem', language: 'en-GB' })).toEqual({ text: 'a', preset: 'poem', language: 'en-GB' });
});

const declared = {
  title: { kind: 'text', maxLength: 9, usual: '' },
  bound: { kind: 'switch', usual: true },
  paper: { kind: 'select', values: ['thin', 'thick'], usual: 'thin' },
} as const satisfies ChoiceDeclarations;
const usual = findUsualChoices(declared);

test('names, defaults and schemas have the order of the declaration', () => {
  expect(listChoiceNames(declared)).toEqual(['title', 'bound', 'paper']);
  expect(usual).toEqual({ title: '', bound: true, paper: 'thin' });
  expect(Object.keys(buildChoiceSchemas(declared))).toEqual(['title', 'bound', 'paper']);
});

test('missing choices keep their values, and unknown values become the defaults', () => {
  const before = { title: 'Old', bound: false, paper: 'thick' } as const;
  expect(resolveChoices(declared, {}, before)).toEqual(before);
  expect(resolveChoices(declared, { paper: 'foil', bound: 'perhaps', title: 'New' }, before)).toEqual({ title: 'New', bound: true, paper: 'thin' });
});

test('a control changes only its own choice', () => {
  expect(choose(declared, 'paper', 'thick')).toEqual({ paper: 'thick' });
  expect(choose(declared, 'bound', false)).toEqual({ bound: false });
});

test('a request has only the choices that differ, ignoring spaces around a text', () => {
  expect(filterChangedChoices(declared, { ...usual, title: '  ' })).toEqual({});
  expect(listChangedChoices(declared, { ...usual, bound: false, title: ' A ' })).toEqual(['title', 'bound']);
  expect(filterChangedChoices(declared, { ...usual, bound: false, title: ' A ' })).toEqual({ bound: false, title: 'A' });
});

test('a summary begins with the visitor’s own words and leaves out choices without effect', () => {
  const later = { paper: declared.paper, bound: declared.bound, title: declared.title };
  const words = { title: { summary: (text: string) => `“${text}”` }, bound: { summary: 'Loose' }, paper: { summary: { thick: 'Thick paper' } } };
  const values = { title: ' A ', bound: false, paper: 'thick' } as const;
  expect(summarizeChoices(later, values, words)).toBe('“A” · Thick paper · Loose');
  expect(summarizeChoices(later, values, words, ['paper'])).toBe('“A” · Loose');
  expect(summarizeChoices(later, usual, words)).toBe('');
});
