import { encodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { encodeText } from '@sheaf/pdf/syntax/text';
import { buildDictionary, NewReference, name } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import type { InputDocument } from '../copy/inputDocument.ts';
import { measureUprightBox } from './pageBox.ts';
import { ENTRIES_PER_CONTENTS_PAGE, type PlannedPage } from './planPages.ts';
import { encodeWinAnsi, escapeText, LETTER_WIDTH } from './winAnsi.ts';

const MARGIN = 56;
const HEADING_SIZE = 20;
const TEXT_SIZE = 11;
const LINE_HEIGHT = 22;
/** A digit of Helvetica, of the text size. */
const DIGIT_WIDTH = 0.556;

/** One line of the list of contents. */
export interface ContentsEntry {
  title: string;
  /** The title in the letters of the page's font. */
  spelling: string;
  page: number;
  target: NewReference;
}

/** Where the lines of a contents page are tagged. */
export interface ContentsTags {
  readonly isTagged: boolean;
  /** Adds a page with its links and returns their keys in the parent tree. */
  addContentsPage(page: NewReference, links: NewReference[]): { page: number; links: number[] };
}

/** Lists every file that has pages, with its first page in the merged file; empty without a contents page. */
export function listContentsEntries(plan: PlannedPage[]): ContentsEntry[] {
  if (plan[0]?.kind !== 'contents') return [];
  const entries = new Map<InputDocument, ContentsEntry>();
  plan.forEach((page, position) => {
    if (page.kind !== 'source' || entries.has(page.document)) return;
    const { document, index } = page;
    const { text, isFull } = spellTitle(document.stem, entries.size + 1);
    if (!isFull) document.dropped.add('spelling');
    const target = new NewReference(document.pageNumbers[index] ?? 0);
    entries.set(document, { title: document.stem, spelling: text, page: position + 1, target });
  });
  return [...entries.values()];
}

/** Writes one page of the list of contents, each of its lines a link. The page is as large as the first page of the first file. */
export function writeContentsPage(
  writer: PdfWriter,
  entries: ContentsEntry[],
  part: number,
  like: InputDocument,
  { number, parent, tags }: { number: number; parent: NewReference; tags: ContentsTags | undefined },
): void {
  const box = measureUprightBox(like, Math.max(0, like.positions.keys().next().value ?? 0));
  const [left = 0, bottom = 0, right = 612, top = 792] = box;
  const lines = entries.slice(part * ENTRIES_PER_CONTENTS_PAGE, (part + 1) * ENTRIES_PER_CONTENTS_PAGE);
  const room = top - bottom - 2 * MARGIN - 2 * HEADING_SIZE;
  // Small pages get small lines, so that all of them fit.
  const lineHeight = Math.min(LINE_HEIGHT, room / lines.length);
  const size = Math.min(TEXT_SIZE, lineHeight / 1.6);
  const start = top - MARGIN - 2 * HEADING_SIZE;
  const heading = `/Artifact BMC BT /F1 ${HEADING_SIZE} Tf ${left + MARGIN} ${top - MARGIN - HEADING_SIZE / 2} Td (Contents) Tj ET EMC\n`;
  let content = part === 0 ? heading : '';
  const page = new NewReference(number);
  const links = lines.map(() => new NewReference(writer.allocate()));
  const keys = tags?.isTagged ? tags.addContentsPage(page, links) : undefined;
  lines.forEach((entry, index) => {
    const y = start - index * lineHeight;
    const pageText = String(entry.page);
    const x = right - MARGIN - pageText.length * DIGIT_WIDTH * size;
    const title = shortenTitle(entry.spelling, Math.floor((x - left - MARGIN - size) / (LETTER_WIDTH * size)));
    const shown = `(${escapeText(title)}) Tj`;
    // Copied text and screen readers get the full title.
    const spoken = title === entry.title ? shown : `/Span<</ActualText(${escapeText(encodeText(entry.title).value)})>>BDC ${shown} EMC`;
    content += `/Link<</MCID ${index}>>BDC BT /F1 ${size} Tf ${left + MARGIN} ${y} Td ${spoken} ET\n`;
    content += `BT /F1 ${size} Tf ${x} ${y} Td (${pageText}) Tj ET EMC\n`;
    writer.put(
      links[index]?.number ?? 0,
      buildDictionary({
        Type: name('Annot'),
        Subtype: name('Link'),
        Rect: [left + MARGIN, y - size * 0.4, right - MARGIN, y + size],
        Border: [0, 0, 0],
        Contents: encodeText(entry.title),
        Dest: [entry.target, name('Fit')],
        P: page,
        StructParent: keys?.links[index],
      }),
    );
  });
  const font = addHelvetica(writer);
  const stream = writer.addStream(new Map(), encodeLatin1(content));
  writer.put(
    number,
    buildDictionary({
      Type: name('Page'),
      Parent: parent,
      MediaBox: box,
      Resources: buildDictionary({ Font: buildDictionary({ F1: font }) }),
      Contents: stream,
      Annots: links,
      StructParents: keys?.page,
    }),
  );
}

function addHelvetica(writer: PdfWriter): NewReference {
  return writer.add(buildDictionary({ Type: name('Font'), Subtype: name('Type1'), BaseFont: name('Helvetica'), Encoding: name('WinAnsiEncoding') }));
}

/** Writes a blank page as large as the last page of the file. */
export function writeBlankPage(writer: PdfWriter, document: InputDocument, number: number, parent: NewReference): void {
  const last = Math.max(
    0,
    document.pageNumbers.findLastIndex((assigned) => assigned !== 0),
  );
  writer.put(number, buildDictionary({ Type: name('Page'), Parent: parent, MediaBox: measureUprightBox(document, last), Resources: new Map() }));
}

function shortenTitle(title: string, room: number): string {
  return title.length <= room ? title : `${title.slice(0, Math.max(1, room - 3))}...`;
}

/** Letters with a stroke, each before the letter it comes nearest to. */
const STRUCK_LETTERS = 'ŁLłlĐDđdĦHħhıi';

/**
 * Spells a title in WinAnsiEncoding, which the standard font uses. Letters with other accents lose them; where letters are missing
 * altogether, the number of the file stands for them.
 */
function spellTitle(title: string, number: number): { text: string; isFull: boolean } {
  let text = '';
  let missing = 0;
  for (const character of title.normalize('NFC')) {
    const base = STRUCK_LETTERS[STRUCK_LETTERS.indexOf(character) + 1] ?? character;
    const found = encodeWinAnsi(character) ?? encodeWinAnsi(STRUCK_LETTERS.includes(character) ? base : character.normalize('NFKD').slice(0, 1));
    if (found === undefined) missing++;
    else text += found;
  }
  if (missing === 0) return { text, isFull: true };
  const rest = text.trim();
  return { text: `File ${number}${/[\w\xc0-\xff]/.test(rest) ? `: ${rest}` : ''}`, isFull: false };
}
