import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { findNeededNgrams } from './build/neededNgrams.ts';
import { readWrittenRules } from './build/writtenRules.ts';
import { findIdleRules } from './idleRules.ts';

const binary = readFileSync(new URL(slimBinary.url));

test('a rule is asked about a text that has the words it looks for, however they are written', () => {
  for (const text of ['I feel tired AS OF LATELY.', 'as of\nlately', 'As "of" lately']) expect(findIdleRules(text)).not.toContain('AsOfLately');
  expect(findIdleRules('Lately I feel tired, as one does of work.')).toContain('AsOfLately');
});

test('the words each rule needs are those of the Harper that is installed (else: npm run harper-rules -w @sheaf/grammar)', async () => {
  const needed = await findNeededNgrams(new LocalLinter({ binary: slimBinary }), binary);
  const kept: Record<string, string> = JSON.parse(readFileSync(new URL('./neededNgrams.json', import.meta.url), 'utf8'));
  expect(Object.fromEntries([...needed].map(([rule, ngrams]) => [rule, ngrams.join(', ')]))).toEqual(kept);
});

test('Harper finds the same whether idle rules are asked or not', async () => {
  const linter = new LocalLinter({ binary: slimBinary });
  const all = await linter.getLintConfig();
  const examples = readWrittenRules(binary, Object.keys(all)).map(({ examples }) => examples[0]);
  // Several sentences at once, as of a visitor's text, so that words of one are near those of another.
  for (let at = 0; at < examples.length; at += 8) {
    const text = examples.slice(at, at + 8).join('\n\n');
    await linter.setLintConfig(all);
    const found = await findPlaces(linter, text);
    await linter.setLintConfig({ ...all, ...Object.fromEntries(findIdleRules(text).map((rule) => [rule, false])) });
    expect(await findPlaces(linter, text)).toEqual(found);
  }
});

async function findPlaces(linter: LocalLinter, text: string): Promise<string[]> {
  const lints = Object.entries(await linter.organizedLints(text, { language: 'plaintext' }));
  return lints.flatMap(([rule, found]) =>
    found.map((lint) => {
      const { start, end } = lint.span();
      lint.free();
      return `${rule} ${start}-${end}`;
    }),
  );
}
