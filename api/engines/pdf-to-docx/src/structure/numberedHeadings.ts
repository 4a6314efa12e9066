import { WORDING } from '@sheaf/pdf-text/layout/listMarkers';
import type { ListPlace, ListStyle, Paragraph } from '../model/documentModel.ts';
import type { ListMarker } from '../paragraphs/listMarkers.ts';
import { buildLevelStyle } from '../paragraphs/lists.ts';
import type { PlacedLine } from '../paragraphs/textDraft.ts';

const NUMBER = /^((?:\d{1,2}\.){0,4})(\d{1,2})(\.?)$/;
/** Who counts sets a tab behind the number, or two spaces and more, and who types it one space; in letter heights. */
const SET_APART = 0.62;
const FEWEST = 2;

export interface Heading {
  paragraph: Paragraph;
  lines: PlacedLine[];
}

interface Numbered extends Heading {
  mark: ListMarker;
  gap: number;
  headingLevel: number;
}

/**
 * Finds the headings that whoever wrote the document let its numbers be counted for, and where: those whose numbers are set apart from their words and are all in
 * order. Their list is added to `styles`. Numbers that were typed stay words of their headings.
 */
export function findNumberedHeadings(headings: readonly Heading[], styles: ListStyle[]): Map<Paragraph, ListPlace> {
  const numbered = headings.flatMap((heading) => readNumberedHeading(heading) ?? []);
  const apart = numbered.filter(({ gap }) => gap > SET_APART);
  if (numbered.length < FEWEST || apart.length < 0.5 * numbered.length || !areInOrder(numbered)) return new Map();
  const levels: ListStyle['levels'] = [];
  for (const { mark } of numbered)
    levels[getDepth(mark)] ??= { ...buildLevelStyle(mark, getDepth(mark)), ...findHeadingLevel(getDepth(mark), numbered) };
  const list = styles.push({ levels }) - 1;
  return new Map(numbered.map(({ paragraph, mark }) => [paragraph, { list, level: getDepth(mark) }]));
}

function readNumberedHeading({ paragraph, lines }: Heading): Numbered | undefined {
  const [line] = lines;
  const [first, second] = line?.words ?? [];
  if (paragraph.role.type !== 'heading' || !line || !first || !second || !WORDING.test(second.text)) return undefined;
  const [, above = '', value, after = ''] = NUMBER.exec(first.text) ?? [];
  if (value === undefined || line.isRightToLeft || paragraph.align === 'center' || paragraph.align === 'right') return undefined;
  const numbers = above.split('.').slice(0, -1).map(Number);
  const mark: ListMarker = {
    format: 'decimal',
    before: '',
    after,
    value: Number(value),
    ...(numbers.length > 0 && { above: numbers }),
    left: line.left,
    textLeft: line.left + second.left - first.left,
    isDoubtful: false,
  };
  return { paragraph, lines, mark, gap: (second.left - first.right) / first.size, headingLevel: paragraph.role.level };
}

function getDepth({ above = [] }: ListMarker): number {
  return above.length;
}

/**
 * Returns whether Word would count the same numbers: each the next of its level, or the first below the one before it. The first of all may be any
 * chapter's.
 */
function areInOrder(numbered: readonly Numbered[]): boolean {
  let counts: number[] = [];
  return numbered.every(({ mark }, index) => {
    const { above = [], value, after } = mark;
    const next = index === 0 ? value : (counts[above.length] ?? 0) + 1;
    const isNext = above.length <= counts.length && above.every((number, level) => counts[level] === number) && value === next;
    const first = numbered.find((other) => getDepth(other.mark) === above.length);
    counts = [...above, value];
    return isNext && first?.mark.after === after;
  });
}

/** The level of the headings that a depth of numbers belongs to, where all of them are of that one and no other depth is. */
function findHeadingLevel(depth: number, numbered: readonly Numbered[]): Pick<ListStyle['levels'][number], 'heading'> {
  const own = numbered.filter(({ mark }) => getDepth(mark) === depth).map(({ headingLevel }) => headingLevel);
  const [heading = 1] = own;
  const isShared = numbered.some(({ mark, headingLevel }) => getDepth(mark) !== depth && headingLevel === heading);
  return own.every((level) => level === heading) && !isShared ? { heading } : {};
}
