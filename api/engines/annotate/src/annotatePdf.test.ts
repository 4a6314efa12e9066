import { readFileSync } from 'node:fs';
import { openCopy } from '@sheaf/merge/openCopy';
import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { openPdf } from '@sheaf/pdf/testing/inMemory';
import { readPageMarks } from '@sheaf/pdf/testing/pdfiumReader';
import { writeVariedPdf } from '@sheaf/pdf/testing/variedPdf';
import { writePdf, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { buildAnnotations, type PageHighlight } from './annotatePdf.ts';
import { readAnnotations } from './testing/annotationsRead.ts';

const annotator = { author: 'Sheaf', date: new Date('2026-03-04T05:06:07Z') };
const comment = 'Spelling: “recieve” is “receive” 😀 (really).';
const box = { left: 0.1, top: 0.2, width: 0.3, height: 0.05 };

function highlight(page: number, more: Partial<PageHighlight> = {}): PageHighlight {
  return { page, boxes: [box], comment, color: [1, 0.9, 0.5], ...more };
}
function annotated(bytes: Uint8Array, highlights: PageHighlight[]): Uint8Array {
  const annotatedFile = Buffer.concat([bytes, buildAnnotations(bytes, highlights, annotator, nodeCodec)]);
  // Not a byte of the visitor's file is another.
  expect(annotatedFile.subarray(0, bytes.length).equals(bytes)).toBe(true);
  return annotatedFile;
}
function expectWhere({ left, top, width, height }: typeof box, wanted = box) {
  expect(Math.abs(left - wanted.left * 10_000)).toBeLessThan(10);
  expect(Math.abs(top - wanted.top * 10_000)).toBeLessThan(10);
  expect(Math.abs(width - wanted.width * 10_000)).toBeLessThan(10);
  expect(Math.abs(height - wanted.height * 10_000)).toBeLessThan(10);
}

test.each(['table', 'stream', 'objectStreams'] as const)('in a file with %s, turned pages too, each comment is where it belongs', async (storage) => {
  const group = { pages: 2, depth: 2, style: 'loose' as const };
  const { bytes, pages } = writeVariedPdf('a', {
    storage,
    groups: ([0, 90, 180, 270] as const).map((rotate, index) => ({ ...group, rotate, inherits: index % 2 === 0 })),
  });
  const annotatedFile = annotated(
    bytes,
    [1, 3, 5, 7].map((page) => highlight(page)),
  );
  const { highlights, counts } = await readAnnotations(annotatedFile);
  expect(highlights.map(({ page }) => page)).toEqual([1, 3, 5, 7]);
  for (const found of highlights) {
    expect(found).toMatchObject({ comment, author: 'Sheaf', quads: 1 });
    expectWhere(found.box);
  }
  // The link that each page had is still there, and the note of each highlight.
  expect(counts).toEqual([3, 1, 3, 1, 3, 1, 3, 1]);
  expect((await readPageMarks(annotatedFile)).map(({ text }) => text)).toEqual(pages.map(({ text }) => text));
  expect(openPdf(annotatedFile).wasRepaired).toBe(false);
});

test('what is cut off by a crop box does not count, and several lines are one comment', async () => {
  const bytes = writeTextPdf({ pages: ['one'], page: () => '/CropBox[50 20 250 180]/Annots 99 0 R' });
  const lines = [box, { ...box, top: 0.3 }];
  const { highlights } = await readAnnotations(annotated(bytes, [highlight(1, { boxes: lines })]));
  expect(highlights).toHaveLength(1);
  expect(highlights[0]?.quads).toBe(2);
  expectWhere(highlights[0]?.box ?? box, { ...box, height: 0.15 });
});

test('comments may be added again to what they were added to, and many at once', async () => {
  const first = annotated(writeTextPdf({ pages: ['one', 'two'] }), [highlight(1)]);
  const second = annotated(
    first,
    Array.from({ length: 500 }, (_, at) => highlight(2, { comment: `No. ${at}` })),
  );
  const { highlights } = await readAnnotations(second);
  expect(highlights.map(({ page }) => page)).toEqual([1, ...Array.from({ length: 500 }, () => 2)]);
  expect(highlights.at(-1)?.comment).toBe('No. 499');
});

test('a file whose table is broken gets a whole one, and other readers find everything', async () => {
  const sound = writeTextPdf({ pages: ['one', 'two'] });
  const text = Buffer.from(sound).toString('latin1');
  const broken = Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n7'), 'latin1');
  const annotatedFile = annotated(broken, [highlight(2)]);
  expect((await readAnnotations(annotatedFile)).highlights).toMatchObject([{ page: 2, comment }]);
  expect(openPdf(annotatedFile).wasRepaired).toBe(false);
  const late = Buffer.concat([Buffer.from('some mail header\r\n'), sound]);
  expect((await readAnnotations(annotated(late, [highlight(1)]))).highlights).toMatchObject([{ page: 1, comment }]);
});

test('references keep their generations, and odd values stay as they are', () => {
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Odd#20Name(a\\)\\(\\200)/Real -.00001/B[true null 7 3 R]/Resources<<>>>>';
  const bytes = writePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', page]);
  const added = Buffer.from(buildAnnotations(bytes, [highlight(1)], annotator, nodeCodec)).toString('latin1');
  expect(added).toContain('/Odd#20Name <61292880>');
  expect(added).toMatch(/\/B \[true null 7 3 R\]/);
  expect(added).toMatch(/\/Real -\.?0*\.?00001/);
});

test('a protected file is not added to, but to its open copy', async () => {
  const locked = readFileSync(new URL('../../pdf/src/testing/encrypted/aes-256.pdf', import.meta.url));
  expect(() => buildAnnotations(locked, [highlight(1)], annotator, nodeCodec)).toThrow('protected');
  const free = readFileSync(new URL('../../pdf/src/testing/encrypted/aes-256-no-password.pdf', import.meta.url));
  expect(() => buildAnnotations(free, [highlight(1)], annotator, nodeCodec)).toThrow(expect.objectContaining({ code: 'password_required' }));
  const { highlights } = await readAnnotations(annotated(openCopy(createMemorySource(free), '', nodeCodec, new Date(0)).bytes, [highlight(1)]));
  expect(highlights).toMatchObject([{ page: 1, comment }]);
});
