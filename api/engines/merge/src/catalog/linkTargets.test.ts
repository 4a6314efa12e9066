import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { decodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { type PdfDictionary, PdfReference, PdfStream, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { getPageObject, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import fc from 'fast-check';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

const PAGES = 3;
const KINDS = 3;

/** Pages that each link to every page, by name, by number and by reference; the rectangle says which page and how. */
function crossLinked(name: string): Uint8Array {
  const targets = Array.from({ length: PAGES }, (_, page) => page);
  const links = targets
    .map((page) => {
      const place = `${getPageObject(page)} 0 R`;
      const ways = [`/Dest(page ${page})`, `/Dest[${page}/Fit]`, `/A<</S/GoTo/D[${place}/Fit]>>`];
      return ways.map((way, kind) => `<</Subtype/Link/Rect[0 0 ${page + 1} ${kind + 1}]${way}>>`).join('');
    })
    .join('');
  return writeTextPdf({
    pages: targets.map((page) => `${name}-${page}`),
    catalog: `/Names<</Dests<</Names[${targets.map((page) => `(page ${page})[${getPageObject(page)} 0 R/Fit]`).join('')}]>>>>`,
    page: () => `/Annots[${links}]`,
  });
}

/** What is drawn on a page, such as `a-2`. */
function drawnOn(file: PdfFile, page: PdfDictionary | undefined): string {
  const content = file.resolve(page?.get('Contents'));
  return content instanceof PdfStream ? (/\((.*)\) Tj/.exec(decodeLatin1(file.decoded(content)))?.[1] ?? '') : '';
}

function readTarget(file: PdfFile, link: PdfDictionary): string {
  let destination: PdfValue = file.resolve(link.get('Dest') ?? file.dictionary(link.get('A'))?.get('D'));
  if (destination instanceof PdfString) {
    const { value } = destination;
    const names = file.array(readEntry(file, 'Names', 'Dests', 'Names'));
    const at = names.findIndex((name) => name instanceof PdfString && name.value === value);
    destination = at < 0 ? null : file.resolve(names[at + 1]);
  }
  const [page] = file.array(destination);
  return page instanceof PdfReference ? drawnOn(file, file.dictionary(page)) : '';
}

/** Every page by what is drawn on it, with the pages its links lead to. */
function listPageLinks(file: PdfFile): { page: string; links: string[] }[] {
  const pages = (node: PdfValue): PdfValue[] => {
    const kids = file.dictionary(node)?.get('Kids');
    return kids === undefined ? [node] : file.array(kids).flatMap(pages);
  };
  return pages(readEntry(file, 'Pages')).map((place) => {
    const page = file.dictionary(place);
    const links = file.array(page?.get('Annots')).map((annotation) => {
      const link = file.dictionary(annotation) ?? new Map<string, PdfValue>();
      return `${Number(file.array(link.get('Rect'))[2]) - 1}: ${readTarget(file, link)}`;
    });
    return { page: drawnOn(file, page), links };
  });
}

test('whatever pages are taken from files that use the same names, every link leads to the page it led to, or is gone with it', () => {
  const files = nameFiles(crossLinked('a'), crossLinked('b'));
  const page = fc.record({ file: fc.integer({ min: 0, max: 1 }), page: fc.integer({ min: 1, max: PAGES }) });
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 8 }), (pages) => {
      const file = openPdf(mergeInMemory(files, { pages }).bytes);
      const found = listPageLinks(file);
      const nameDocument = (index: number): string => (index === 0 ? 'a' : 'b');
      const expected = pages.map((one) => {
        const there = Array.from({ length: PAGES }, (_, target) => target).filter((target) =>
          pages.some((other) => other.file === one.file && other.page === target + 1),
        );
        const links = there.flatMap((target) => Array.from({ length: KINDS }, () => `${target}: ${nameDocument(one.file)}-${target}`));
        return { page: `${nameDocument(one.file)}-${one.page - 1}`, links };
      });
      expect(found).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test('links lead to the same pages however a merge of three files is grouped', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(crossLinked);
  if (!a || !b || !c) throw new Error('There are three files.');
  const once = listPageLinks(openPdf(mergeInMemory(nameFiles(a, b, c)).bytes));
  expect(listPageLinks(openPdf(mergeInMemory(nameFiles(mergeInMemory(nameFiles(a, b)).bytes, c)).bytes))).toEqual(once);
  expect(listPageLinks(openPdf(mergeInMemory(nameFiles(a, mergeInMemory(nameFiles(b, c)).bytes)).bytes))).toEqual(once);
});
