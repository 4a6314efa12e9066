/** Reads questions whose answers are known, of the articles bench and of the everyday bench, for the two fits. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { parseDocumentText } from '@sheaf/pdf-text/documentTextSchema';
import { readDocument } from '@sheaf/pdf-text/readDocument';
import { z } from 'zod';
import { buildChatIndex } from '../../index/buildChatIndex.ts';
import { type OpenIndex, openChatIndex } from '../../index/openChatIndex.ts';
import { sliceSentence } from '../../index/sliceSentence.ts';
import { createPlaceFinder } from './placeFinder.ts';

/** A question to a document, with the sentences that answer it. Without any, the document does not answer it. */
export interface KnownCase {
  doc: string;
  set: 'article' | 'paper' | 'own' | 'everyday';
  index: OpenIndex;
  question: string;
  history: string[];
  answers: ReadonlySet<number>;
}

const ArticleCase = z.object({
  doc: z.string(),
  kind: z.string(),
  question: z.string(),
  gold: z.array(z.string()).optional(),
  history: z.array(z.string()).default([]),
});
const EverydayCase = z.object({ doc: z.string(), type: z.string(), question: z.string(), gold: z.string().nullable(), real: z.boolean().optional() });
/** These are answered otherwise than by the best sentence. */
const NOT_RANKED = new Set(['talk', 'sum', 'section', 'list']);

/** Reads the cases of a folder: `questions.jsonl` of either bench, with its documents in the folder or in `docs`. */
export async function readCases(folder: string): Promise<KnownCase[]> {
  const lines = readFileSync(join(folder, 'questions.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));
  return existsSync(join(folder, 'docs')) ? readArticleCases(folder, lines) : readEverydayCases(folder, lines);
}

async function readArticleCases(folder: string, lines: unknown[]): Promise<KnownCase[]> {
  const cases: KnownCase[] = [];
  for (const { doc, kind, question, gold = [], history } of lines.map((line) => ArticleCase.parse(line))) {
    if (!['answer', 'offdoc', 'unanswerable'].includes(kind)) continue;
    const index = await openIndex(join(folder, 'docs', `${doc}.pdf`));
    const places = kind === 'answer' ? gold.flatMap(createPlaceFinder(index)) : [];
    const answers = index.sentences.flatMap((sentence, number) => (places.some((place) => coversHalf(sentence, place)) ? [number] : []));
    const set = doc.startsWith('article') ? 'article' : doc.startsWith('paper') ? 'paper' : 'own';
    if (kind !== 'answer' || answers.length > 0) cases.push({ doc, set, index, question, history, answers: new Set(answers) });
  }
  return cases;
}

async function readEverydayCases(folder: string, lines: unknown[]): Promise<KnownCase[]> {
  const cases: KnownCase[] = [];
  const questions = new Map<string, string[]>();
  for (const { doc, type, question, gold, real } of lines.map((line) => EverydayCase.parse(line))) {
    if (real) continue;
    const history = questions.get(doc) ?? [];
    questions.set(doc, [...history, question]);
    if (NOT_RANKED.has(type)) continue;
    const index = await openIndex(join(folder, `${doc}.pdf`));
    const isAnswer = (number: number) => gold !== null && new RegExp(gold).test(sliceSentence(index, number).replace(/\s+/g, ' '));
    const answers = index.sentences.map((_, number) => number).filter(isAnswer);
    if (gold === null || answers.length > 0)
      cases.push({ doc: join(folder, doc), set: 'everyday', index, question, history, answers: new Set(answers) });
  }
  return cases;
}

function coversHalf(sentence: { start: number; end: number }, { start, end }: { start: number; end: number }): boolean {
  return Math.min(sentence.end, end) - Math.max(sentence.start, start) >= 0.5 * (end - start);
}

const indexes = new Map<string, OpenIndex>();

/** Opens the index of a document. It is cached in the temporary folder, since reading takes most of the time. */
async function openIndex(path: string): Promise<OpenIndex> {
  const known = indexes.get(path);
  if (known) return known;
  const cachePath = join(tmpdir(), 'chat-fit', `${path.replaceAll('/', '_')}.json`);
  if (!existsSync(cachePath)) {
    const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
    const request = { maxPages: 0, recognition: { mode: 'off' as const } };
    const read = await readDocument(createFileInMemory(path, readFileSync(path)), request, hooks);
    mkdirSync(join(tmpdir(), 'chat-fit'), { recursive: true });
    writeFileSync(cachePath, JSON.stringify(read));
  }
  const index = openChatIndex(buildChatIndex(parseDocumentText(JSON.parse(readFileSync(cachePath, 'utf8')))));
  indexes.set(path, index);
  return index;
}
