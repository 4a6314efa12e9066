/**
 * `node api/engines/document-qa/src/answer/fit/fitRanker.ts CASES`: finds what each feature of a sentence should count, from questions whose answers are known
 * (`CASES/questions.jsonl`, `CASES/docs`), and how well that holds on documents it was not found from. Prints `rankerWeights`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { parseDocumentText } from '@sheaf/pdf-text/documentTextSchema';
import { readDocument } from '@sheaf/pdf-text/readDocument';
import { z } from 'zod';
import { buildChatIndex } from '../../index/buildChatIndex.ts';
import { type OpenIndex, openChatIndex } from '../../index/openChatIndex.ts';
import { readQuestion } from '../../retrieve/readQuestion.ts';
import { findCandidates } from '../rankSentences.ts';
import { type Features, featureNames } from '../sentenceFeatures.ts';

const FOLDS = 6;
const ROUNDS = 60;
const STEP = 0.15;
/** Keeps weights small where the cases say little. */
const RIDGE = 0.0005;
const SHOWN = 3;

const Case = z.object({
  doc: z.string(),
  kind: z.string(),
  question: z.string(),
  gold: z.array(z.string()).optional(),
  history: z.array(z.string()).default([]),
});

interface Example {
  doc: string;
  candidates: { values: number[]; isRight: boolean }[];
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('Give the folder of the cases.');
const cases = readFileSync(join(folder, 'questions.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => Case.parse(JSON.parse(line)));
const indexes = new Map<string, OpenIndex>();
const bareTexts = new WeakMap<OpenIndex, { plain: string; places: number[] }>();
const examples: Example[] = [];
for (const { doc, kind, question, history, gold } of cases) {
  if (kind !== 'answer' || !gold) continue;
  const index = indexes.get(doc) ?? (await indexOf(doc));
  indexes.set(doc, index);
  const answers = gold.flatMap((marked) => placesOf(index, marked));
  const candidates = findCandidates(index, readQuestion(index, { question, history })).map(({ sentence, features }) => ({
    values: valuesOf(features),
    isRight: answers.some(({ start, end }) => covers(index.sentences[sentence], start, end)),
  }));
  examples.push({ doc, candidates });
}

const docs = [...new Set(examples.map(({ doc }) => doc))];
const foldOf = new Map(docs.map((doc, place): [string, number] => [doc, place % FOLDS]));
const unseen: { weights: number[]; examples: Example[] }[] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = fitted(examples.filter(({ doc }) => foldOf.get(doc) !== fold));
  unseen.push({ weights, examples: examples.filter(({ doc }) => foldOf.get(doc) === fold) });
}
for (const set of ['article', 'paper', 'own']) {
  const of = (all: Example[]) => all.filter(({ doc }) => doc.startsWith(set));
  const ranks = unseen.flatMap(({ weights, examples: held }) => of(held).map((example) => rankOf(example, weights)));
  const share = (most: number) => ((100 * ranks.filter((rank) => rank < most).length) / ranks.length).toFixed(1);
  console.log(
    `${set.padEnd(8)} n ${ranks.length}  first ${share(1)}  first ${SHOWN} ${share(SHOWN)}  among the candidates ${share(Number.POSITIVE_INFINITY)}`,
  );
}
const all = fitted(examples);
console.log(JSON.stringify(Object.fromEntries(featureNames.map((name, at) => [name, Math.round((all[at] ?? 0) * 100) / 100]))));

/** Weights under which right sentences stand above wrong ones: a softmax over the candidates of each question, by gradient descent. */
function fitted(seen: Example[]): number[] {
  const weights = featureNames.map((name): number => (name === 'own' ? 1 : 0));
  const means = featureNames.map((): number => 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { candidates } of shuffled(seen, round)) {
      if (!candidates.some(({ isRight }) => isRight)) continue;
      const scores = candidates.map(({ values }) => Math.exp(Math.min(30, dot(values, weights))));
      const total = scores.reduce((sum, score) => sum + score, 0);
      const right = candidates.reduce((sum, { isRight }, at) => sum + (isRight ? (scores[at] ?? 0) : 0), 0);
      const step = STEP / Math.sqrt(1 + round);
      for (const [feature] of weights.entries()) {
        let slope = 0;
        for (const [at, { values, isRight }] of candidates.entries()) {
          const share = (scores[at] ?? 0) / total;
          const wanted = isRight ? (scores[at] ?? 0) / right : 0;
          slope += (wanted - share) * (values[feature] ?? 0);
        }
        weights[feature] = (weights[feature] ?? 0) * (1 - step * RIDGE) + step * slope;
      }
    }
    if (round >= ROUNDS / 2) for (const [at, weight] of weights.entries()) means[at] = (means[at] ?? 0) + weight / (ROUNDS / 2);
  }
  return means;
}

function rankOf({ candidates }: Example, weights: number[]): number {
  const ranked = candidates.map(({ values, isRight }) => ({ isRight, score: dot(values, weights) })).sort((one, other) => other.score - one.score);
  const rank = ranked.findIndex(({ isRight }) => isRight);
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}

function dot(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}

/** In another order each round, the same each time. */
function shuffled<Item>(items: readonly Item[], round: number): Item[] {
  const stride = [7919, 6007, 4999, 3001][round % 4] ?? 1;
  return items.map((_, at) => items[(at * stride + round) % items.length]).filter((item) => item !== undefined);
}

function valuesOf(features: Features): number[] {
  return featureNames.map((name) => features[name]);
}

function covers(sentence: { start: number; end: number } | undefined, start: number, end: number): boolean {
  if (!sentence) return false;
  return Math.min(sentence.end, end) - Math.max(sentence.start, start) >= 0.5 * (end - start);
}

/** Where "before [[answer]] after" stands in the text, whatever its white space. */
function placesOf(index: OpenIndex, marked: string): { start: number; end: number }[] {
  const [before = '', answer = '', after = ''] = marked.split(/\[\[|\]\]/).map(bare);
  const { plain, places } = bareText(index);
  for (const reach of [999, 20, 12, 6]) {
    const lead = before.slice(-reach);
    const needle = lead + answer + after.slice(0, reach);
    const found: { start: number; end: number }[] = [];
    for (let at = plain.indexOf(needle); at >= 0; at = plain.indexOf(needle, at + 1)) {
      const from = at + lead.length;
      found.push({ start: places[from] ?? 0, end: (places[from + answer.length - 1] ?? 0) + 1 });
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** A text's letters and digits, and where each of them stands in it. */
function bareText(index: OpenIndex): { plain: string; places: number[] } {
  const known = bareTexts.get(index);
  if (known) return known;
  const pieces: string[] = [];
  const places: number[] = [];
  for (const { index: at, 0: run } of index.text.matchAll(/\S+/g)) {
    for (let unit = 0; unit < run.length; unit++) {
      const kept = bare(run[unit] ?? '');
      pieces.push(kept);
      for (let each = 0; each < kept.length; each++) places.push(at + unit);
    }
  }
  const made = { plain: pieces.join(''), places };
  bareTexts.set(index, made);
  return made;
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%€$£]+/gu, '');
}

/** Documents are read once and kept beside, since reading is most of the time. */
async function indexOf(doc: string): Promise<OpenIndex> {
  const kept = join(tmpdir(), 'chat-fit', `${doc}.json`);
  if (!existsSync(kept)) {
    const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
    const request = { maxPages: 0, recognition: { mode: 'off' as const } };
    const read = await readDocument(createFileInMemory(doc, readFileSync(join(folder ?? '', 'docs', `${doc}.pdf`))), request, hooks);
    mkdirSync(join(tmpdir(), 'chat-fit'), { recursive: true });
    writeFileSync(kept, JSON.stringify(read));
  }
  return openChatIndex(buildChatIndex(parseDocumentText(JSON.parse(readFileSync(kept, 'utf8')))));
}
