import { nameFiles, openPdf } from '@sheaf/pdf/testing/inMemory';
import { countLinksToPages } from '@sheaf/pdf/testing/pdfiumReader';
import { getFirstExtra, getPageObject, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from '../testing/mergeInMemory.ts';
import { countContentsInSteps, type WrittenContents } from './writtenContents.ts';

/** Two pages; what stands on the first, and what else the file has. */
function paper(annotations: string, catalog = '', extra: string[] = []): Uint8Array {
  return writeTextPdf({ pages: ['one', 'two'], catalog, page: (index) => (index === 0 ? `/Annots[${annotations}]` : ''), extra });
}

const link = (entries: string) => `<</Subtype/Link/Rect[0 0 9 9]${entries}>>`;
const web = (address: string) => link(`/A<</S/URI/URI(${address})>>`);

function countContents(bytes: Uint8Array): WrittenContents {
  const steps = countContentsInSteps(openPdf(bytes));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const merged = (...files: Uint8Array[]) => countContents(mergeInMemory(nameFiles(...files)).bytes);
const second = `${getPageObject(1)} 0 R`;
const empty = paper('');

test.each([
  ['to a page', link(`/Dest[${second}/Fit]`)],
  ['to a page by its number', link('/Dest[1/Fit]')],
  ['by an action', link(`/A<</S/GoTo/D[${second}/XYZ 0 0 null]>>`)],
  ['by a name', link('/Dest(chapter)')],
  ['by a name of the old kind', link('/Dest/appendix')],
  ['to a web page', web('https://example.com/')],
  ['to a web page without saying how', web('www.example.com/a')],
  ['to a mail address', web('mailto:somebody@example.com')],
])('a link %s works in both files, although they have the same names', (_, annotation) => {
  const file = paper(annotation, `/Names<</Dests<</Names[(chapter)[${second}/Fit]]>>>>/Dests<</appendix<</D[${second}/Fit]>>>>`);
  expect(merged(file, file).links).toEqual({ total: 2, working: 2 });
});

test.each([
  ['to a name that nothing has', link('/Dest(nowhere)')],
  ['to a page that does not exist', link('/Dest[7/Fit]')],
  ['to an object that is no page', link('/Dest[3 0 R/Fit]')],
  ['without a target', link('')],
  ['that ran a script', link('/A<</S/JavaScript/JS(app.alert\\(1\\))>>')],
  ['to a program', web('file:///bin/sh')],
])('a link %s leads nowhere', (_, annotation) => {
  expect(merged(paper(annotation), empty).links).toEqual({ total: 1, working: 0 });
});

test('another reader finds the pages of as many links', async () => {
  const links = [`/Dest[${second}/Fit]`, '/Dest(chapter)', '/Dest/appendix', '/Dest(nowhere)', '/Dest[7/Fit]', '', `/A<</S/GoTo/D[${second}/Fit]>>`];
  const names = `/Names<</Dests<</Names[(chapter)[${second}/Fit]]>>>>/Dests<</appendix<</D[${second}/Fit]>>>>`;
  const file = paper(links.map((entries) => link(entries)).join(''), names);
  const { bytes } = mergeInMemory(nameFiles(file, file));
  expect(countContents(bytes).links).toEqual({ total: 14, working: 8 });
  expect(await countLinksToPages(bytes)).toBe(8);
});

test('a name leads nowhere when only the other file has it', () => {
  const other = paper('', `/Names<</Dests<</Names[(chapter)[${second}/Fit]]>>>>`);
  expect(merged(paper(link('/Dest(chapter)')), other).links).toEqual({ total: 1, working: 0 });
});

test('turning the page, and notes beside the text, are no links that could break', () => {
  expect(merged(paper(`${link('/A<</S/Named/N/NextPage>>')}<</Subtype/Text/Rect[0 0 9 9]/Contents(note)>>`), empty).links.total).toBe(0);
});

test('annotations that two pages share are counted once', () => {
  const shared = getFirstExtra(2);
  const file = writeTextPdf({ pages: ['one', 'two'], page: () => `/Annots ${shared} 0 R`, extra: [`[${web('https://example.com/')}]`] });
  expect(countContents(file).links).toEqual({ total: 1, working: 1 });
});

test('a page that claims to have pages below it is counted as a page and no further', () => {
  const file = writeTextPdf({
    pages: ['one', 'two'],
    page: () => `/Kids[${getPageObject(0)} 0 R ${second}]/Annots[${link(`/Dest[${second}/Fit]`)}]`,
  });
  expect(countContents(file).links).toEqual({ total: 2, working: 2 });
});

test('every bookmark counts, those beneath others and those that stand for a file among them', () => {
  const root = getFirstExtra(2);
  const file = paper('', `/Outlines ${root} 0 R`, [
    `<</First ${root + 1} 0 R/Last ${root + 3} 0 R/Count 2>>`,
    `<</Title(part)/Parent ${root} 0 R/Next ${root + 3} 0 R/First ${root + 2} 0 R/Last ${root + 2} 0 R/Count -1/Dest[${second}/Fit]>>`,
    `<</Title(chapter)/Parent ${root + 1} 0 R/Dest[${second}/Fit]>>`,
    `<</Title(end)/Parent ${root} 0 R/Prev ${root + 1} 0 R/Dest[${second}/Fit]>>`,
  ]);
  expect(merged(file, empty).outlineItems).toBe(5);
});

test('fields are counted where they can be filled in: not their groups, and not each of their boxes', () => {
  const first = getFirstExtra(2);
  const widget = (entries: string) => `<</Subtype/Widget/Rect[0 0 9 9]/P ${getPageObject(0)} 0 R${entries}>>`;
  const form = paper(`${first + 1} 0 R ${first + 2} 0 R ${first + 4} 0 R ${first + 5} 0 R`, `/AcroForm<</Fields[${first} 0 R ${first + 3} 0 R]>>`, [
    `<</T(address)/Kids[${first + 1} 0 R ${first + 2} 0 R]>>`,
    widget(`/FT/Tx/T(street)/Parent ${first} 0 R`),
    widget(`/FT/Tx/T(city)/Parent ${first} 0 R`),
    `<</FT/Btn/Ff 32768/T(choice)/Kids[${first + 4} 0 R ${first + 5} 0 R]>>`,
    widget(`/Parent ${first + 3} 0 R`),
    widget(`/Parent ${first + 3} 0 R`),
  ]);
  const { bytes, result } = mergeInMemory(nameFiles(form, form));
  expect(countContents(bytes).fields).toBe(6);
  expect(result.renamedFields).toBe(3);
});

test('a file attached to a place on a page is an attachment, and one file is counted once wherever it is named', () => {
  const first = getFirstExtra(2);
  const pin = (file: number) => `<</Subtype/FileAttachment/Rect[0 0 9 9]/FS ${file} 0 R>>`;
  const extra = ['<</Type/Filespec/F(a.txt)>>', '<</Type/Filespec/F(b.txt)>>'];
  const file = paper(`${pin(first)}${pin(first + 1)}`, `/Names<</EmbeddedFiles<</Names[(a.txt)${first} 0 R]>>>>`, extra);
  expect(merged(file, empty).attachments).toBe(2);
});
