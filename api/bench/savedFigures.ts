import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import type { MergeFigures, SetFigures } from './merge/mergeFigures.ts';

const FILE = path.resolve(import.meta.dirname, '../../docs/figures.json');
const GIGABYTE = 1024 ** 3;

/** When and on what something was measured. */
export interface Measured {
  date: string;
  machine: string;
  node: string;
}

/** What the documents quote of the benches. Written by `npm run bench -- merge --keep`; nobody edits it by hand. */
export interface SavedFigures {
  merge: Record<string, SetFigures & { rounds: number; measured: Measured }>;
  page: (NonNullable<MergeFigures['page']> & { measured: Measured }) | null;
}

/** Reads the figures that were kept last, or empty ones when there are none. */
export function readSavedFigures(): SavedFigures {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { merge: {}, page: null };
}

/** Keeps new figures in place of the older ones of the same sets. */
export function saveMergeFigures({ node, rounds, sets, page }: MergeFigures, now: Date): void {
  const saved = readSavedFigures();
  const measured = { date: now.toISOString().slice(0, 10), machine: describeMachine(), node };
  const merge = { ...saved.merge, ...Object.fromEntries(sets.map((set) => [set.set.name, { ...set, rounds, measured }])) };
  writeFileSync(FILE, `${JSON.stringify({ merge, page: page ? { ...page, measured } : saved.page }, null, 2)}\n`);
}

/** The class of the machine, without a name of its own. */
function describeMachine(): string {
  return `${availableParallelism()} cores, ${Math.round(totalmem() / GIGABYTE)} GB, ${cpus()[0]?.model ?? process.arch}`;
}
