/** `npm run quotes -w @sheaf/document-qa -- IN.jsonl OUT.jsonl`: checks whether quotes (`{id, pdf, page, quote}` a line) are on their page (`{id, ok}`). */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { openRecogniser } from '@sheaf/ocr/recogniser';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { readDocument } from '@sheaf/pdf-text/readDocument';
import * as z from 'zod/mini';
import { buildChatIndex } from './index/buildChatIndex.ts';
import { openChatIndex } from './index/openChatIndex.ts';
import type { ChatIndex } from './types/chatIndex.ts';
import { verifyQuote } from './verify/verifyQuote.ts';

const Claim = z.object({ id: z.string(), pdf: z.string(), page: z.optional(z.int()), quote: z.string() });

const [input, output] = process.argv.slice(2);
if (input === undefined || output === undefined) throw new Error('Give the file of quotes and the file to write.');

const lines = readFileSync(input, 'utf8').split('\n').filter(Boolean);
const verdicts: string[] = [];
let open: { pdf: string; index: ChatIndex } | undefined;
for (const line of lines) {
  const { id, pdf, page, quote } = Claim.parse(JSON.parse(line));
  if (open?.pdf !== pdf) open = { pdf, index: await indexPdf(pdf) };
  const verified = verifyQuote(open.index, { quote, ...(page !== undefined && { page }) });
  verdicts.push(JSON.stringify({ id, ok: verified !== undefined, ...verified }));
}
writeFileSync(output, `${verdicts.join('\n')}\n`);

async function indexPdf(pdf: string): Promise<ChatIndex> {
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const file = createFileInMemory(basename(pdf), readFileSync(pdf));
  return openChatIndex(buildChatIndex(await readDocument(file, { maxPages: 0, recognition: { mode: 'auto', open: openRecogniser } }, hooks)));
}
