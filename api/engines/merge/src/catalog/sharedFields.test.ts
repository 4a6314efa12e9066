import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { decodeText } from '@sheaf/pdf/syntax/text';
import { PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { getFirstExtra, getPageObject, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

/** One page with the fields person.first, person.<own>, note (without a box) and a button that resets person.first. */
function grouped(own: string, type = 'Tx'): Uint8Array {
  const first = getFirstExtra(1);
  const box = (name: string, more: string): string =>
    `<</Subtype/Widget/T(${name})/Parent ${first} 0 R/Rect[9 9 90 20]/P ${getPageObject(0)} 0 R${more}>>`;
  return writeTextPdf({
    pages: ['p'],
    catalog: `/AcroForm<</Fields[${first} 0 R ${first + 3} 0 R ${first + 4} 0 R]/CO[${first + 1} 0 R]>>`,
    page: () => `/Annots[${first + 1} 0 R ${first + 2} 0 R ${first + 4} 0 R]`,
    extra: [
      `<</T(person)/FT/${type}/Kids[${first + 1} 0 R ${first + 2} 0 R]>>`,
      box('first', `/V(${own} first)`),
      box(own, `/V(${own})`),
      `<</T(note)/FT/Tx/V(${own} note)>>`,
      `<</Subtype/Widget/T(reset ${own})/FT/Btn/Ff 65536/Rect[9 9 90 20]/A<</S/ResetForm/Fields[(person.first)<feff0070006500720073006f006e002e0078>]>>>>`,
    ],
  });
}

function listFields(file: PdfFile, place: PdfValue = null, above = ''): string[] {
  const fields = file.array(above === '' ? readEntry(file, 'AcroForm', 'Fields') : file.dictionary(place)?.get('Kids'));
  return fields.flatMap((kid) => {
    const field = file.dictionary(kid);
    const title = field?.get('T');
    if (!(title instanceof PdfString)) return [];
    const name = above + decodeText(title);
    const value = file.resolve(field?.get('V'));
    const below = listFields(file, kid, `${name}.`);
    return below.length > 0 ? below : [`${name}=${value instanceof PdfString ? value.value : ''}`];
  });
}

test('fields of one name below groups of one name become one field; the others stay beside it', () => {
  const { bytes, result } = mergeInMemory(nameFiles(grouped('x'), grouped('y')), { forms: 'share' });
  const file = openPdf(bytes);
  expect(listFields(file).sort()).toEqual(['note=x note', 'person.first=x first', 'person.x=x', 'person.y=y', 'reset x=', 'reset y=']);
  expect(result.renamedFields).toBe(0);
  expect(result.warnings.map(({ code, file: name }) => `${code} ${name}`)).toEqual(['values_replaced b.pdf']);
  const [person] = file.array(readEntry(file, 'AcroForm', 'Fields')).filter((field) => file.dictionary(field)?.has('Kids'));
  expect(file.array(file.dictionary(file.array(file.dictionary(person)?.get('Kids'))[0])?.get('Kids'))).toHaveLength(2);
});

test('groups of one name with fields that cannot be one are named by their file', () => {
  const { bytes } = mergeInMemory(nameFiles(grouped('x'), grouped('y', 'Ch')), { forms: 'share' });
  expect(listFields(openPdf(bytes))).toContain('b.person.first=y first');
});

test('a button resets the fields of its own file, however their names are written', () => {
  const { bytes } = mergeInMemory(nameFiles(grouped('x'), grouped('x')));
  const file = openPdf(bytes);
  const names = file.array(readEntry(file, 'Pages', 'Kids', 1, 'Kids', 0, 'Annots', 2, 'A', 'Fields'));
  expect(names.map((name) => (name instanceof PdfString ? decodeText(name) : ''))).toEqual(['b.person.first', 'b.person.x']);
});

test('fields below a group, on a page that comes twice, have a box on each page', () => {
  const file = openPdf(mergeInMemory([{ name: 'a.pdf', bytes: grouped('x'), range: '1,1' }]).bytes);
  const kids = file.array(readEntry(file, 'AcroForm', 'Fields', 0, 'Kids'));
  expect(kids.map((kid) => file.array(file.dictionary(kid)?.get('Kids')).length)).toEqual([2, 2]);
});

test('fields of a file that sets none to the middle are not set there by another file', () => {
  const [first = new Uint8Array(), second = new Uint8Array()] = ['/Q 1', ''].map((quadding) => {
    const field = getFirstExtra(1);
    const extra = [`<</Subtype/Widget/FT/Tx/T(n${quadding.length})/Rect[9 9 90 20]>>`];
    return writeTextPdf({ pages: ['p'], catalog: `/AcroForm<</Fields[${field} 0 R]${quadding}>>`, page: () => `/Annots[${field} 0 R]`, extra });
  });
  const file = openPdf(mergeInMemory(nameFiles(first, second)).bytes);
  expect([readEntry(file, 'AcroForm', 'Q'), readEntry(file, 'AcroForm', 'Fields', 0, 'Q'), readEntry(file, 'AcroForm', 'Fields', 1, 'Q')]).toEqual([
    1,
    null,
    0,
  ]);
});

test('a box on a page that comes twice shows on both what the shared field holds', () => {
  const box = getFirstExtra(1);
  const ticked = (state: string): Uint8Array =>
    writeTextPdf({
      pages: ['p'],
      catalog: `/AcroForm<</Fields[${box} 0 R]>>`,
      page: () => `/Annots[${box} 0 R]`,
      extra: [`<</Subtype/Widget/FT/Btn/T(agreed)/V/${state}/AS/${state}/Rect[0 0 9 9]/AP<</N<</Yes 3 0 R>>>>>>`],
    });
  const inputs = nameFiles(ticked('Off'), ticked('Yes')).map((input) => ({ ...input, range: '1,1' }));
  const file = openPdf(mergeInMemory(inputs, { forms: 'share' }).bytes);
  const states = [0, 1].flatMap((group) => [0, 1].map((page) => readEntry(file, 'Pages', 'Kids', group, 'Kids', page, 'Annots', 0, 'AS')));
  expect(states).toMatchObject(['Off', 'Off', 'Off', 'Off'].map((value) => ({ value })));
});

test.each([
  ['the same lines', '[(red)(blue)]', '[(red)(blue)]', []],
  ['no lines', '[]', '[]', []],
  ['other lines', '[(red)(blue)]', '[(red)(green)]', ['values_replaced']],
])('a list with %s selected in both files keeps or replaces its look and is reported so', (_, first, second, expected) => {
  const field = getFirstExtra(1);
  const list = (selected: string): Uint8Array =>
    writeTextPdf({
      pages: ['p'],
      catalog: `/AcroForm<</Fields[${field} 0 R]>>`,
      page: () => `/Annots[${field} 0 R]`,
      extra: [`<</Subtype/Widget/FT/Ch/Ff 2097152/T(colours)/V ${selected}/Rect[0 0 90 90]/AP<</N 3 0 R>>>>`],
    });
  const { bytes, result } = mergeInMemory(nameFiles(list(first), list(second)), { forms: 'share' });
  expect(result.warnings.map(({ code }) => code)).toEqual(expected);
  const boxes = [0, 1].map((page) => readEntry(openPdf(bytes), 'Pages', 'Kids', page, 'Kids', 0, 'Annots', 0, 'AP'));
  expect(boxes.map((appearance) => appearance !== null)).toEqual([true, expected.length === 0]);
});
