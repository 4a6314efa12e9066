import { encodeXmlText } from '@sheaf/platform/xmlText';
import { Document, type TextRun, Paragraph as WordParagraph } from 'docx';
import type { DocumentModel, Paragraph } from '../model/documentModel.ts';
import { nameAnchors } from './anchors.ts';
import { numberComments, writeComments } from './comments.ts';
import { writeFontTable } from './fontTable.ts';
import { CustomNote, numberFootnotes, readFootnoteMarks, writeNoteMark } from './notes.ts';
import { buildNumbering, findCountedStyles, writeNumbering } from './numbering.ts';
import { packDocx } from './packDocx.ts';
import { writeParagraph } from './paragraphs.ts';
import { haveLeftPages, writeSections } from './sections.ts';
import { buildStyleSheet, walkParagraphs } from './styleSheet.ts';
import { writeStyles } from './styles.ts';
import type { Writing } from './writing.ts';

const AUTHOR = 'Sheaf';

/** Writes the Word file of a document: Word's own headings, lists, tables, sections, notes and fields, nothing placed by hand. */
export async function writeDocx(model: DocumentModel): Promise<Uint8Array> {
  const numberings = buildNumbering(model.lists);
  const counted = findCountedStyles(numberings);
  const writing: Writing = {
    sheet: buildStyleSheet(model),
    pictures: model.pictures,
    numberings,
    counted,
    anchors: nameAnchors(model),
    setAnchors: new Set(),
    links: 0,
    notes: numberFootnotes(model),
    marks: readFootnoteMarks(model),
    markedNotes: new Set(),
    comments: numberComments(model),
    begunComments: new Set(),
    pages: { first: model.sections[0]?.firstPageNumber ?? 1, count: pageCount(model) },
  };
  const sections = writeSections(model.sections, writing);
  const notes = model.footnotes.map((note, index) => ({ ...note, number: index + 1 }));
  const countedNotes = notes.filter(({ id }) => !writing.marks.custom.has(id));
  const customNotes = notes.filter(({ id }) => writing.marks.custom.has(id));
  const document = new Document({
    creator: model.author === undefined ? AUTHOR : encodeXmlText(model.author),
    lastModifiedBy: AUTHOR,
    ...(model.title !== undefined && { title: encodeXmlText(model.title) }),
    styles: writeStyles(writing.sheet, counted, model.language),
    numbering: writeNumbering(numberings),
    footnotes: Object.fromEntries(countedNotes.map(({ blocks, number }) => [number, { children: buildNoteParagraphs(blocks, writing) }])),
    ...(model.comments && model.comments.length > 0 && { comments: { children: writeComments(model.comments) } }),
    ...(haveLeftPages(model.sections) && { evenAndOddHeaderAndFooters: true }),
    sections: sections.length > 0 ? sections : [{ children: [new WordParagraph({})] }],
  });
  for (const { id, blocks, number } of customNotes) {
    const mark = writeNoteMark(encodeXmlText(writing.marks.shown.get(id) ?? ''));
    document.FootNotes.View.addChildElement(new CustomNote(number, buildNoteParagraphs(blocks, writing, mark)));
  }
  return packDocx(document, writeFontTable(model));
}

function pageCount(model: DocumentModel): number {
  let count = 1;
  for (const { paragraph } of walkParagraphs(model)) count = Math.max(count, paragraph.page);
  return count;
}

function buildNoteParagraphs(blocks: readonly Paragraph[], writing: Writing, mark?: TextRun): WordParagraph[] {
  const [first, ...others] = blocks;
  if (!first) return [new WordParagraph({})];
  const [begin, ...rest] = [addSpace(first), ...others].map((block) => writeParagraph(block, 'footnote', writing));
  if (mark) begin?.addRunToFront(mark);
  return begin ? [begin, ...rest] : rest;
}

/** Word puts the mark of a note before its text, and a space between them. */
function addSpace(note: Paragraph): Paragraph {
  const first = note.inlines[0];
  return first?.kind === 'text' ? { ...note, inlines: [{ ...first, text: ` ${first.text.trimStart()}` }, ...note.inlines.slice(1)] } : note;
}
