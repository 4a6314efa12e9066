import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Effort } from '../measureProcess.ts';
import { findOrInstall } from '../natives.ts';
import { saveMergeFigures } from '../savedFigures.ts';
import { computeRatios, computeSpread } from './figures.ts';
import { measurePageScripts } from './measurePageScripts.ts';
import type { ProgramFigures, SetFigures } from './mergeFigures.ts';
import { createColdSheafRunner, createMutoolRunner, createQpdfRunner, createWarmSheafRunner, type Runner } from './programs.ts';
import { benchSets, type WrittenSet, writeSet } from './sets.ts';
import { printFigures } from './table.ts';

export interface BenchOptions {
  isJson: boolean;
  isQuick: boolean;
  /** Whether the documents shall quote what is measured. */
  shouldSave: boolean;
  rounds: number;
  /** Only these, by name. */
  sets: string[] | undefined;
}

/** Measures our merge engine beside qpdf and mutool, and what the merge page loads. */
export async function benchMerge({ isJson, isQuick, shouldSave, rounds, sets: wanted }: BenchOptions): Promise<void> {
  const qpdf = findOrInstall({ name: 'qpdf', packageName: 'qpdf', variable: 'QPDF_PATH' });
  const mutool = findOrInstall({ name: 'mutool', packageName: 'mupdf-tools', variable: 'MUTOOL_PATH' });
  if (qpdf === undefined) {
    console.error('Every figure is a ratio to qpdf, so there is nothing to measure without it.');
    process.exitCode = 1;
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'sheaf-bench-'));
  try {
    const sets: SetFigures[] = [];
    for (const set of benchSets.filter(({ name }) => wanted?.includes(name) ?? true)) {
      const written = writeSet(set, folder, { qpdf, isQuick });
      console.error(`Measuring ${written.name}: ${written.what}`);
      const runners = [
        createQpdfRunner(qpdf),
        ...(mutool === undefined ? [] : [createMutoolRunner(mutool)]),
        createColdSheafRunner(),
        createWarmSheafRunner(),
      ];
      sets.push(await measureSet(written, runners, { folder, rounds, qpdf }));
      for (const file of written.files) rmSync(file);
    }
    const figures = { node: process.version, rounds, sets, page: await measurePageScripts() };
    printFigures(figures, isJson);
    if (shouldSave) saveMergeFigures(figures, new Date());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One round after the other, each program once a round; the first round only warms up. */
async function measureSet(
  { files, ...set }: WrittenSet,
  runners: readonly Runner[],
  { folder, rounds, qpdf }: { folder: string; rounds: number; qpdf: string },
): Promise<SetFigures> {
  const tasks = runners.map((runner, index) => ({ runner, out: path.join(folder, `merged-${index}.pdf`), efforts: [] as Effort[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { runner, out, efforts } of tasks) {
      const effort = await runner.merge({ files, out });
      if (round > 0) efforts.push(effort);
    }
  }
  const [beside] = tasks;
  const programs: ProgramFigures[] = [];
  for (const { runner, out, efforts } of tasks) {
    const peakBytes = await runner.peakBytes({ files, out });
    runner.stop();
    const figures =
      beside && countPages(out, qpdf) === set.pages ? { ...compare(efforts, beside.efforts), peakBytes, ...compareSizes(out, beside.out) } : null;
    programs.push({ program: runner.name, figures });
  }
  for (const { out } of tasks) rmSync(out, { force: true });
  return { set, programs };
}

function compare(efforts: readonly Effort[], beside: readonly Effort[]) {
  const listCpuMs = (some: readonly Effort[]) => some.map(({ cpuMs }) => cpuMs);
  const listWallMs = (some: readonly Effort[]) => some.map(({ wallMs }) => wallMs);
  return {
    cpuMs: computeSpread(listCpuMs(efforts)),
    cpuBesideQpdf: computeSpread(computeRatios(listCpuMs(efforts), listCpuMs(beside))),
    wallBesideQpdf: computeSpread(computeRatios(listWallMs(efforts), listWallMs(beside))),
  };
}

function compareSizes(out: string, beside: string) {
  const { size: bytes } = statSync(out);
  return { bytes, sizeBesideQpdf: bytes / statSync(beside).size };
}

/** Counted by qpdf, so that no program is fast by leaving pages out. */
function countPages(file: string, qpdf: string): number {
  return existsSync(file) ? Number(execFileSync(qpdf, ['--show-npages', file], { encoding: 'utf8' })) : 0;
}
