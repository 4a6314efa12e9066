import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { buildSamplePdf, createFile } from '@sheaf/merge/testing/samplePdf';
import { ApiError } from '../../client/apiError.ts';
import { type ApiClient, createApiClient } from '../../client/createApiClient.ts';
import { sampleCvText, sampleJob } from '../../mocks/createSampleCv.ts';
import { createTextPdf } from '../../mocks/createTextPdf.ts';
import { createBrowserFetch } from '../../src/testing/createBrowserFetch.ts';
import { type Fleet, type Server, waitUntil } from './fleet.ts';
import type { Visit } from './visit.ts';

/** How long a visitor retries after a 503. */
const RETRY_MS = 90_000;
const LEASE = ['This lease is between Anna Berg and Carl Dahl.', '', 'The monthly rent is 900 euros. It is due on', 'the first day of each month.'];

/** A call of a visitor. It returns the part of the answer that is the same each time. */
export interface Errand {
  name: string;
  call(client: ApiClient): Promise<unknown>;
  /** The right answer, measured before any fault. */
  expected?: unknown;
}

/** Lists the errands of a mixed load: every tool, and merges of few and of many pages. */
export async function listErrands(): Promise<Errand[]> {
  const [small, other, long] = await Promise.all([buildSamplePdf(2), buildSamplePdf(5), buildSamplePdf(400)]);
  const prose = readFileSync(new URL('../grammar/prose.txt', import.meta.url), 'utf8');
  const lines = prose
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(0, 60));
  const merge = (name: string, files: Uint8Array[]): Errand => ({
    name,
    async call(client) {
      const { pages, pdf } = await client.mergePdfs(files.map((bytes, index) => createFile(`${index}.pdf`, bytes)));
      return { pages, isPdf: (await pdf.slice(0, 5).text()) === '%PDF-' && (await pdf.slice(-8).text()).includes('%%EOF') };
    },
  });
  return [
    merge('merge of 7 pages', [small, other]),
    merge('merge of 2,000 pages', [long, long, long, long, long]),
    { name: 'text of a PDF', call: async (client) => (await client.extractText(createTextPdf('prose.pdf', [lines, lines, lines]))).text },
    { name: 'conversion', call: async (client) => await convert(client, createTextPdf('prose.pdf', [lines, lines])) },
    { name: 'chat', call: async (client) => await visitChat(client, createTextPdf('lease.pdf', [LEASE])) },
    { name: 'letter', call: writeLetter },
    { name: 'grammar', call: async (client) => (await client.checkGrammar({ text: `She go home. ${prose}`, wordLimit: 0 })).correctedText },
  ];
}

async function convert(client: ApiClient, file: File): Promise<unknown> {
  const { docx, report, preview } = await client.convertPdf(file);
  return { report, preview, isWord: (await docx.slice(0, 2).text()) === 'PK' };
}

/** Opens a chat about a PDF, asks a question and deletes what is kept. */
async function visitChat(client: ApiClient, file: File): Promise<unknown> {
  const { sessionId, summary } = await client.uploadForChat(file);
  const { response, citations } = await client.askAboutPdf({ sessionId, message: 'How much is the monthly rent?' });
  await client.deleteChat(sessionId);
  return { summary, response, quotes: citations.map(({ quote }) => quote) };
}

async function writeLetter(client: ApiClient): Promise<unknown> {
  const { cvId, coverLetter } = await client.generateLetter({ cvText: sampleCvText, ...sampleJob });
  await client.deleteCv(cvId);
  return coverLetter;
}

/** Makes one visit to a server that is ready, as a balancer would choose it, and judges the answer. */
export async function visit({ servers, visits }: Pick<Fleet, 'servers' | 'visits'>, errand: Errand, visitor: string): Promise<Visit> {
  const start = performance.now();
  const startedAt = Date.now();
  let refusals = 0;
  const end = (outcome: Visit['outcome'], detail?: string): Visit => {
    const milliseconds = performance.now() - start;
    const made = { errand: errand.name, outcome, startedAt, milliseconds, refusals, ...(detail !== undefined && { detail }) };
    visits.push(made);
    return made;
  };
  for (;;) {
    await waitUntil(() => servers.some(({ isReady }) => isReady));
    const server = pickOne(servers.filter(({ isReady }) => isReady));
    const { life } = server;
    try {
      const answer = await errand.call(createClient(server, visitor));
      if (errand.expected === undefined) errand.expected = answer;
      return isDeepStrictEqual(answer, errand.expected) ? end('right') : end('wrong', JSON.stringify(answer).slice(0, 200));
    } catch (error) {
      if (server.life !== life || !server.isReady) return end('server died');
      const isBusy = error instanceof ApiError && error.status === 503;
      if (!isBusy || performance.now() - start > RETRY_MS) return end('lost', String(error));
      refusals += 1;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

function createClient({ address }: Server, visitor: string): ApiClient {
  const browser = createBrowserFetch();
  const asVisitor: typeof fetch = (url, init) =>
    browser(url, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), 'X-Forwarded-For': visitor } });
  return createApiClient({ baseUrl: address, fetch: asVisitor });
}

/** Picks an item at random. Throws when there is none. */
export function pickOne<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
