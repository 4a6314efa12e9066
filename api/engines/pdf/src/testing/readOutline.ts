import type { PdfFile } from '../file/pdfFile.ts';
import { decodeText } from '../syntax/text.ts';
import { isDictionary, PdfString, type PdfValue } from '../syntax/values.ts';

/** Reads the bookmarks of a file as nested titles. */
export function readOutline(file: PdfFile): string {
  const readLevel = (first: PdfValue | undefined): string => {
    const titles: string[] = [];
    for (let item = file.dictionary(first); item; item = file.dictionary(item.get('Next'))) {
      const title = file.resolve(item.get('Title'));
      const kids = item.has('First') ? ` (${readLevel(item.get('First'))})` : '';
      titles.push((title instanceof PdfString ? decodeText(title) : '?') + kids);
      if (!isDictionary(file.resolve(item.get('Parent')))) titles.push('without parent');
    }
    return titles.join(', ');
  };
  return readLevel(file.dictionary(file.catalog().get('Outlines'))?.get('First'));
}

/** Returns the index of the page that an explicit destination leads to. */
export function findPageNumber(file: PdfFile, destination: PdfValue): number {
  const found = file.resolve(destination);
  const target = Array.isArray(found) ? file.dictionary(found[0]) : undefined;
  const groups = file.array(file.dictionary(file.catalog().get('Pages'))?.get('Kids'));
  const pages = groups.flatMap((group) => file.array(file.dictionary(group)?.get('Kids'))).map((page) => file.dictionary(page));
  const contents = target?.get('Contents');
  return pages.findIndex((page) => page !== undefined && JSON.stringify(page.get('Contents')) === JSON.stringify(contents));
}
