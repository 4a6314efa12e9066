import { applyMutant, describeMutant, findMutants } from './findMutants.ts';
import { createRandom } from './pickMutants.ts';
import { sortByNearness } from './runTests.ts';

/** Returns the source once for each mutant. */
const applyEachMutant = (source: string, file = 'file.ts') => findMutants(file, source).map((mutant) => applyMutant(source, mutant));

test.each([
  ['a comparison', 'a === b;', ['a !== b;']],
  ['a bound', 'a < b;', ['a <= b;']],
  ['a condition', 'a && b;', ['a || b;']],
  ['a default', 'a ?? b;', ['a && b;']],
  ['a sum', 'a + b;', ['a - b;']],
  ['a denial', '!a;', ['a;']],
  ['a choice', 'a ? b : c;', ['!(a) ? b : c;']],
  ['a branch', 'if (a) b;', ['if (!(a)) b;', 'if (false) b;']],
  ['a truth', 'true;', ['false;']],
  ['the numbers of counting, and no other', '[0, 1, 7];', ['[];', '[1, 1, 7];', '[0, 0, 7];']],
  ['a text', "'word';", ["'';"]],
  ['no text', "'';", ["'changed';"]],
  ['a template', '`a b`;', ['``;']],
  ['a call for its effect', 'await a(b);', [';']],
  ['a method with an opposite', 'x = a.some(b);', ['x = a.every(b);']],
  ['a method that can be left out', 'x = a.filter(b);', ['x = a;']],
])('changes %s', (_, source, forms) => {
  expect(applyEachMutant(source)).toEqual(forms);
});

test.each([
  ['an import', "import { a } from 'b';"],
  ['a type', "type A = 'b' | 1;"],
  ['a type beside a value', "let a: 'b';"],
  ['a type that is given to a call', "a = b<'c'>();"],
  ['the key of a property', "a = { 'b-c': d };"],
  ['a line of the log', "log.warn('b', !c);"],
  ['the words of a defect', "throw new Error('b');"],
  ['an attribute of an element', '<a href="b" />;'],
])('leaves %s alone', (_, source) => {
  expect(applyEachMutant(source, 'file.tsx')).toEqual([]);
});

test('finds mutants in functions, classes and type assertions, and their lines after multi-byte letters', () => {
  const source = "// Größe “é”\nclass A {\n  b() {\n    return ['ü' as const, !c] satisfies D;\n  }\n}\n";
  const mutants = findMutants('a.ts', source);
  expect(mutants.map(describeMutant)).toEqual(["a.ts:4  ['ü' as const, !c]  →  []", "a.ts:4  'ü'  →  ''", 'a.ts:4  !  →  (nothing)']);
  expect(mutants.map((mutant) => applyMutant(source, mutant).split('\n')[3])).toEqual([
    '    return [] satisfies D;',
    "    return ['' as const, !c] satisfies D;",
    "    return ['ü' as const, c] satisfies D;",
  ]);
});

test('the same seed gives the same numbers, and another seed gives others', () => {
  const take = (seed: number) => Array.from({ length: 5 }, createRandom(seed));
  expect(take(7)).toEqual(take(7));
  expect(take(8)).not.toEqual(take(7));
  for (const number of take(9)) expect(number > 0 && number < 1).toBe(true);
});

test('the tests of a file come first, then those in near folders', () => {
  const tests = ['shell/a.test.ts', 'api/src/jobs/b.test.ts', 'api/src/http/c.test.ts', 'api/src/http/a.test.ts'];
  expect(sortByNearness('api/src/http/a.ts', tests)).toEqual([tests[3], tests[2], tests[1], tests[0]]);
});
