import { findCentredRows } from '@sheaf/pdf-text/layout/joinCellLines';
import { changeWord } from '@sheaf/pdf-text/lines/drawnWord';
import { buildSegment, type Segment } from '@sheaf/pdf-text/lines/textLine';

/**
 * Returns the segments of a page with the cells of each row that are in the middle of it, as web pages set them, moved up to its first line. So a row
 * begins with a line that has all its cells, as in other tables.
 */
export function raiseCentredCells(segments: Segment[]): Segment[] {
  const raised = new Map<Segment, Segment>();
  for (const cells of findCentredRows(segments)) {
    const first = Math.min(...cells.flatMap((lines) => lines.map(({ base }) => base)));
    for (const lines of cells) {
      const up = (lines[0]?.base ?? first) - first;
      if (up > 0) for (const line of lines) raised.set(line, moveUp(line, up));
    }
  }
  return raised.size === 0 ? segments : segments.map((segment) => raised.get(segment) ?? segment);
}

function moveUp({ words, base }: Segment, up: number): Segment {
  return buildSegment(
    words.map((word) => changeWord(word, { top: word.top - up, bottom: word.bottom - up })),
    base - up,
  );
}
