import { readFileSync } from 'node:fs';
import { wordRowsOf } from './wordRows.ts';

let neededRows: [rule: string, rows: string[]][] | undefined;

/** Rules of Harper that cannot find anything in a text, since it lacks the words they look for. Each that is not asked is time saved. */
export function idleRulesIn(text: string): string[] {
  neededRows ??= Object.entries(read()).map(([rule, rows]) => [rule, rows.split(', ')]);
  const here = new Set(wordRowsOf(text));
  return neededRows.filter(([, rows]) => !rows.some((row) => here.has(row))).map(([rule]) => rule);
}

function read(): Record<string, string> {
  return JSON.parse(readFileSync(new URL('./neededRows.json', import.meta.url), 'utf8'));
}
