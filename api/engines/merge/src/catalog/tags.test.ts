import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { decodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { PdfName, PdfStream, type PdfValue } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { readPageTexts } from '@sheaf/pdf/testing/pdfiumReader';
import { getFirstExtra, getPageObject, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import type { MergeChoices } from '../model/mergeOptions.ts';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

const ROOT = getFirstExtra(2);

/** Two pages with a paragraph each and a link on the first to the second; the paragraph's role is called Own. */
function tagged(roles: string, more = '', paragraph = ''): Uint8Array {
  return writeTextPdf({
    pages: ['p1', 'p2'],
    page: (index) => `/StructParents ${index}${index === 0 ? `/Annots[${ROOT + 4} 0 R]` : ''}`,
    catalog: `/MarkInfo<</Marked true>>/StructTreeRoot ${ROOT} 0 R`,
    extra: [
      `<</Type/StructTreeRoot/K[${ROOT + 1} 0 R ${ROOT + 2} 0 R ${ROOT + 3} 0 R]/RoleMap<<${roles}>>/ParentTree<</Nums[0[${ROOT + 1} 0 R]1[${ROOT + 2} 0 R]2 ${ROOT + 3} 0 R]>>${more}>>`,
      `<</S/Own/P ${ROOT} 0 R/Pg ${getPageObject(0)} 0 R/K 0${paragraph}>>`,
      `<</S/Own/P ${ROOT} 0 R/Pg ${getPageObject(1)} 0 R/K 0${paragraph}>>`,
      `<</S/Link/P ${ROOT} 0 R/Pg ${getPageObject(0)} 0 R/K[<</Type/OBJR/Obj ${ROOT + 4} 0 R>><</Type/MCR/MCID 1>>]>>`,
      `<</Subtype/Link/Rect[0 0 9 9]/Dest[${getPageObject(1)} 0 R/Fit]/StructParent 2>>`,
    ],
  });
}

/** What the role of an element stands for in the end. */
function readRole(file: PdfFile, ...element: (string | number)[]): string {
  let role: PdfValue = readEntry(file, 'StructTreeRoot', ...element, 'S');
  for (let mapped = role; mapped instanceof PdfName; mapped = readEntry(file, 'StructTreeRoot', 'RoleMap', mapped.value)) role = mapped;
  return role instanceof PdfName ? role.value : '';
}

/** What the parent tree holds under a key. */
function readParent(file: PdfFile, key: PdfValue): PdfValue {
  const entries = file.array(readEntry(file, 'StructTreeRoot', 'ParentTree', 'Nums'));
  const at = entries.findIndex((item, index) => index % 2 === 0 && item === key);
  return at < 0 ? null : file.resolve(entries[at + 1]);
}

test('a role that stands for another role of its file still ends where it did', () => {
  const file = openPdf(mergeInMemory(nameFiles(tagged('/Own/Mid/Mid/P'), tagged('/Own/Mid/Mid/H1'))).bytes);
  expect([readRole(file, 'K', 0, 'K', 0, 'K', 0), readRole(file, 'K', 0, 'K', 1, 'K', 0)]).toEqual(['P', 'H1']);
});

test('a role that a namespace explains keeps its name', () => {
  const space = '/NS<</Type/Namespace/NS(http://example.com)/RoleMapNS<</Own/P>>>>';
  const file = openPdf(mergeInMemory(nameFiles(tagged('/Own/P'), tagged('/Own/H1', '', space))).bytes);
  expect(readEntry(file, 'StructTreeRoot', 'K', 0, 'K', 1, 'K', 0, 'S')).toMatchObject({ value: 'Own' });
});

test('keys that a file has reserved do not clash with those of the next file', () => {
  const file = openPdf(mergeInMemory(nameFiles(tagged('', '/ParentTreeNextKey 50'), tagged(''))).bytes);
  expect(readEntry(file, 'Pages', 'Kids', 1, 'Kids', 0, 'StructParents')).toBe(50);
});

test('an element about a link to a page that is left out loses the link, and keeps its text', () => {
  const file = openPdf(mergeInMemory([{ name: 'a.pdf', bytes: tagged(''), range: '1' }]).bytes);
  expect(file.array(readEntry(file, 'StructTreeRoot', 'K', 0, 'K', 0, 'K', 1, 'K'))).toHaveLength(1);
  expect(readEntry(file, 'StructTreeRoot', 'K', 0, 'K', 0, 'K', 1, 'K', 0, 'MCID')).toBe(1);
});

test('no element is left for fields that have become drawings', () => {
  const bytes = writeTextPdf({
    pages: ['p'],
    page: () => `/Annots[${getFirstExtra(1) + 2} 0 R]`,
    catalog: `/StructTreeRoot ${getFirstExtra(1)} 0 R/AcroForm<</Fields[${getFirstExtra(1) + 2} 0 R]>>`,
    extra: [
      `<</Type/StructTreeRoot/K ${getFirstExtra(1) + 1} 0 R>>`,
      `<</S/Form/P ${getFirstExtra(1)} 0 R/K<</Type/OBJR/Obj ${getFirstExtra(1) + 2} 0 R>>>>`,
      '<</Subtype/Widget/FT/Tx/T(n)/V(written)/Rect[0 0 9 9]>>',
    ],
  });
  const { bytes: merged } = mergeInMemory(nameFiles(bytes), { forms: 'flatten' });
  expect(readEntry(openPdf(merged), 'StructTreeRoot', 'K', 0, 'K', 0, 'K', 0, 'K')).toEqual([]);
});

test('a page that comes twice is read by its tags on both', () => {
  const file = openPdf(mergeInMemory([{ name: 'a.pdf', bytes: tagged(''), range: '1,2,1' }]).bytes);
  const copy = ['Pages', 'Kids', 0, 'Kids', 2] as const;
  const paragraph = readEntry(file, 'StructTreeRoot', 'K', 0, 'K', 0, 'K', 0);
  expect(file.resolve(file.array(readParent(file, readEntry(file, ...copy, 'StructParents')))[0])).toEqual(paragraph);
  expect(readEntry(file, 'StructTreeRoot', 'K', 0, 'K', 0, 'K', 0, 'K', 1, 'Pg')).toEqual(readEntry(file, ...copy));
  expect(readEntry(file, 'StructTreeRoot', 'K', 0, 'K', 0, 'K', 2, 'K', 2, 'Obj')).toEqual(readEntry(file, ...copy, 'Annots', 0));
  expect(readParent(file, readEntry(file, ...copy, 'Annots', 0, 'StructParent'))).toEqual(readEntry(file, 'StructTreeRoot', 'K', 0, 'K', 0, 'K', 2));
});

test('the list of contents of tagged files is a table of contents whose entries are links', () => {
  const file = openPdf(mergeInMemory(nameFiles(tagged(''), tagged('')), { contentsPage: true }).bytes);
  const list = ['StructTreeRoot', 'K', 0, 'K', 0] as const;
  expect([readRole(file, 'K', 0, 'K', 0), readRole(file, 'K', 0, 'K', 0, 'K', 1), readRole(file, 'K', 0, 'K', 0, 'K', 1, 'K', 0)]).toEqual([
    'TOC',
    'TOCI',
    'Link',
  ]);
  const page = ['Pages', 'Kids', 0, 'Kids', 0] as const;
  expect(file.resolve(file.array(readParent(file, readEntry(file, ...page, 'StructParents')))[1])).toEqual(readEntry(file, ...list, 'K', 1, 'K', 0));
  expect(readParent(file, readEntry(file, ...page, 'Annots', 1, 'StructParent'))).toEqual(readEntry(file, ...list, 'K', 1, 'K', 0));
});

test('a file of which no tagged page is taken leaves no empty document in the tags', () => {
  const bytes = writeTextPdf({
    pages: ['tagged', 'plain'],
    page: (index) => (index === 0 ? '/StructParents 0' : ''),
    catalog: `/StructTreeRoot ${ROOT} 0 R`,
    extra: [
      `<</Type/StructTreeRoot/K[${ROOT + 1} 0 R]/ParentTree<</Nums[0[${ROOT + 1} 0 R]]>>/IDTree<</Names[(id)${ROOT + 1} 0 R]>>>>`,
      `<</S/P/P ${ROOT} 0 R/Pg ${getPageObject(0)} 0 R/K 0/ID(id)>>`,
    ],
  });
  const file = openPdf(mergeInMemory([{ name: 'a.pdf', bytes, range: '2' }]).bytes);
  expect([readEntry(file, 'StructTreeRoot', 'K'), readEntry(file, 'StructTreeRoot', 'IDTree')]).toEqual([[], null]);
});

test('names in other scripts and with accents can be read in the list of contents, or the number of the file stands there', async () => {
  const names = ['Re\u0301sume\u0301', 'Łódź – plan č', '报告', '😀 party (2)', 'q&a (draft)'];
  const { bytes, result } = mergeInMemory(
    names.map((name) => ({ name: `${name}.pdf`, bytes: writeTextPdf({ pages: ['p'] }) })),
    { contentsPage: true },
  );
  const file = openPdf(bytes);
  const content = readEntry(file, 'Pages', 'Kids', 0, 'Kids', 0, 'Contents');
  const drawn = content instanceof PdfStream ? [...decodeLatin1(file.decoded(content)).matchAll(/\(((?:\\.|[^()\\])*)\) Tj(?: EMC)? ET\nBT/g)] : [];
  expect(drawn.map(([, title]) => title)).toEqual(['Résumé', 'Lódz \x96 plan c', 'File 3', 'File 4: party \\(2\\)', 'q&a \\(draft\\)']);
  const [copied = ''] = await readPageTexts(bytes);
  expect(copied.normalize('NFC').replace(/\s+/g, ' ')).toMatch(/^Contents Résumé 2 Łódź – plan č 3 报告 4 .*party \(2\) 5 q&a \(draft\) 6$/);
  expect(result.warnings.map(({ code, file }) => `${code} ${file}`)).toEqual(['contents_name 报告.pdf', 'contents_name 😀 party (2).pdf']);
});

test.each<[string, string, MergeChoices]>([
  ['Cyrillic letters', 'отчёт 2025.pdf', {}],
  ['Chinese characters, with a blank page between files', '报告.pdf', { padEven: true }],
  ['an emoji, under a title of its own', '😀 party (2).pdf', { title: 'Party' }],
])('without a list of contents nothing is said about a name of %s', (_, name, options) => {
  const files = ['a.pdf', name].map((fileName) => ({ name: fileName, bytes: writeTextPdf({ pages: ['p'] }) }));
  expect(mergeInMemory(files, options).result.warnings).toEqual([]);
});

test('the list of contents of small rotated pages is rotated too, with readable lines', () => {
  const bytes = writeTextPdf({ pages: ['p'], page: () => '/Rotate 90' });
  const file = openPdf(mergeInMemory(nameFiles(bytes, bytes), { contentsPage: true }).bytes);
  expect(readEntry(file, 'Pages', 'Kids', 0, 'Kids', 0, 'MediaBox')).toEqual([0, 0, 200, 300]);
  const [, bottom = 0, , top = 0] = file.array(readEntry(file, 'Pages', 'Kids', 0, 'Kids', 0, 'Annots', 0, 'Rect'));
  expect(Number(top) - Number(bottom)).toBeGreaterThan(12);
});

test('a page that comes twice without the page its link leads to has tags without the link on both', () => {
  const file = openPdf(mergeInMemory([{ name: 'a.pdf', bytes: tagged(''), range: '1,1' }]).bytes);
  expect(file.array(readEntry(file, 'StructTreeRoot', 'K', 0, 'K', 0, 'K', 1, 'K')).map((kid) => file.dictionary(kid)?.get('MCID'))).toEqual([1]);
});

/** A file of one page whose tags have this top element and these namespaces. */
function topped(top: string, root = '', more: string[] = []): Uint8Array {
  const first = getFirstExtra(1);
  return writeTextPdf({
    pages: ['p'],
    page: () => '/StructParents 0',
    catalog: `/MarkInfo<</Marked true>>/StructTreeRoot ${first} 0 R`,
    extra: [
      `<</Type/StructTreeRoot/K ${first + 1} 0 R/ParentTree<</Nums[0[${first + 2} 0 R]]>>${root}>>`,
      `<<${top}/P ${first} 0 R/K[${first + 2} 0 R]>>`,
      `<</S/P/P ${first + 1} 0 R/Pg ${getPageObject(0)} 0 R/K 0>>`,
      ...more,
    ],
  });
}

const SPACE = `${getFirstExtra(1) + 3} 0 R`;
const PDF_2 = '<</Type/Namespace/NS(http://iso.org/pdf2/ssn)>>';

test.each([
  ['Document elements', topped('/S/Document/Lang(fr)')],
  ['a role that stands for Document', topped('/S/Dokument', '/RoleMap<</Dokument/Document>>')],
  ['a Document of the namespace of PDF 2.0', topped(`/S/Document/NS ${SPACE}`, `/Namespaces[${SPACE}]`, [PDF_2])],
  [
    'a namespace that explains its Document',
    topped(`/S/book/NS ${SPACE}`, `/Namespaces[${SPACE}]`, ['<</NS(urn:x)/RoleMapNS<</book[/Document null]>>>>']),
  ],
  ['no Document at all', topped('/S/Sect')],
  ['a role map that gives Document and Part another meaning', topped('/S/Sect', '/RoleMap<</Document/Art/Part/Div>>')],
])('the merged file is one Document with a part for each file: %s', (_, bytes) => {
  const file = openPdf(mergeInMemory(nameFiles(bytes, topped('/S/Document'), bytes)).bytes);
  expect(file.array(readEntry(file, 'StructTreeRoot', 'K'))).toHaveLength(1);
  expect(readEntry(file, 'StructTreeRoot', 'K', 0, 'S')).toEqual(new PdfName('Document'));
  const parts = file.array(readEntry(file, 'StructTreeRoot', 'K', 0, 'K')).map((part) => file.dictionary(part));
  expect(parts.map((part) => part?.get('S'))).toEqual([new PdfName('Part'), new PdfName('Part'), new PdfName('Part')]);
  const [top] = file.array(readEntry(file, 'StructTreeRoot', 'K'));
  expect(parts.map((part) => part?.get('P'))).toEqual([top, top, top]);
  expect(readRole(file, 'K', 0, 'K', 0)).toBe('Part');
  expect([0, 1, 2].map((key) => file.dictionary(file.array(readParent(file, key))[0])?.get('S'))).toEqual(Array(3).fill(new PdfName('P')));
});

test('the namespace of PDF 2.0 is stated once, and those that explain roles are kept apart', () => {
  const two = `/Namespaces[${SPACE} ${getFirstExtra(1) + 4} 0 R]`;
  const own = '<</NS(urn:x)/RoleMapNS<</book[/Art null]>>>>';
  const bytes = topped(`/S/Document/NS ${SPACE}`, two, [PDF_2, own]);
  const file = openPdf(mergeInMemory(nameFiles(bytes, bytes, bytes)).bytes);
  expect(file.array(readEntry(file, 'StructTreeRoot', 'Namespaces'))).toHaveLength(4);
  const readNamespace = (...path: (string | number)[]) => file.dictionary(readEntry(file, 'StructTreeRoot', 'K', 0, ...path))?.get('NS');
  expect(readNamespace()).toEqual(readNamespace('K', 2));
});

test('each part says its own language, or that it is unknown', () => {
  const spoken = (language: string) => {
    const text = String.fromCharCode(...topped('/S/Document'));
    return Uint8Array.from(text.replace('/MarkInfo', `${language}/MarkInfo`), (character) => character.charCodeAt(0));
  };
  const file = openPdf(mergeInMemory(nameFiles(spoken('/Lang(en)'), spoken('/Lang(de)'), spoken(''))).bytes);
  const languages = [0, 1, 2].map((index) => readEntry(file, 'StructTreeRoot', 'K', 0, 'K', index, 'Lang'));
  expect(languages).toMatchObject([{ value: 'en' }, { value: 'de' }, { value: '' }]);
});
