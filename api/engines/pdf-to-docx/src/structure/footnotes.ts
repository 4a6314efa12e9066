import { gapBelow, type NoteDraft } from '../layout/footnoteDraft.ts';
import type { DocumentModel, Paragraph } from '../model/documentModel.ts';
import type { InlineSource } from '../paragraphs/buildInlines.ts';
import { paragraphOf } from '../paragraphs/buildParagraph.ts';
import { type Frame, placedLine } from '../paragraphs/textDraft.ts';
import type { FlowedBlock } from './flowedBlock.ts';
import type { NoteIds } from './footnoteIds.ts';

export interface NoteWriting {
  noteIds: NoteIds;
  notes: NoteDraft[];
  areaOf: (page: number) => Frame;
  source: InlineSource;
}

/** The notes that the text points to. */
export function footnotesOf({ noteIds, notes, areaOf, source }: NoteWriting): DocumentModel['footnotes'] {
  return noteIds.used.map(({ id, note }) => {
    const paragraph = noteParagraph(note, areaOf(note.page), source);
    const left = (note.lines[0]?.left ?? 0) - areaOf(note.page).left;
    return { id, blocks: [{ ...paragraph, spaceAfter: gapBelow(note, notes) }], left };
  });
}

function noteParagraph({ lines, page, column }: NoteDraft, area: Frame, source: InlineSource): Paragraph {
  const frame = column ? { left: column.left, right: Math.min(column.right, area.right) } : area;
  return paragraphOf(
    lines.map((line) => placedLine(line, frame, page)),
    source,
  );
}

/** A note that nothing points to stays text, below that of its page. */
export function placeUnusedNotes(flow: FlowedBlock[], { noteIds, areaOf, source }: NoteWriting): void {
  for (const note of noteIds.unused) {
    const block = noteParagraph(note, areaOf(note.page), source);
    const [first] = block.inlines;
    if (first?.kind === 'text' && note.mark !== '') first.text = `${note.mark} ${first.text}`;
    const after = flow.findLastIndex(({ page }) => page <= note.page);
    flow.splice(after + 1, 0, { block, page: note.page, columns: flow[after]?.columns ?? { count: 1, gap: 0 }, top: note.lines[0]?.top ?? 0 });
  }
}
