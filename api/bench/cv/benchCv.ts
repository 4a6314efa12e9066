import { readFileSync } from 'node:fs';
import { buildProfile } from '@sheaf/cover-letter/cv/buildProfile';
import { type CvFixture, cvFixtures } from '@sheaf/cover-letter/testing/cvFixtures';
import { openRecogniser } from '@sheaf/ocr/recogniser';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { readDocument } from '@sheaf/pdf-text/readDocument';
import { type Comparison, compareProfiles, computeF1, type Measure, measures, sumScores } from './compareProfiles.ts';

/** What is promised: of names and contacts all, of skills and jobs nine in ten. */
const TARGETS: Partial<Record<Measure, number>> = { name: 1, email: 1, phone: 1, location: 1, links: 1, skills: 0.9, positions: 0.9 };

interface Read extends Comparison {
  name: string;
  isCv: boolean;
  readMs: number;
  /** Of making the profile alone. */
  profileMs: number;
}

/** Reads every CV of the fixtures and holds it to the profile that should be read from it. */
export async function benchCv({ isJson }: { isJson: boolean }): Promise<void> {
  const all: Read[] = [];
  for (const fixture of cvFixtures) all.push(await readFixture(fixture));
  const totals = measures.map((measure) => ({ measure, score: sumScores(all.map(({ scores }) => scores[measure])) }));
  if (isJson) {
    console.log(JSON.stringify({ totals: totals.map(({ measure, score }) => ({ measure, ...score, f1: computeF1(score) })), files: all }));
    return;
  }
  for (const { name, isCv, readMs, profileMs, faults } of all) {
    console.log(
      `${name.padEnd(20)} ${readMs.toFixed(0).padStart(6)} ms  profile ${profileMs.toFixed(1).padStart(5)} ms  ${isCv ? '' : 'NOT TAKEN FOR A CV'}`,
    );
    for (const fault of faults) console.log(`    ${fault}`);
  }
  console.log(`\n${all.length} CVs`);
  for (const { measure, score } of totals) {
    const target = TARGETS[measure];
    const verdict = target === undefined ? '' : computeF1(score) >= target ? `  (at least ${target})` : `  MISSED: at least ${target}`;
    console.log(`${measure.padEnd(10)} F1 ${computeF1(score).toFixed(3)}  ${score.right} of ${score.expected}, ${score.found} found${verdict}`);
  }
}

async function readFixture({ name, path, profile: expected }: CvFixture): Promise<Read> {
  const start = performance.now();
  const request = { maxPages: 0, recognition: { mode: 'auto' as const, open: openRecogniser } };
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const document = await readDocument(createFileInMemory(name, readFileSync(path)), request, hooks);
  const middle = performance.now();
  const { profile, isCv } = buildProfile(document);
  const end = performance.now();
  return { name, isCv, readMs: middle - start, profileMs: end - middle, ...compareProfiles(expected, profile) };
}
