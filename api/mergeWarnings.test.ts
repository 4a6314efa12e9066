import { readdirSync, readFileSync } from 'node:fs';
import { refusals } from './contract/errors.ts';
import { isMergeWarningCode, mergeWarningCodes } from './contract/mergeWarnings.ts';

const ENGINE = new URL('./engines/merge/src/', import.meta.url);

test('every warning of the engine is known to the contract, and none of the contract is past', () => {
  const sources = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !name.includes('test'));
  const text = sources.map((name) => readFileSync(new URL(name, ENGINE), 'utf8')).join('\n');
  const codes = [...text.matchAll(/(?:\bcode: |\bwarn\()'(\w+)'/g)].map(([, code = '']) => code);
  const warned = new Set(codes.filter((code) => !Object.hasOwn(refusals, code)));
  expect([...warned].sort()).toEqual([...mergeWarningCodes].sort());
});

test('a warning of a newer server is told from one that is known', () => {
  expect(['repaired', 'toString', 'sung_aloud'].map(isMergeWarningCode)).toEqual([true, false, false]);
});
