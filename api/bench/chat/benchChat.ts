/** `npm run bench -- chat`: answers about PDFs written here, beside a plain BM25 over the same sentences, and what reading, indexing and asking cost. */
import { readFileSync } from 'node:fs';
import { answerQuestion } from '@sheaf/document-qa/answerQuestion';
import { suggestQuestions } from '@sheaf/document-qa/documentQuestions/summary/suggestQuestions';
import { summarizeDocument } from '@sheaf/document-qa/documentQuestions/summary/summarizeDocument';
import { buildChatIndex } from '@sheaf/document-qa/index/buildChatIndex';
import { type OpenIndex, openChatIndex } from '@sheaf/document-qa/index/openChatIndex';
import { verifyQuote } from '@sheaf/document-qa/verify/verifyQuote';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import type { DocumentText } from '@sheaf/pdf-text/documentText';
import { readDocument } from '@sheaf/pdf-text/readDocument';
import { type BookSection, buildGuidebook, type Guidebook } from './buildGuidebook.ts';
import { drawGuidebookPdf } from './drawGuidebookPdf.ts';
import { PlainBm25 } from './plainBm25.ts';

const prose = readFileSync(new URL('../grammar/prose.txt', import.meta.url), 'utf8')
  .split(/(?<=[.!?])\s+/)
  .filter((sentence) => sentence.length > 20);
/** Sections of one place each; the long book is filled up with others to about two hundred pages. */
const BOOKS = [
  { name: 'short book', places: 20, fillers: 0, seed: 11 },
  { name: 'book of 200 pages', places: 120, fillers: 400, seed: 12 },
];
const QUICK_PARTS = 10;
const FIRST = 1;
const FIRST_THREE = 3;
const WORDS_THAT_COUNT = 500;
const MICROSECONDS = 1000;

interface ChatBenchOptions {
  isJson: boolean;
  isQuick: boolean;
  rounds: number;
}

/** Measures the answers of the chat engine about made guidebooks, and prints the figures. */
export async function benchChat({ isJson, isQuick, rounds }: ChatBenchOptions): Promise<void> {
  const figures: Record<string, Awaited<ReturnType<typeof measureGuidebook>>> = {};
  for (const { name, places, fillers, seed } of BOOKS) {
    const book = buildGuidebook(places, seed, prose);
    const bytes = await drawGuidebookPdf([...book.sections, ...buildFillerSections(isQuick ? Math.ceil(fillers / QUICK_PARTS) : fillers)]);
    figures[name] = await measureGuidebook(book, bytes, rounds);
  }
  if (isJson) console.log(JSON.stringify(figures, null, 2));
  else console.table(swapLevels(figures));
}

/** Each figure of all books beside each other. */
function swapLevels(figures: Record<string, Record<string, number>>): Record<string, Record<string, number>> {
  const [first = {}] = Object.values(figures);
  return Object.fromEntries(
    Object.keys(first).map((figure) => [
      figure,
      Object.fromEntries(Object.entries(figures).map(([book, each]) => [book, each[figure] ?? Number.NaN])),
    ]),
  );
}

function buildFillerSections(count: number): BookSection[] {
  return Array.from({ length: count }, (_, index) => {
    const sentences = Array.from({ length: 14 }, (__, at) => prose[(index * 7 + at * 3) % prose.length]);
    return { title: `Notes, part ${index + 1}`, text: sentences.join(' ') };
  });
}

async function measureGuidebook(book: Guidebook, bytes: Uint8Array, rounds: number) {
  const reading = await measureCpu(() => read(bytes));
  const indexing = await measureCpu(async () => buildChatIndex(reading.made));
  const index = openChatIndex(indexing.made);
  const overview = await measureCpu(async () => {
    summarizeDocument(index);
    return suggestQuestions(index, (question) => {
      const { status, citations } = answerQuestion(index, { question, history: [] });
      return status === 'grounded' ? citations.map(({ quote }) => quote) : [];
    });
  });
  const opening = await measureCpu(async () => openChatIndex(indexing.made));
  const peer = await measureCpu(async () => new PlainBm25(index.sentences.map(({ start, end }) => index.text.slice(start, end))));

  const ours = await scoreAnswers(book, rounds, (question) => findQuotes(index, question));
  const theirs = await scoreAnswers(book, rounds, async (question) => peer.made.answer(question, FIRST_THREE));
  return {
    pages: index.pages.length,
    questions: book.questions.length,
    'answer first %': ours.first,
    'BM25 first %': theirs.first,
    'answer in three %': ours.three,
    'BM25 in three %': theirs.three,
    'refused of unknown %': ours.refused,
    'BM25 refused %': theirs.refused,
    'items found %': countItemsFound(index, book),
    'quotes literal %': countLiteralQuotes(index, book),
    'read ms': reading.ms,
    'index ms': indexing.ms,
    'index x BM25': Number((indexing.ms / Math.max(1, peer.ms)).toFixed(2)),
    'open ms': opening.ms,
    'summary and suggestions ms': overview.ms,
    'question ms': ours.ms,
    'question x BM25': Number((ours.ms / theirs.ms).toFixed(2)),
    'index MB': Number((indexing.made.length / 2 ** 20).toFixed(1)),
  };
}

async function findQuotes(index: OpenIndex, question: string): Promise<string[]> {
  const { status, citations } = answerQuestion(index, { question, history: [] });
  return status === 'not_found' ? [] : citations.map(({ quote }) => quote);
}

async function scoreAnswers(book: Guidebook, rounds: number, answer: (question: string) => Promise<string[]>) {
  const answerable = book.questions.filter((each) => each.answer !== undefined);
  const unanswerable = book.questions.filter((each) => each.answer === undefined);
  const containsGold = (quotes: string[], gold = '') => quotes.some((quote) => quote.replace(/\s+/g, ' ').includes(gold));
  let [first, three, refused] = [0, 0, 0];
  for (const { question, answer: gold } of answerable) {
    const quotes = await answer(question);
    if (containsGold(quotes.slice(0, FIRST), gold)) first += 1;
    if (containsGold(quotes.slice(0, FIRST_THREE), gold)) three += 1;
  }
  for (const { question } of unanswerable) if ((await answer(question)).length === 0) refused += 1;
  const { ms } = await measureCpu(async () => {
    for (let round = 0; round < rounds; round += 1) for (const { question } of book.questions) await answer(question);
  });
  return {
    first: toPercent(first, answerable.length),
    three: toPercent(three, answerable.length),
    refused: toPercent(refused, unanswerable.length),
    ms: Number((ms / (rounds * book.questions.length)).toFixed(2)),
  };
}

function countItemsFound(index: OpenIndex, { listQuestions }: Guidebook): number {
  const shares = listQuestions.map(({ question, items }) => {
    const { sentences, citations } = answerQuestion(index, { question, history: [] });
    const answered = [...sentences.map(({ text }) => text), ...citations.map(({ quote }) => quote)]
      .join(' ')
      .split(/\s+/)
      .slice(0, WORDS_THAT_COUNT)
      .join(' ');
    return items.filter((item) => answered.includes(item)).length / items.length;
  });
  return toPercent(
    shares.reduce((sum, share) => sum + share, 0),
    shares.length,
  );
}

function countLiteralQuotes(index: OpenIndex, { questions }: Guidebook): number {
  const citations = questions.flatMap(({ question }) => answerQuestion(index, { question, history: [] }).citations);
  return toPercent(citations.filter(({ quote, page }) => verifyQuote(index, { quote, page })).length, citations.length);
}

async function read(bytes: Uint8Array): Promise<DocumentText> {
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  return readDocument(createFileInMemory('book.pdf', bytes), { maxPages: 0, recognition: { mode: 'off' } }, hooks);
}

async function measureCpu<Made>(work: () => Promise<Made>): Promise<{ made: Made; ms: number }> {
  const before = process.cpuUsage();
  const made = await work();
  const { user, system } = process.cpuUsage(before);
  return { made, ms: Math.round((user + system) / 10) / (MICROSECONDS / 10) };
}

const toPercent = (part: number, of: number) => Number(((100 * part) / Math.max(1, of)).toFixed(1));
