import type { LocalLinter } from 'harper.js';
import { lexicon } from '../../lexicon/lexicon.ts';
import { wordRowsOf } from '../wordRows.ts';
import { rowsOfPattern } from './rowsOfPattern.ts';
import { type WrittenRule, writtenRulesIn } from './writtenRules.ts';

/** Two words whose row is not known to the lexicon are so much rarer than either, on its scale: 7 is twice. */
const RARER_IN_A_ROW = 42;

/**
 * By rule of Harper, words or two in a row of which a text has to have one for the rule to find anything in it. Rules of which that is not certain
 * are left out: those that are compiled, and those that do not find all of their own examples, which then are another rule's.
 */
export async function neededRows(linter: LocalLinter, binary: Uint8Array): Promise<Map<string, readonly string[]>> {
  const config = await linter.getLintConfig();
  const needed = new Map<string, readonly string[]>();
  for (const rule of writtenRulesIn(binary, Object.keys(config))) {
    const rows = rowsOfPattern(rule.patterns, commonness);
    await linter.setLintConfig({ ...Object.fromEntries(Object.keys(config).map((name) => [name, false])), [rule.name]: true });
    if (rows && (await isProved(linter, rule, rows))) needed.set(rule.name, rows);
  }
  return needed;
}

async function isProved(linter: LocalLinter, { name, examples }: WrittenRule, rows: readonly string[]): Promise<boolean> {
  for (const example of examples) {
    const lints = (await linter.organizedLints(example, { language: 'plaintext' }))[name] ?? [];
    for (const lint of lints) lint.free();
    if (lints.length === 0 || !wordRowsOf(example).some((row) => rows.includes(row))) return false;
  }
  return examples.length > 0;
}

function commonness(row: string): number {
  const [first = '', second] = row.split(' ');
  if (second === undefined) return 2 ** (countOf(first) / 7);
  return 2 ** (Math.max(lexicon().pairCount(first, second), Math.min(countOf(first), countOf(second)) - RARER_IN_A_ROW) / 7);
}

function countOf(word: string): number {
  const place = lexicon().indexOf(word);
  return place < 0 ? 0 : lexicon().countAt(place);
}
