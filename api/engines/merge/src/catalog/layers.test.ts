import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { decodeText } from '@sheaf/pdf/syntax/text';
import { PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { getFirstExtra, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

const LAYER = getFirstExtra(1);

/** One page and one layer. */
function layered(layer: string, configuration: string): Uint8Array {
  return writeTextPdf({
    pages: ['p'],
    catalog: `/OCProperties<</OCGs[${LAYER} 0 R]/D<<${configuration}>>>>`,
    page: () => `/Resources<</Font<</F1 3 0 R>>/Properties<</L ${LAYER} 0 R>>>>`,
    extra: [`<<${layer}>>`],
  });
}

function namesIn(file: PdfFile, list: PdfValue): string {
  return file
    .array(list)
    .map((item) => {
      const found = file.resolve(item);
      if (Array.isArray(found)) return `[${namesIn(file, found)}]`;
      const title = found instanceof PdfString ? found : file.dictionary(item)?.get('Name');
      return title instanceof PdfString ? decodeText(title) : '?';
    })
    .join(' ');
}

test('a layer for designers stays hidden when its file hides such layers, and shown when its file does not look at them', () => {
  const design = (name: string) => `/Type/OCG/Name(${name})/Intent/Design`;
  const off = `/OFF[${LAYER} 0 R]`;
  const { bytes } = mergeInMemory(nameFiles(layered(design('hidden'), `/Intent/Design${off}`), layered(design('shown'), off)));
  const file = openPdf(bytes);
  expect(namesIn(file, readEntry(file, 'OCProperties', 'D', 'OFF'))).toBe('hidden');
  expect(readEntry(file, 'OCProperties', 'D', 'Intent')).toMatchObject([{ value: 'Design' }, { value: 'View' }]);
});

test('layers of a file without an order of its own are listed beside those of a file with one', () => {
  const { bytes } = mergeInMemory(nameFiles(layered('/Type/OCG/Name(one)', `/Order[${LAYER} 0 R]`), layered('/Type/OCG/Name(two)', '')));
  const file = openPdf(bytes);
  expect(namesIn(file, readEntry(file, 'OCProperties', 'D', 'Order'))).toBe('[a one] [b two]');
});

test('a locked layer stays the same layer, even if it does not say what it is', () => {
  const file = openPdf(mergeInMemory(nameFiles(layered('/Name(one)', `/Locked[${LAYER} 0 R]`))).bytes);
  expect(file.array(readEntry(file, 'OCProperties', 'D', 'Locked'))).toEqual(file.array(readEntry(file, 'OCProperties', 'OCGs')));
});

test('another configuration of one file says nothing about the layers of the other', () => {
  const withAnother = writeTextPdf({
    pages: ['p'],
    catalog: `/OCProperties<</OCGs[${LAYER} 0 R]/D<<>>/Configs[<</Name(all off)/BaseState/OFF>><</Name(all on)>>]>>`,
    extra: ['<</Type/OCG/Name(one)>>'],
  });
  const file = openPdf(mergeInMemory(nameFiles(withAnother, layered('/Type/OCG/Name(two)', ''))).bytes);
  const states = [0, 1].map((index) =>
    ['BaseState', 'ON', 'OFF'].map((key) => {
      const value = readEntry(file, 'OCProperties', 'Configs', index, key);
      return Array.isArray(value) ? namesIn(file, value) : value;
    }),
  );
  expect(states).toMatchObject([
    [{ value: 'Unchanged' }, '', 'one'],
    [{ value: 'Unchanged' }, 'one', ''],
  ]);
});
