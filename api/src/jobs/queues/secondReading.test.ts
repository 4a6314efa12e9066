import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress } from 'node:zlib';
import { parseDocumentText } from '@sheaf/pdf-text/documentTextSchema';
import { buildBrotliPdf, writeTextLines } from '@sheaf/pdf-text/testing/oddPdfs';
import { createTempFileStore } from '../../adapters/tempFileStore.ts';
import type { JobRunner } from '../../ports.ts';
import { buildPoolOptions } from '../../testing/buildPoolOptions.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { createJobPool } from './jobPool.ts';

const MB = 1024 * 1024;
const CPU_SECONDS = 3;
/** More than a sandboxed worker may hold, in parts of 16 MB. */
const BOMB_PARTS = 90;

const tempFiles = createTempFileStore({ maxBytes: 100 * MB });
let pool: JobRunner;

beforeAll(() => {
  const sandbox = createSandbox({ lifetimeCpuSeconds: 60 }, { queue: 'ocr' });
  pool = createJobPool(buildPoolOptions(tempFiles, { sandbox, workers: 1, cpuSeconds: CPU_SECONDS }));
});
afterAll(() => pool.close());

async function readText(name: string, bytes: Uint8Array): Promise<string> {
  const content = tempFiles.create();
  await content.write(bytes);
  try {
    const job = { engine: 'readPdf' as const, files: [{ name, content }], options: { options: { ocr: 'off' as const }, maxPages: 0 } };
    const { output } = await pool.run(job, { visitor: 'a', signal: new AbortController().signal });
    const reading: unknown = JSON.parse((await buffer(output.stream())).toString());
    output.close();
    return parseDocumentText(reading).text;
  } finally {
    content.close();
  }
}

/** A content of spaces, packed. */
function bomb(): Promise<Buffer> {
  const part = Buffer.alloc(16 * MB, ' ');
  const packing = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  return buffer(Readable.from(Array.from({ length: BOMB_PARTS }, () => part)).pipe(packing));
}

/** Forms that draw the next one twice, each of them. */
function nestedForms(depth: number): string[] {
  return Array.from({ length: depth }, (_, index) => {
    const content = index + 1 < depth ? '/X Do /X Do' : writeTextLines('Again.');
    const next = `/Resources<</Font<</F1 3 0 R>>/XObject<</X ${7 + index} 0 R>>>>`;
    return `<</Type/XObject/Subtype/Form/BBox[0 0 300 200]${next}/Length ${content.length}>>\nstream\n${content}\nendstream`;
  });
}

test('the second reader works within the sandbox', async () => {
  expect(await readText('report.pdf', buildBrotliPdf({ pages: [writeTextLines('Read in a sandbox.')] }))).toBe('Read in a sandbox.');
});

test.each([
  ['unpacks to more than there is memory for', async () => buildBrotliPdf({ pages: [await bomb()] })],
  ['draws the same words without end', async () => buildBrotliPdf({ pages: ['/X Do'], extra: nestedForms(40) })],
])('a file that only the second reader opens and that %s is refused by name, and the next one is read', async (_, build) => {
  const bytes = await build();
  await expect(readText('bad.pdf', bytes)).rejects.toMatchObject({ code: 'too_complex', details: { file: 'bad.pdf' }, fileIndex: 0 });
  expect(await readText('good.pdf', buildBrotliPdf({ pages: [writeTextLines('The next one.')] }))).toBe('The next one.');
});
