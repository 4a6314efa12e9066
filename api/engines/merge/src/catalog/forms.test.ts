import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { decodeText } from '@sheaf/pdf/syntax/text';
import { isDictionary, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { readPageTexts } from '@sheaf/pdf/testing/pdfiumReader';
import { getFirstExtra, getPageObject, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

/** Two pages; a text field on each, one of them signed when asked for. */
function formed(value: string, font: string, extraField = ''): Uint8Array {
  const first = getFirstExtra(2);
  const widget = (field: string, page: number, more = ''): string =>
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(${field})/V(${value})/Rect[20 20 120 40]/P ${getPageObject(page)} 0 R${more}>>`;
  return writeTextPdf({
    pages: ['p1', 'p2'],
    catalog: `/AcroForm<</Fields[${first} 0 R ${first + 1} 0 R${extraField ? ` ${first + 4} 0 R` : ''}]/DA(/Fn 12 Tf)/DR<</Font<</Fn ${first + 2} 0 R>>>>/CO[${first} 0 R]>>`,
    page: (index) => `/Annots[${first + index} 0 R]`,
    extra: [
      widget('name', 0, `/AP<</N ${first + 3} 0 R>>`),
      widget('place', 1),
      `<</Type/Font/Subtype/Type1/BaseFont/${font}>>`,
      `<</Type/XObject/Subtype/Form/BBox[0 0 100 20]/Resources<</Font<</F1 3 0 R>>>>/Length 35>>\nstream\nBT /F1 9 Tf 2 5 Td (${value.padEnd(9)}) Tj ET\nendstream`,
      ...(extraField ? [extraField] : []),
    ],
  });
}

/** Full field names and what they hold. */
function listFields(file: PdfFile): string[] {
  const list = (place: PdfValue, above: string): string[] => {
    const field = file.dictionary(place);
    const title = field?.get('T');
    const name = title instanceof PdfString ? `${above}${above ? '.' : ''}${decodeText(title)}` : above;
    const kids = file.array(field?.get('Kids')).filter((kid) => file.dictionary(kid)?.has('T'));
    const value = field?.get('V');
    return kids.length > 0 ? kids.flatMap((kid) => list(kid, name)) : [`${name}=${value instanceof PdfString ? value.value : ''}`];
  };
  return file.array(readEntry(file, 'AcroForm', 'Fields')).flatMap((field) => list(field, ''));
}

test('the first file keeps its field names, a later clash becomes a child of its file', () => {
  const { bytes, result } = mergeInMemory(nameFiles(formed('x', 'Helvetica'), formed('y', 'Helvetica')));
  expect(listFields(openPdf(bytes))).toEqual(['name=x', 'place=x', 'b.name=y', 'b.place=y']);
  expect(result.renamedFields).toBe(2);
});

test('fields of one name can become one field that is filled in once', () => {
  const { bytes, result } = mergeInMemory(nameFiles(formed('x', 'Helvetica'), formed('y', 'Helvetica')), { forms: 'share' });
  const file = openPdf(bytes);
  expect(listFields(file)).toEqual(['name=x', 'place=x']);
  expect(file.array(readEntry(file, 'AcroForm', 'Fields', 0, 'Kids'))).toHaveLength(2);
  expect(readEntry(file, 'AcroForm', 'NeedAppearances')).toBe(true);
  expect(result.renamedFields).toBe(0);
});

test('fields of each file keep the font they were set in', () => {
  const file = openPdf(mergeInMemory(nameFiles(formed('x', 'Courier'), formed('y', 'Times-Roman'))).bytes);
  const readFont = (...path: (string | number)[]): unknown => {
    const appearance = readEntry(file, ...path, 'DA') ?? readEntry(file, 'AcroForm', 'DA');
    const key = appearance instanceof PdfString ? (/^\/(\S+)/.exec(appearance.value)?.[1] ?? '') : '';
    return readEntry(file, 'AcroForm', 'DR', 'Font', key, 'BaseFont');
  };
  expect(readFont('AcroForm', 'Fields', 0)).toMatchObject({ value: 'Courier' });
  expect(readFont('AcroForm', 'Fields', 2, 'Kids', 0)).toMatchObject({ value: 'Times-Roman' });
});

test('a box on a page that comes again keeps the font it was set in', () => {
  const field = getFirstExtra(1);
  const [first, second] = ['Courier', 'Times-Roman'].map((font) =>
    writeTextPdf({
      pages: ['p'],
      catalog: `/AcroForm<</Fields[${field} 0 R]/DR<</Font<</Fn<</Type/Font/Subtype/Type1/BaseFont/${font}>>>>>>>>`,
      page: () => `/Annots[${field + 1} 0 R]`,
      extra: [`<</FT/Tx/T(n)/Kids[${field + 1} 0 R]>>`, `<</Subtype/Widget/Parent ${field} 0 R/Rect[0 0 9 9]/DA(/Fn 9 Tf)>>`],
    }),
  );
  if (!first || !second) throw new Error('There are two files.');
  const file = openPdf(mergeInMemory([...nameFiles(first), { name: 'b.pdf', bytes: second, range: '1,1' }]).bytes);
  const boxes = [0, 1].map((index) => readEntry(file, 'Pages', 'Kids', 1, 'Kids', index, 'Annots', 0, 'DA'));
  expect(boxes).toMatchObject([{ value: '/Fn_ 9 Tf' }, { value: '/Fn_ 9 Tf' }]);
});

test('a form that is only there as XFA is reported as one that must be drawn first', () => {
  const bytes = writeTextPdf({ pages: ['p'], catalog: '/AcroForm<</Fields[]/XFA[(template)(x)]>>' });
  expect(mergeInMemory(nameFiles(bytes)).result.warnings.map(({ code }) => code)).toEqual(['xfa_dynamic']);
});

test('fields of pages that are left out are gone', () => {
  const [first, second] = nameFiles(formed('x', 'Helvetica'), formed('y', 'Helvetica'));
  if (!first || !second) throw new Error('There are two files.');
  expect(listFields(openPdf(mergeInMemory([{ ...first, range: '2' }, second]).bytes))).toEqual(['place=x', 'name=y', 'b.place=y']);
});

test('a page that comes twice has one field with a box on each', () => {
  const file = openPdf(mergeInMemory([{ name: 'a.pdf', bytes: formed('x', 'Helvetica'), range: '1,1,2' }]).bytes);
  expect(listFields(file)).toEqual(['name=x', 'place=x']);
  expect(file.array(readEntry(file, 'AcroForm', 'Fields', 0, 'Kids'))).toHaveLength(2);
  expect(isDictionary(readEntry(file, 'AcroForm', 'Fields', 0, 'Kids', 1, 'Parent'))).toBe(true);
});

test('a signature is taken out with a warning', () => {
  const signed = formed('x', 'Helvetica', '<</FT/Sig/T(approval)/V<</Type/Sig/Contents<00>>>>>');
  const { bytes, result } = mergeInMemory(nameFiles(signed, formed('y', 'Helvetica')));
  expect(result.warnings.map(({ code, file }) => `${code} ${file}`)).toEqual(['signature_removed a.pdf']);
  expect(readEntry(openPdf(bytes), 'AcroForm', 'Fields', 2, 'V')).toBeNull();
});

test('flattened fields are drawn on their page and can no longer be changed', async () => {
  const { bytes } = mergeInMemory(nameFiles(formed('written', 'Helvetica')), { forms: 'flatten' });
  const file = openPdf(bytes);
  expect(readEntry(file, 'AcroForm')).toBeNull();
  expect(file.array(readEntry(file, 'Pages', 'Kids', 0, 'Kids', 0, 'Annots'))).toEqual([]);
  const [text] = await readPageTexts(bytes);
  expect(text).toContain('written');
});
