import { decodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { PdfStream } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { readPageTexts } from '@sheaf/pdf/testing/pdfiumReader';
import { getFirstExtra, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

/** A page with one field whose box states no appearance. */
function boxed(field: string): Uint8Array {
  const box = getFirstExtra(1);
  return writeTextPdf({
    pages: ['page'],
    catalog: `/AcroForm<</Fields[${box} 0 R]/NeedAppearances true/DA(/Helv 10 Tf 0 g)/DR<</Font<</Helv<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>`,
    page: () => `/Annots[${box} 0 R]`,
    extra: [`<</Subtype/Widget/T(n)/Rect[10 10 110 60]${field}>>`],
  });
}

async function flattened(field: string): Promise<{ text: string; codes: string[] }> {
  const { bytes, result } = mergeInMemory(nameFiles(boxed(field)), { forms: 'flatten' });
  const [text = ''] = await readPageTexts(bytes);
  expect(openPdf(bytes).catalog().has('AcroForm')).toBe(false);
  return { text: text.replace(/\s+/g, ' ').replace('page', '').trim(), codes: result.warnings.map(({ code }) => code) };
}

test.each([
  ['a text', '/FT/Tx/V(it is \\(so\\))', 'it is (so)'],
  ['a text of several lines', '/FT/Tx/Ff 4096/V(first\\rand then a second line that is too long)', 'first and then a second line that is too long'],
  ['a text with a cell for each letter', '/FT/Tx/Ff 16777216/MaxLen 4/V(A1B2)', 'A1B2'],
  ['what is shown for a choice', '/FT/Ch/Ff 131072/V(x)/Opt[[(x)(Shown)][(y)(Other)]]', 'Shown'],
  ['stars for a password', '/FT/Tx/Ff 8192/V(secret)', '******'],
  ['a text in a font the form does not have', '/FT/Tx/DA(/Nope 0 Tf)/V(anyway)', 'anyway'],
  ['a text whose font name never ends', `/FT/Tx/DA(${'/'.repeat(200_000)})/V(anyway)`, 'anyway'],
])('%s is drawn although its box states no appearance', async (_, field, expected) => {
  const { text, codes } = await flattened(field);
  expect(text.replace(/(?<=[A-Z\d]) (?=[A-Z\d])/g, '')).toBe(expected);
  expect(codes).toEqual([]);
});

test.each([
  ['an empty text', '/FT/Tx/V()'],
  ['a field nobody has filled in', '/FT/Tx'],
  ['a box that is not ticked', '/FT/Btn/V/Off/AS/Off'],
  ['a button', '/FT/Btn/Ff 65536/V/x'],
  ['a hidden text', '/FT/Tx/F 2/V(hidden)'],
])('%s is not drawn, and nothing is missed', async (_, field) => {
  expect(await flattened(field)).toEqual({ text: '', codes: [] });
});

test('a ticked box is drawn with its mark', () => {
  const file = openPdf(mergeInMemory(nameFiles(boxed('/FT/Btn/V/Yes/AS/Yes')), { forms: 'flatten' }).bytes);
  const drawing = readEntry(file, 'Pages', 'Kids', 0, 'Kids', 0, 'Resources', 'XObject', 'Field1');
  if (!(drawing instanceof PdfStream)) throw new Error('There is no drawing.');
  expect(decodeLatin1(file.decoded(drawing))).toContain('(4) Tj');
  expect(drawing.dictionary.get('Resources')).toEqual(new Map([['Font', new Map([['F', expect.any(Map)]])]]));
});

test.each([
  ['in letters the fonts of forms lack', '/FT/Tx/V<feff4e2d>'],
  ['that is several choices', '/FT/Ch/V[(a)(b)]'],
])('a value %s brings a warning', async (_, field) => {
  expect(await flattened(field)).toEqual({ text: '', codes: ['fields_not_drawn'] });
});
