import { buffer } from 'node:stream/consumers';
import { buildSamplePdf } from '@sheaf/merge/testing/samplePdf';
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { createTempFileStore } from '../../adapters/tempFileStore.ts';
import type { JobRunner } from '../../ports.ts';
import { buildPoolOptions } from '../../testing/buildPoolOptions.ts';
import { createJobPool } from './jobPool.ts';

const MB = 1024 * 1024;
/** The total is larger than the memory of a sandboxed worker. */
const PICTURE_BYTES = 12 * MB;

const tempFiles = createTempFileStore({ maxBytes: 200 * MB });
const hooks = { visitor: 'a', signal: new AbortController().signal };
let pool: JobRunner;

beforeAll(() => {
  pool = createJobPool(buildPoolOptions(tempFiles));
});
afterAll(() => pool.close());

/** Its pattern is as long as a prime, so that no two blocks of it are alike. */
const drawPicture = (seed: number) =>
  Buffer.alloc(
    PICTURE_BYTES,
    Uint8Array.from({ length: 65_537 }, (_, index) => (index * seed) >> 3),
  );

/** Two pages and one large picture. */
function withPicture(seed: number): Promise<Uint8Array> {
  return buildSamplePdf(2, (document) => {
    const { context } = document;
    const picture = context.register(PDFRawStream.of(context.obj({ Subtype: 'Image' }), drawPicture(seed)));
    document.getPage(0).node.set(PDFName.of('Resources'), context.obj({ XObject: { Picture: picture } }));
  });
}

async function file(name: string, bytes: Uint8Array) {
  const content = tempFiles.create();
  await content.write(bytes);
  return { name, content };
}

test('files too large for the memory of a sandboxed worker are merged byte for byte', async () => {
  const files = [await file('a.pdf', await withPicture(3)), await file('b.pdf', await buildSamplePdf(1)), await file('c.pdf', await withPicture(7))];
  const { output, report } = await pool.run({ engine: 'merge', files, options: { options: {}, maxPages: 0 } }, hooks);
  const merged = await PDFDocument.load(await buffer(output.stream()));
  for (const { content } of [...files, { content: output }]) content.close();

  expect(report.pages).toBe(5);
  for (const [page, seed] of [
    [0, 3],
    [3, 7],
  ] as const) {
    const picture = merged.getPage(page).node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).lookup(PDFName.of('Picture'));
    expect(picture instanceof PDFRawStream && Buffer.compare(picture.contents, drawPicture(seed))).toBe(0);
  }
  expect(tempFiles.bytesInUse).toBe(0);
});
