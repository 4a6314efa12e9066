import { type FootnoteDraft, measureGapBelow } from '../layout/footnoteDraft.ts';
import type { DocumentModel, Paragraph } from '../model/documentModel.ts';
import type { InlineSource } from '../paragraphs/buildInlines.ts';
import { buildParagraph } from '../paragraphs/buildParagraph.ts';
import { type Frame, placeLine } from '../paragraphs/textDraft.ts';
import type { FlowedBlock } from './flowedBlock.ts';
import type { FootnoteIds } from './footnoteIds.ts';

export interface FootnoteWriting {
  noteIds: FootnoteIds;
  notes: FootnoteDraft[];
  getArea: (page: number) => Frame;
  source: InlineSource;
}

/** Writes the notes that the text points to. */
export function writeFootnotes({ noteIds, notes, getArea, source }: FootnoteWriting): DocumentModel['footnotes'] {
  return noteIds.used.map(({ id, note }) => {
    const paragraph = buildNoteParagraph(note, getArea(note.page), source);
    const left = (note.lines[0]?.left ?? 0) - getArea(note.page).left;
    return { id, blocks: [{ ...paragraph, spaceAfter: measureGapBelow(note, notes) }], left, ...(note.mark !== '' && { mark: note.mark }) };
  });
}

function buildNoteParagraph({ lines, page, column }: FootnoteDraft, area: Frame, source: InlineSource): Paragraph {
  const frame = column ? { left: column.left, right: Math.min(column.right, area.right) } : area;
  return buildParagraph(
    lines.map((line) => placeLine(line, frame, page)),
    source,
  );
}

/** Places notes that nothing refers to as text, below that of their page. */
export function placeUnusedFootnotes(flow: FlowedBlock[], { noteIds, getArea, source }: FootnoteWriting): void {
  for (const note of noteIds.unused) {
    const block = buildNoteParagraph(note, getArea(note.page), source);
    const [first] = block.inlines;
    if (first?.kind === 'text' && note.mark !== '') first.text = `${note.mark} ${first.text}`;
    const after = flow.findLastIndex(({ page }) => page <= note.page);
    flow.splice(after + 1, 0, { block, page: note.page, columns: flow[after]?.columns ?? { count: 1, gap: 0 }, top: note.lines[0]?.top ?? 0 });
  }
}
