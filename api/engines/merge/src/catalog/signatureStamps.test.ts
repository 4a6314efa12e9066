import { isDictionary, isName, PdfName, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { getFirstExtra, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import type { MergeChoices } from '../model/mergeOptions.ts';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

const FIRST = getFirstExtra(1);
const DRAWING = '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Length 21>>\nstream\n1 0 0 rg 0 0 9 9 re f\nendstream';
const VALUE = '/V<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<3000>>>';
const box = (drawing = `/AP<</N ${FIRST} 0 R>>`) => `/Subtype/Widget/Rect[10 10 90 40]/F 132${drawing}`;

/** A signed file: the second extra object is the root field, the annotation is the object of this number. */
function signed(objects: string[], annotation: number): Uint8Array {
  return writeTextPdf({
    pages: ['p'],
    page: () => `/Annots[${annotation} 0 R]`,
    catalog: `/AcroForm<</SigFlags 3/Fields[${FIRST + 1} 0 R]>>`,
    extra: [DRAWING, ...objects],
  });
}

const signedFile = signed([`<</FT/Sig/T(Sig1)/TU(Signed by Ada)${VALUE}${box()}>>`], FIRST + 1);
const other = writeTextPdf({ pages: ['other'] });

/** The annotations of a page of the merged file. */
function annotations(bytes: Uint8Array, group: number, page = 0): PdfValue[] {
  const file = openPdf(bytes);
  return file.array(readEntry(file, 'Pages', 'Kids', group, 'Kids', page, 'Annots')).map((item) => file.resolve(item));
}

test.each<[string, Uint8Array, MergeChoices]>([
  ['a field that is its own box', signedFile, {}],
  [
    'a field whose box is its kid',
    signed([`<</FT/Sig/T(Sig1)${VALUE}/Kids[${FIRST + 2} 0 R]>>`, `<</Parent ${FIRST + 1} 0 R${box()}>>`], FIRST + 2),
    {},
  ],
  [
    'a field below a group, the type stated above',
    signed([`<</FT/Sig/T(all)/Kids[${FIRST + 2} 0 R]>>`, `<</T(one)/Parent ${FIRST + 1} 0 R${VALUE}${box()}>>`], FIRST + 2),
    {},
  ],
  ['an appearance with states', signed([`<</FT/Sig/T(S)${VALUE}/AS/On${box(`/AP<</N<</On ${FIRST} 0 R>>>>`)}>>`], FIRST + 1), {}],
  ['fields of one name that are shared', signedFile, { forms: 'share' }],
])('the picture of a signature stays on the page as a stamp, and the signature ends: %s', (_, file, choices) => {
  const { bytes, result } = mergeInMemory(nameFiles(file, other), choices);
  const [stamp] = annotations(bytes, 0);
  if (!isDictionary(stamp)) throw new Error('There is no stamp.');
  expect(stamp.get('Subtype')).toEqual(new PdfName('Stamp'));
  expect(['FT', 'V', 'T', 'Parent'].filter((key) => stamp.has(key))).toEqual([]);
  expect(stamp.get('Rect')).toEqual([10, 10, 90, 40]);
  expect(openPdf(bytes).dictionary(stamp.get('AP'))?.has('N')).toBe(true);
  expect(readEntry(openPdf(bytes), 'AcroForm')).toBeNull();
  expect(result.warnings.map(({ code, file: name }) => `${code} ${name}`)).toEqual(['signature_removed a.pdf']);
});

test('the stamp has the name of the field for screen readers', () => {
  const [stamp] = annotations(mergeInMemory(nameFiles(signedFile, other)).bytes, 0);
  expect(isDictionary(stamp) && stamp.get('Contents')).toEqual(new PdfString('Signed by Ada'));
});

test('a page that comes twice shows the picture on both', () => {
  const { bytes } = mergeInMemory([{ name: 'a.pdf', bytes: signedFile, range: '1,1' }]);
  const kinds = [0, 1].map((page) => annotations(bytes, 0, page).map((item) => isDictionary(item) && isName(item.get('Subtype'), 'Stamp')));
  expect(kinds).toEqual([[true], [true]]);
});

test.each([
  ['no appearance', `<</FT/Sig/T(S)${VALUE}${box('')}>>`],
  ['no size', `<</FT/Sig/T(S)${VALUE}${box().replace('[10 10 90 40]', '[0 0 0 0]')}>>`],
])('a signature that was not to be seen leaves nothing on the page: %s', (_, field) => {
  const { bytes, result } = mergeInMemory(nameFiles(signed([field], FIRST + 1), other));
  expect(annotations(bytes, 0)).toEqual([null]);
  expect(result.warnings.map(({ code }) => code)).toEqual(['signature_removed']);
});

test('a field that waits for a signature is kept', () => {
  const { bytes, result } = mergeInMemory(nameFiles(signed([`<</FT/Sig/T(Sig1)${box()}>>`], FIRST + 1), other));
  expect(annotations(bytes, 0).map((item) => isDictionary(item) && item.get('FT'))).toEqual([new PdfName('Sig')]);
  expect(openPdf(bytes).array(readEntry(openPdf(bytes), 'AcroForm', 'Fields'))).toHaveLength(1);
  expect(result.warnings).toEqual([]);
});

test('nothing is said of a signature whose page is left out', () => {
  const two = writeTextPdf({
    pages: ['p', 'q'],
    page: (index) => (index === 0 ? `/Annots[${getFirstExtra(2) + 1} 0 R]` : ''),
    catalog: `/AcroForm<</Fields[${getFirstExtra(2) + 1} 0 R]>>`,
    extra: [DRAWING, `<</FT/Sig/T(S)${VALUE}${box(`/AP<</N ${getFirstExtra(2)} 0 R>>`)}>>`],
  });
  expect(mergeInMemory([{ name: 'a.pdf', bytes: two, range: '2' }]).result.warnings).toEqual([]);
});
