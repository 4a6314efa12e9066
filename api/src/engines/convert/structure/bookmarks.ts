import type { Block, Inline, Paragraph } from '../documentModel.ts';
import type { Destination, PlacedLink } from '../pages/links.ts';
import { placeName } from '../pages/marks.ts';
import type { FlowedBlock } from './documentFlow.ts';

/** Links lead a little above what they mean. */
const ABOVE = 24;

/** Names the paragraphs that links lead to, and makes plain text of links that lead nowhere. */
export function setBookmarks(flow: FlowedBlock[], links: PlacedLink[], heightOf: (page: number) => number): void {
  const names = new Map<string, string>();
  for (const { target } of links) {
    if (target.to !== 'place') continue;
    const name = placeName(target.destination);
    if (names.has(name)) continue;
    const paragraph = paragraphAt(flow, target.destination, heightOf);
    if (!paragraph) continue;
    paragraph.bookmark ??= `_${name}`;
    names.set(name, paragraph.bookmark);
  }
  for (const { block } of flow) for (const inline of inlinesIn(block)) renameLink(inline, names);
}

function renameLink(inline: Inline, names: ReadonlyMap<string, string>): void {
  if ((inline.kind !== 'text' && inline.kind !== 'picture') || inline.link?.to !== 'bookmark') return;
  const name = names.get(inline.link.bookmark);
  if (name === undefined) delete inline.link;
  else inline.link = { to: 'bookmark', bookmark: name };
}

function paragraphAt(flow: FlowedBlock[], { page, top }: Destination, heightOf: (page: number) => number): Paragraph | undefined {
  const from = top === undefined ? 0 : heightOf(page) - top;
  const candidates = flow.flatMap((each) => (each.block.kind === 'paragraph' && each.page >= page ? [{ ...each, block: each.block }] : []));
  const onPage = candidates.filter((each) => each.page === page && each.top > from - ABOVE / 4).sort((one, other) => one.top - other.top);
  const [nearest] = onPage;
  if (nearest && nearest.top < from + 6 * ABOVE) return nearest.block;
  return candidates.filter((each) => each.page === page).at(-1)?.block ?? candidates[0]?.block;
}

export function inlinesIn(block: Block): Inline[] {
  if (block.kind === 'paragraph') return block.inlines;
  return block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks.flatMap(inlinesIn)));
}
