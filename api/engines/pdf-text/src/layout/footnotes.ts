import { joinLineText } from '../lines/lines.ts';
import { isFootnoteReference } from '../lines/segments.ts';
import type { PlacedBlock } from './pageBlocks.ts';

/** Notes are in the lower part of the page, in smaller type than the text. */
const LOWER_PART = 0.45;
const SMALLER = 0.95;

/** Marks the footnotes of a page, so that they do not join the text above them. */
export function markFootnotes(blocks: PlacedBlock[], pageHeight: number, bodySize: number): void {
  let inNotes = false;
  for (const block of blocks) {
    const [first] = block.lines;
    if (!first) continue;
    const isSmall = first.size < SMALLER * bodySize && first.base > LOWER_PART * pageHeight;
    const begins = isSmall && beginsNote(block);
    inNotes = begins || (inNotes && isSmall && block.kind === 'text');
    if (inNotes && block.kind !== 'tableRow' && block.kind !== 'heading') block.kind = 'note';
  }
}

/** Its mark is raised or set apart: "1 See the annex", "* Corresponding author". */
function beginsNote({ lines }: PlacedBlock): boolean {
  const [line] = lines;
  const [first] = line?.words ?? [];
  if (!line || !first) return false;
  return (first.isRaised && isFootnoteReference(first.text)) || /^(\d{1,3}|[*†‡§¶]{1,2}) ?\p{L}/u.test(joinLineText(line));
}
