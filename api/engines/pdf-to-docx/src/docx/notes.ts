import {
  BuilderElement,
  type FileChild,
  FootnoteReferenceRun,
  TextRun,
  type Paragraph as WordParagraph,
  XmlAttributeComponent,
  XmlComponent,
} from 'docx';
import type { DocumentModel, Footnote } from '../model/documentModel.ts';

/** How the notes of a document are marked. */
export interface FootnoteMarks {
  /** The number of the first note that Word counts. */
  start: number;
  /** What every note shows, by its number in the model. */
  shown: Map<number, string>;
  /** Notes whose marks are no numbers: Word does not count them. */
  custom: Set<number>;
}

/** Returns the numbers by which the parts of a written document name its notes, from 1, by the model's own. */
export function numberFootnotes({ footnotes }: DocumentModel): Map<number, number> {
  return new Map(footnotes.map(({ id }, index) => [id, index + 1]));
}

/** Reads how notes are marked: those with numbers are counted, from the first number where they follow each other. */
export function readFootnoteMarks({ footnotes }: Pick<DocumentModel, 'footnotes'>): FootnoteMarks {
  const counted = footnotes.filter(isCounted);
  const first = readNumber(counted[0]);
  const areInOrder = first > 0 && counted.every((note, index) => readNumber(note) === first + index);
  const start = areInOrder ? first : 1;
  const custom = footnotes.filter((note) => !isCounted(note));
  return {
    start,
    shown: new Map([
      ...counted.map(({ id }, index) => [id, String(start + index)] as const),
      ...custom.map(({ id, mark = '' }) => [id, mark] as const),
    ]),
    custom: new Set(custom.map(({ id }) => id)),
  };
}

function isCounted({ mark }: Footnote): boolean {
  return mark === undefined || readNumber({ mark }) > 0;
}

function readNumber(note: Pick<Footnote, 'mark'> | undefined): number {
  return Number(/^\[?(\d+)\]?$/.exec(note?.mark ?? '')?.[1] ?? 0);
}

/** Writes the mark of a note that Word does not count. */
export function writeCustomMark(number: number, mark: string): TextRun {
  const reference = new BuilderElement<{ custom: string; id: number }>({
    name: 'w:footnoteReference',
    attributes: { custom: { key: 'w:customMarkFollows', value: '1' }, id: { key: 'w:id', value: number } },
  });
  return new TextRun({ style: 'FootnoteReference', children: [reference, mark] });
}

/** Writes the mark of a note that Word counts. */
export function writeCountedMark(number: number): FootnoteReferenceRun {
  return new FootnoteReferenceRun(number);
}

class NoteAttributes extends XmlAttributeComponent<{ id: number }> {
  protected override readonly xmlKeys = { id: 'w:id' };
}

/** A note with a mark of its own; the library would put a number before it. */
export class CustomNote extends XmlComponent {
  constructor(id: number, paragraphs: readonly (WordParagraph | FileChild)[]) {
    super('w:footnote');
    this.root.push(new NoteAttributes({ id }), ...paragraphs);
  }
}

/** Builds the custom mark that a note begins with. */
export function writeNoteMark(mark: string): TextRun {
  return new TextRun({ style: 'FootnoteReference', text: mark });
}
