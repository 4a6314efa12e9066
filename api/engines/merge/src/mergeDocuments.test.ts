import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { PdfError } from '@sheaf/pdf/errors';
import { decodeLatin1, encodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { nameFiles } from '@sheaf/pdf/testing/inMemory';
import { readPageTexts } from '@sheaf/pdf/testing/pdfiumReader';
import { writePdf, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import fc from 'fast-check';
import { mergeInSteps } from './mergeDocuments.ts';
import { MergeError } from './model/errors.ts';
import { mergeInMemory } from './testing/mergeInMemory.ts';

function textPages(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
}

function file(name: string, count: number): Uint8Array {
  return writeTextPdf({ pages: textPages(name, count) });
}

test('pages alternate, the second file from its end, as two stacks of scans need it', async () => {
  const { bytes } = mergeInMemory(nameFiles(file('front', 3), file('back', 3)), { interleave: 'alternate-reverse' });
  expect(await readPageTexts(bytes)).toEqual(['front 1', 'back 3', 'front 2', 'back 2', 'front 3', 'back 1']);
});

test('every file begins on a right-hand page when blank pages are asked for', async () => {
  const { bytes, result } = mergeInMemory(nameFiles(file('a', 3), file('b', 1)), { padEven: true });
  expect(await readPageTexts(bytes)).toEqual(['a 1', 'a 2', 'a 3', '', 'b 1', '']);
  expect(result.files).toEqual([
    { name: 'a.pdf', pages: 3, from: 1, to: 3 },
    { name: 'b.pdf', pages: 1, from: 5, to: 5 },
  ]);
});

test('the list of contents names every file and the page it begins on', async () => {
  const { bytes } = mergeInMemory(nameFiles(file('first', 2), file('second', 1)), { contentsPage: true });
  const [contents] = await readPageTexts(bytes);
  expect(contents?.replace(/\s+/g, ' ')).toBe('Contents a 2 b 4');
});

test('a page number that does not exist is refused with the file it was asked of', () => {
  const inputs = [{ name: 'report.pdf', bytes: file('a', 2), range: '1-3' }];
  expect(() => mergeInMemory(inputs)).toThrow(MergeError.forMissingPages('1-3', 'report.pdf', 2));
});

describe('a damaged file', () => {
  const intact = decodeLatin1(file('kept', 3));

  test.each([
    ['without its cross-reference table', intact.slice(0, intact.indexOf('xref\n'))],
    ['with wrong offsets', intact.replace(/0000000(\d\d\d) 00000 n/g, '0000001$1 00000 n')],
    ['with bytes before its header', `${' '.repeat(500)}${intact}`],
    ['with a wrong stream length', intact.replaceAll('/Length ', '/Length 9')],
    ['with other line ends', intact.replaceAll('\n', '\r')],
    ['with bytes after its end', `${intact}${'\0'.repeat(5000)}`],
  ])('%s keeps all its pages', async (_, text) => {
    const { bytes } = mergeInMemory(nameFiles(encodeLatin1(text), file('good', 1)));
    expect(await readPageTexts(bytes)).toEqual(['kept 1', 'kept 2', 'kept 3', 'good 1']);
  });

  test.each([
    ['a page is gone', intact.replace(/8 0 obj[\s\S]*?endobj/, '')],
    ['its tree leads back to itself', decodeLatin1(writePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1>>']))],
    ['it is cut off', intact.slice(0, 300)],
  ])('is refused by name when %s', (_, text) => {
    expect(() => mergeInMemory(nameFiles(file('good', 1), encodeLatin1(text)))).toThrow(
      expect.objectContaining({ code: 'damaged_pdf', file: 'b.pdf' }),
    );
  });

  test('is reported as empty when it was saved without pages', () => {
    const empty = writePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>']);
    expect(() => mergeInMemory(nameFiles(file('good', 1), empty))).toThrow(expect.objectContaining({ code: 'empty_pdf', file: 'b.pdf' }));
  });

  test('however its bytes are damaged, is merged with all its pages or refused', async () => {
    const damage = fc.array(fc.tuple(fc.integer({ min: 8, max: intact.length - 1 }), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const bytes = encodeLatin1(intact);
        for (const [position, value] of changes) bytes[position] = value;
        try {
          const merged = mergeInMemory(nameFiles(bytes, file('good', 1)));
          const texts = await readPageTexts(merged.bytes);
          expect(texts).toHaveLength(merged.result.pages);
          expect(texts.at(-1)).toBe('good 1');
        } catch (error) {
          if (!(error instanceof PdfError)) throw error;
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('says which file is copied before it is, so that a file that breaks the engine can be named', () => {
  const inputs = ['a', 'b'].map((name) => ({ name: `${name}.pdf`, source: createMemorySource(writeTextPdf({ pages: [name, name] })) }));
  const steps = mergeInSteps(inputs, { interleave: 'alternate' }, { sink: new MemorySink(), codec: nodeCodec, now: new Date(0) });
  const copied: number[] = [];
  for (let step = steps.next(); !step.done; step = steps.next()) if (step.value.kind === 'copying') copied.push(step.value.file);
  expect(copied.slice(0, 4)).toEqual([0, 1, 0, 1]);
});
