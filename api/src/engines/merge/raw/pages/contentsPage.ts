import type { InputDocument } from '../inputDocument.ts';
import { latin1Bytes } from '../syntax/characters.ts';
import { textString } from '../syntax/text.ts';
import { dictionaryOf, NewReference, name, type PdfValue } from '../syntax/values.ts';
import type { PdfWriter } from '../write/pdfWriter.ts';
import { pageBox } from './pageBox.ts';
import { ENTRIES_PER_CONTENTS_PAGE, type PlannedPage } from './planPages.ts';

const MARGIN = 56;
const HEADING_SIZE = 20;
const TEXT_SIZE = 11;
const LINE_HEIGHT = 22;
/** Of the text size: a digit of Helvetica, and a letter on average. */
const DIGIT_WIDTH = 0.556;
const LETTER_WIDTH = 0.52;

/** One line of the list of contents. */
export interface ContentsEntry {
  title: string;
  page: number;
  target: NewReference;
}

/** The lines: every file that has pages, with the page of the merged file it begins on. */
export function contentsEntries(plan: PlannedPage[]): ContentsEntry[] {
  const entries = new Map<InputDocument, ContentsEntry>();
  plan.forEach((page, position) => {
    if (page.kind !== 'source' || entries.has(page.document)) return;
    const target = new NewReference(page.document.pageNumbers[page.index] ?? 0);
    entries.set(page.document, { title: page.document.stem, page: position + 1, target });
  });
  return [...entries.values()];
}

/** Writes one page of the list of contents, each of its lines a link. The page is as large as the first page of the first file. */
export function writeContentsPage(
  writer: PdfWriter,
  entries: ContentsEntry[],
  part: number,
  like: InputDocument,
  number: number,
  parent: NewReference,
): void {
  const box = pageBox(like, 0);
  const [left = 0, bottom = 0, right = 612, top = 792] = box;
  const lines = entries.slice(part * ENTRIES_PER_CONTENTS_PAGE, (part + 1) * ENTRIES_PER_CONTENTS_PAGE);
  const room = top - bottom - 2 * MARGIN - 2 * HEADING_SIZE;
  // Small pages get small lines, so that all of them fit.
  const lineHeight = Math.min(LINE_HEIGHT, room / ENTRIES_PER_CONTENTS_PAGE);
  const size = Math.min(TEXT_SIZE, lineHeight / 1.6);
  const start = top - MARGIN - 2 * HEADING_SIZE;
  let content = part === 0 ? `BT /F1 ${HEADING_SIZE} Tf ${left + MARGIN} ${top - MARGIN - HEADING_SIZE / 2} Td (Contents) Tj ET\n` : '';
  const links: PdfValue[] = [];
  lines.forEach((entry, index) => {
    const y = start - index * lineHeight;
    const pageText = String(entry.page);
    const x = right - MARGIN - pageText.length * DIGIT_WIDTH * size;
    const title = shortened(entry.title, Math.floor((x - left - MARGIN - size) / (LETTER_WIDTH * size)));
    content += `BT /F1 ${size} Tf ${left + MARGIN} ${y} Td (${escaped(title)}) Tj ET\nBT /F1 ${size} Tf ${x} ${y} Td (${pageText}) Tj ET\n`;
    links.push(
      writer.add(
        dictionaryOf({
          Type: name('Annot'),
          Subtype: name('Link'),
          Rect: [left + MARGIN, y - size * 0.4, right - MARGIN, y + size],
          Border: [0, 0, 0],
          Contents: textString(entry.title),
          Dest: [entry.target, name('Fit')],
          P: new NewReference(number),
        }),
      ),
    );
  });
  const font = writer.add(
    dictionaryOf({ Type: name('Font'), Subtype: name('Type1'), BaseFont: name('Helvetica'), Encoding: name('WinAnsiEncoding') }),
  );
  const stream = writer.addStream(new Map(), latin1Bytes(content));
  writer.put(
    number,
    dictionaryOf({
      Type: name('Page'),
      Parent: parent,
      MediaBox: box,
      Resources: dictionaryOf({ Font: dictionaryOf({ F1: font }) }),
      Contents: stream,
      Annots: links,
    }),
  );
}

/** Writes a blank page as large as the last page of the file. */
export function writeBlankPage(writer: PdfWriter, document: InputDocument, number: number, parent: NewReference): void {
  const last = Math.max(
    0,
    document.pageNumbers.findLastIndex((assigned) => assigned !== 0),
  );
  writer.put(number, dictionaryOf({ Type: name('Page'), Parent: parent, MediaBox: pageBox(document, last), Resources: new Map() }));
}

function shortened(title: string, room: number): string {
  return title.length <= room ? title : `${title.slice(0, Math.max(1, room - 3))}...`;
}

/** The standard fonts know Latin-1 alone; the link's own text has the whole title for those who listen. */
function escaped(title: string): string {
  const plain = title.normalize('NFKC').replace(/[^\x20-\x7e\xa1-\xff]/gu, '?');
  return plain.replace(/[\\()]/g, (character) => `\\${character}`);
}
