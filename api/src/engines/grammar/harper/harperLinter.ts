import { Dialect, type Lint, LocalLinter } from 'harper.js';
// The other binary loads this one first and then itself, and knows no rule more.
import { slimBinary } from 'harper.js/slimBinary';
import type { GrammarDialect } from '../../../../contract/grammar.ts';
import { switchedOff } from './switchedOff.ts';

/** A lint of Harper as plain values; its memory is given back. */
export interface HarperLint {
  rule: string;
  kind: string;
  message: string;
  start: number;
  end: number;
  replacements: string[];
}

/** Harper keeps what it worked out about each sentence; a new linter after this many words starts without, and its memory is used again. */
const WORDS_PER_LINTER = 20_000;
const REMOVE = 1;
const INSERT_AFTER = 2;

const dialects: Record<GrammarDialect, Dialect> = {
  en: Dialect.American,
  'en-US': Dialect.American,
  'en-GB': Dialect.British,
  'en-CA': Dialect.Canadian,
  'en-AU': Dialect.Australian,
};

let current: { linter: LocalLinter; dialect: Dialect; words: number } | undefined;

/** Makes Harper ready, so that the first check need not wait for it. */
export async function prepareHarper(): Promise<void> {
  const linter = await linterFor('en', 0);
  // The first text is when it builds what it needs for all of them.
  for (const lint of await linter.lint('This is a sentence.', { language: 'plaintext' })) lint.free();
}

/** What Harper says about a text of plain paragraphs. */
export async function lintsOf(text: string, words: number, dialect: GrammarDialect): Promise<HarperLint[]> {
  const linter = await linterFor(dialect, words);
  const lints: HarperLint[] = [];
  for (const [rule, found] of Object.entries(await linter.organizedLints(text, { language: 'plaintext' }))) {
    for (const lint of found) {
      lints.push(valuesOf(rule, lint, text));
      lint.free();
    }
  }
  return lints;
}

async function linterFor(dialect: GrammarDialect, words: number): Promise<LocalLinter> {
  const wanted = dialects[dialect];
  if (current && (current.dialect !== wanted || current.words > WORDS_PER_LINTER)) {
    await current.linter.dispose();
    current = undefined;
  }
  if (!current) {
    const linter = new LocalLinter({ binary: slimBinary, dialect: wanted });
    const rules = await linter.getLintConfig();
    await linter.setLintConfig({ ...rules, ...Object.fromEntries(switchedOff.map((rule) => [rule, false])) });
    current = { linter, dialect: wanted, words: 0 };
  }
  current.words += words;
  return current.linter;
}

function valuesOf(rule: string, lint: Lint, text: string): HarperLint {
  const span = lint.span();
  const { start, end } = span;
  span.free();
  const original = text.slice(start, end);
  const replacements = lint.suggestions().map((suggestion) => {
    const kind = suggestion.kind();
    const replacement = kind === REMOVE ? '' : (kind === INSERT_AFTER ? original : '') + suggestion.get_replacement_text();
    suggestion.free();
    return replacement;
  });
  return { rule, kind: lint.lint_kind(), message: lint.message(), start, end, replacements };
}
