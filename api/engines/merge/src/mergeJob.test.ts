import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { createOutputInMemory } from '@sheaf/pdf/bytes/outputInMemory';
import { writePdf } from '@sheaf/pdf/testing/writePdf';
import fc from 'fast-check';
import { PDFDocument, PDFName } from 'pdf-lib';
import { mergeJob } from './mergeJob.ts';
import type { MergeOptions } from './model/mergeOptions.ts';
import { buildSamplePdf, encryptPdf, withScripts, writeMendablePdf } from './testing/samplePdf.ts';

const quiet = { onProgress: () => undefined, signal: new AbortController().signal };

async function merge(files: SourceFile[], options: MergeOptions = {}, maxPages = 0) {
  const output = createOutputInMemory();
  const report = await mergeJob(files, { options, maxPages, now: new Date(0) }, quiet, output);
  return { output: output.written().bytes(), report };
}

const file = createFileInMemory;
/** The pages of a written file, read by a library that had no part in writing it. */
const loadPages = async (bytes: Uint8Array) => (await PDFDocument.load(bytes)).getPages();
const measureWidths = async (bytes: Uint8Array) => (await loadPages(bytes)).map((page) => page.getWidth());

test('puts every page of every file into the result, in order', async () => {
  const { output, report } = await merge([file('a.pdf', await buildSamplePdf(2)), file('b.pdf', await buildSamplePdf(3))]);
  expect(await measureWidths(output)).toEqual([201, 202, 201, 202, 203]);
  expect(report).toMatchObject({
    pages: 5,
    files: [
      { name: 'a.pdf', pages: 2, from: 1, to: 2 },
      { name: 'b.pdf', pages: 3, from: 3, to: 5 },
    ],
  });
});

test('keeps each page of each file in any order the visitor chooses', async () => {
  const samples = await Promise.all([1, 2, 3, 4].map((pages) => buildSamplePdf(pages)));
  const someOrder = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(someOrder, async (order) => {
      const { output, report } = await merge(
        samples.map((bytes, index) => file(`${index}.pdf`, bytes)),
        { order },
      );
      expect(await measureWidths(output)).toEqual(order.flatMap((index) => Array.from({ length: index + 1 }, (_, page) => 201 + page)));
      expect(report.files.map(({ name }) => name)).toEqual(order.map((index) => `${index}.pdf`));
    }),
    { numRuns: 8 },
  );
});

test('turns the pages of one file further than they were, and leaves the others', async () => {
  const turned = await buildSamplePdf(1, (document) => document.getPage(0).setRotation({ type: 'degrees', angle: 270 } as never));
  const { output } = await merge([file('a.pdf', turned), file('b.pdf', await buildSamplePdf(1))], { rotate: [180, 0] });
  expect((await loadPages(output)).map((page) => page.getRotation().angle)).toEqual([90, 0]);
});

test('gives the result the title that was asked for', async () => {
  const { output } = await merge([file('a.pdf', await buildSamplePdf(1)), file('b.pdf', await buildSamplePdf(1))], { title: 'Résumé' });
  expect((await PDFDocument.load(output, { updateMetadata: false })).getTitle()).toBe('Résumé');
});

test('opens a file that is protected against printing only', async () => {
  const { report } = await merge([file('a.pdf', encryptPdf('owner-password-only')), file('b.pdf', await buildSamplePdf(1))]);
  expect(report.pages).toBe(4);
});

test.each(['needs-password', 'needs-password-rc4'] as const)('asks for the password of %s.pdf, and opens it with the right one', async (name) => {
  const files = [file('a.pdf', await buildSamplePdf(1)), file('locked.pdf', encryptPdf(name))];
  await expect(merge(files)).rejects.toMatchObject({ code: 'password_required', message: expect.stringContaining('locked.pdf') });
  await expect(merge(files, { passwords: [null, 'guess'] })).rejects.toMatchObject({ code: 'wrong_password' });
  const { output } = await merge(files, { passwords: [null, 'secret'] });
  expect(await loadPages(output)).toHaveLength(4);
});

test('never gives fewer pages than a truncated file had: it names the file, or merges it whole', async () => {
  const intact = await buildSamplePdf(5);
  const good = file('good.pdf', await buildSamplePdf(1));
  for (const share of [0.2, 0.5, 0.8, 0.95, 0.99]) {
    const cut = file('cut.pdf', intact.slice(0, Math.floor(intact.length * share)));
    const outcome = await merge([good, cut]).then(
      ({ report }) => report.pages,
      (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
    );
    expect([6, 'damaged_pdf: cut.pdf is damaged and could not be read.']).toContain(outcome);
  }
});

test('says which of two files of one name is at fault, whatever order they are merged in', async () => {
  const files = [file('scan.pdf', await buildSamplePdf(1)), file('scan.pdf', encryptPdf('needs-password'))];
  await expect(merge(files)).rejects.toMatchObject({ code: 'password_required', fileIndex: 1 });
  await expect(merge(files, { order: [1, 0] })).rejects.toMatchObject({ code: 'password_required', fileIndex: 1 });
  await expect(merge(files, { order: [1, 0], passwords: [null, 'secret'], ranges: ['7', null] })).rejects.toMatchObject({
    code: 'invalid_range',
    fileIndex: 0,
  });
});

test('refuses a damaged file at once when mending it would take the files whole and they are too large for that', async () => {
  const damaged = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(65 * 1024 * 1024, ' ')]);
  const bytes = () => {
    throw new Error('The file was taken whole.');
  };
  const files = [file('a.pdf', await buildSamplePdf(1)), { ...file('large.pdf', damaged), bytes }];
  await expect(merge(files)).rejects.toMatchObject({ code: 'damaged_pdf', message: 'large.pdf is damaged and could not be read.', fileIndex: 1 });
});

test('refuses a file without a single page', async () => {
  const empty = await PDFDocument.create().then((document) => document.save({ addDefaultPage: false }));
  await expect(merge([file('none.pdf', empty), file('b.pdf', await buildSamplePdf(1))])).rejects.toMatchObject({
    code: 'empty_pdf',
    message: 'none.pdf is empty: it has no pages. Choose a file with pages.',
  });
});

/** PDFium takes each of these for a page, and gives a blank one. */
const groupsWithoutPages: [string, string[], string][] = [
  ['an empty group', ['<</Type/Pages/Count 0>>'], 'empty_pdf: none.pdf is empty: it has no pages. Choose a file with pages.'],
  ['a group that lost its list', ['<</Type/Pages/Count 2>>'], 'damaged_pdf: none.pdf is damaged and could not be read.'],
  [
    'a group within one that lost its list',
    ['<</Type/Pages/Kids[3 0 R]/Count 5>>', '<</Count 5/Parent 2 0 R>>'],
    'damaged_pdf: none.pdf is damaged and could not be read.',
  ],
];

test.each(groupsWithoutPages)('never makes a page up for %s, even beside a file that needs mending', async (_, objects, refusal) => {
  const none = file('none.pdf', writePdf(['<</Type/Catalog/Pages 2 0 R>>', ...objects]));
  const intact = file('whole.pdf', await buildSamplePdf(1));
  for (const beside of [intact, file('mended.pdf', writeMendablePdf())]) {
    await expect(merge([beside, none]).catch(({ code, message }) => `${code}: ${message}`)).resolves.toBe(refusal);
  }
});

test('merges a file page by page whose page object only PDFium can read', async () => {
  const { report } = await merge([file('mended.pdf', writeMendablePdf()), file('b.pdf', await buildSamplePdf(2))]);
  expect(report).toMatchObject({ pages: 3, warnings: [{ code: 'merged_page_by_page', file: 'mended.pdf' }] });
});

test('refuses more pages than one request may have', async () => {
  const files = [file('a.pdf', await buildSamplePdf(2)), file('b.pdf', await buildSamplePdf(2))];
  await expect(merge(files, {}, 3)).rejects.toMatchObject({ code: 'too_many_pages', details: { pages: 4, limit: 3 } });
});

test('takes scripts and links that run one out of the result, keeps honest links, and says so', async () => {
  const { output, report } = await merge([file('active.pdf', await buildSamplePdf(1, withScripts)), file('b.pdf', await buildSamplePdf(1))]);
  const written = (await PDFDocument.load(output)).context
    .enumerateIndirectObjects()
    .map(([, object]) => object.toString())
    .join('\n');
  expect(written).not.toMatch(/JavaScript|app\.alert|script:alert|\/AA\b/);
  expect(written).toContain('https://example.com/');
  expect(report.warnings).toContainEqual({
    code: 'active_content_removed',
    file: 'active.pdf',
    text: 'Scripts and automatic actions were removed from active.pdf.',
  });
});

test('merges a file that refers to itself without end, since nothing is followed twice', async () => {
  const endless = await buildSamplePdf(1, (document) => {
    const colours = document.context.nextRef();
    document.context.assign(colours, document.context.obj(['Indexed', colours]));
    document
      .getPage(0)
      .node.Resources()
      ?.set(PDFName.of('ColorSpace'), document.context.obj({ Own: colours }));
  });
  const { report } = await merge([file('b.pdf', await buildSamplePdf(1)), file('endless.pdf', endless)]);
  expect(report.pages).toBe(2);
});

test.each([[[0, 1, 2]], [[2, 0, 1]], [[1, 2, 0]]])(
  'names the file that uses up the stack while it is copied, merged in the order %j',
  async (order) => {
    const drawing = ' '.repeat(4 * 1024 * 1024);
    const large = file(
      'culprit.pdf',
      writePdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>',
        `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
      ]),
    );
    // Nothing but copying the page looks into the middle of its drawing.
    const readInto: SourceFile['readInto'] = (target, position) => {
      if (position <= drawing.length / 2 && position + target.length > drawing.length / 2) throw new RangeError('Maximum call stack size exceeded');
      return large.readInto(target, position);
    };
    const files = [
      file('a.pdf', await buildSamplePdf(1)),
      { name: large.name, length: large.length, bytes: large.bytes, readInto },
      file('c.pdf', await buildSamplePdf(1)),
    ];
    await expect(merge(files, { order })).rejects.toMatchObject({ code: 'too_complex', file: 'culprit.pdf', fileIndex: 1 });
  },
);

test('stops when the visitor cancels', async () => {
  const cancel = new AbortController();
  const files = [file('a.pdf', await buildSamplePdf(1)), file('b.pdf', await buildSamplePdf(1))];
  const merging = mergeJob(
    files,
    { options: {}, maxPages: 0, now: new Date(0) },
    { ...quiet, onProgress: () => cancel.abort(), signal: cancel.signal },
    createOutputInMemory(),
  );
  await expect(merging).rejects.toMatchObject({ name: 'AbortError' });
});
