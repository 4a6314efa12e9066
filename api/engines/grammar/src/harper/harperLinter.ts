import { Dialect, type Lint, type LintConfig, LocalLinter } from 'harper.js';
// The other binary loads this one first and then itself, and knows no rule more.
import { slimBinary } from 'harper.js/slimBinary';
import type { GrammarDialect } from '../types/grammarKinds.ts';
import { findIdleRules } from './idleRules.ts';
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

let current: { linter: LocalLinter; dialect: Dialect; rules: LintConfig; words: number } | undefined;

/** Makes Harper ready, so that the first check need not wait for it. */
export async function prepareHarper(): Promise<void> {
  // The first text is when it builds what it needs for all of them.
  await lintWithHarper('This is a sentence.', 0, 'en');
}

/** Returns what Harper says about a text of plain paragraphs. */
export async function lintWithHarper(text: string, words: number, dialect: GrammarDialect): Promise<HarperLint[]> {
  const { linter, rules } = await linterFor(dialect, words);
  await linter.setLintConfig({ ...rules, ...off(findIdleRules(text)) });
  const lints: HarperLint[] = [];
  for (const [rule, found] of Object.entries(await linter.organizedLints(text, { language: 'plaintext' }))) {
    for (const lint of found) {
      lints.push(readLint(rule, lint, text));
      lint.free();
    }
  }
  return lints;
}

async function linterFor(dialect: GrammarDialect, words: number): Promise<NonNullable<typeof current>> {
  const wanted = dialects[dialect];
  if (current && (current.dialect !== wanted || current.words > WORDS_PER_LINTER)) {
    await current.linter.dispose();
    current = undefined;
  }
  if (!current) {
    const linter = new LocalLinter({ binary: slimBinary, dialect: wanted });
    current = { linter, dialect: wanted, rules: { ...(await linter.getLintConfig()), ...off(switchedOff) }, words: 0 };
  }
  current.words += words;
  return current;
}

function off(rules: readonly string[]): LintConfig {
  return Object.fromEntries(rules.map((rule) => [rule, false]));
}

function readLint(rule: string, lint: Lint, text: string): HarperLint {
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
