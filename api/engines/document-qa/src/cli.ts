/** `npm run ask -w @sheaf/document-qa -- IN.jsonl OUT.jsonl`: answers lines `{id, pdf, question, history?}`: how the engine is measured without a server. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { openRecogniser } from '@sheaf/ocr/recogniser';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { readDocument } from '@sheaf/pdf-text/readDocument';
import { z } from 'zod';
import { answerQuestion } from './answerQuestion.ts';
import { buildChatIndex } from './index/buildChatIndex.ts';
import { type OpenIndex, openChatIndex } from './index/openChatIndex.ts';
import { findPassages } from './retrieve/findPassages.ts';

const PASSAGES = 8;
const QuestionLine = z.object({ id: z.string(), pdf: z.string(), question: z.string(), history: z.array(z.string()).default([]) });

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error('Give the file of the questions and the file for the answers.');
const indexes = new Map<string, OpenIndex>();
const lines: string[] = [];
for (const line of readFileSync(from, 'utf8').split('\n')) {
  if (line.trim() === '') continue;
  const { id, pdf, ...chatQuestion } = QuestionLine.parse(JSON.parse(line));
  const index = indexes.get(pdf) ?? (await indexPdf(pdf));
  indexes.set(pdf, index);
  const start = performance.now();
  const { status, lead, sentences, citations, closest } = answerQuestion(index, chatQuestion);
  const ms = performance.now() - start;
  const passages = findPassages(index, chatQuestion, PASSAGES).map(({ page, text }) => ({ page, text }));
  const quotes = citations.map(({ page, quote }) => ({ page, text: quote }));
  const quotedSentences = sentences.map(({ text, citation }) => `${text} [${citation}]`);
  const response = [...(lead?.count === undefined ? [] : [`${lead.count}:`]), ...quotedSentences].join(' ');
  lines.push(JSON.stringify({ id, status, response, quotes, closest: closest.map(({ page, quote }) => ({ page, text: quote })), passages, ms }));
}
writeFileSync(to, `${lines.join('\n')}\n`);

async function indexPdf(pdf: string): Promise<OpenIndex> {
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const request = { maxPages: 0, recognition: { mode: 'auto' as const, open: openRecogniser } };
  const document = await readDocument(createFileInMemory(basename(pdf), readFileSync(pdf)), request, hooks);
  return openChatIndex(buildChatIndex(document));
}
