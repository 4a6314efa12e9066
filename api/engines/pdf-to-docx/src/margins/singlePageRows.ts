import { groupLevelRows } from '@sheaf/pdf-text/layout/paginationArtifacts';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { PageSegments } from '@sheaf/pdf-text/read/readPage';
import { MARK } from '../layout/footnoteDraft.ts';

/** The header or footer of a page without others like it begins this near its edge and reaches no further in, as shares of the page's height. */
const NEAR_EDGE = 0.07;
const OUTER = 0.12;
/** Beside the letters of the text: how small its own are, and how far from the text it is. */
const SMALLER = 0.95;
const GAP = 2;
/** A number of the page is a reason to take lines as large as the text. */
const NUMBERED = /(^|\s)[-–|]?\s*1\s*(\/\s*1|(of|von|de|sur|di)\s+1)?\s*[-–|]?$/i;

/** Finds the small lines that stand alone at the top and the foot of a document of one page: no other page says that they are its header and footer. */
export function findSinglePageRows({ groups, height }: PageSegments, bodySize: number): Segment[][] {
  const [main] = groups;
  if (main?.turn !== 0) return [];
  const rows = groupLevelRows(main.segments);
  const fromEdge = (row: Segment[], isHeader: boolean) => (isHeader ? getBaseline(row) : height - getBaseline(row)) / height;
  return [true, false].flatMap((isHeader) => {
    const ordered = isHeader ? rows : [...rows].reverse();
    const end = ordered.findIndex((row) => fromEdge(row, isHeader) > OUTER || !isSmall(row, bodySize) || beginsNote(row));
    const taken = ordered.slice(0, Math.max(0, end));
    const [outermost, innermost, next] = [taken[0], taken.at(-1), ordered[end]];
    if (!outermost || !innermost || !next || fromEdge(outermost, isHeader) > NEAR_EDGE) return [];
    const [above, below] = isHeader ? [innermost, next] : [next, innermost];
    const isApart = getBaseline(below) - Math.max(...below.map(({ size }) => size)) - getBaseline(above) > GAP * bodySize;
    return isApart ? taken : [];
  });
}

function getBaseline([segment]: Segment[]): number {
  return segment?.base ?? 0;
}

function isSmall(row: Segment[], bodySize: number): boolean {
  const isNumbered = NUMBERED.test(row.flatMap(({ words }) => words.map(({ text }) => text)).join(' '));
  return row.every(({ size }) => size < (isNumbered ? 1 / SMALLER : SMALLER) * bodySize);
}

/** Notes are at the foot of a page too. */
export function beginsNote([segment]: Segment[]): boolean {
  const word = segment?.words[0];
  return word !== undefined && (word.isRaised || MARK.test(word.text));
}
