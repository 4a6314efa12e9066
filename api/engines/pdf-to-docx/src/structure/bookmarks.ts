import type { Inline, Paragraph } from '../model/documentModel.ts';
import { listInlines } from '../model/listInlines.ts';
import type { Destination, PlacedLink } from '../read/links.ts';
import { buildPlaceName } from '../read/marks.ts';
import type { FlowedBlock } from './flowedBlock.ts';

/** Links lead a little above what they mean. */
const ABOVE = 24;

/** Names the paragraphs that links lead to, and makes plain text of links that lead nowhere. */
export function setBookmarks(flow: FlowedBlock[], links: PlacedLink[], getHeight: (page: number) => number): void {
  const names = new Map<string, string>();
  const byPage = groupParagraphsByPage(flow);
  for (const { target } of links) {
    if (target.to !== 'place') continue;
    const name = buildPlaceName(target.destination);
    if (names.has(name)) continue;
    const paragraph = findParagraphAt(byPage, target.destination, getHeight);
    if (!paragraph) continue;
    paragraph.bookmark ??= `_${name}`;
    names.set(name, paragraph.bookmark);
  }
  for (const { block } of flow) for (const inline of listInlines(block)) renameLink(inline, names);
}

function renameLink(inline: Inline, names: ReadonlyMap<string, string>): void {
  if ((inline.kind !== 'text' && inline.kind !== 'picture') || inline.link?.to !== 'bookmark') return;
  const name = names.get(inline.link.bookmark);
  if (name === undefined) delete inline.link;
  else inline.link = { to: 'bookmark', bookmark: name };
}

interface PlacedParagraph {
  block: Paragraph;
  top: number;
}

/** Asked for every link: each looks at its own page alone. */
function groupParagraphsByPage(flow: FlowedBlock[]): Map<number, PlacedParagraph[]> {
  const byPage = new Map<number, PlacedParagraph[]>();
  for (const { block, page, top } of flow) {
    if (block.kind !== 'paragraph') continue;
    const own = byPage.get(page);
    if (own) own.push({ block, top });
    else byPage.set(page, [{ block, top }]);
  }
  return byPage;
}

function findParagraphAt(
  byPage: Map<number, PlacedParagraph[]>,
  { page, top }: Destination,
  getHeight: (page: number) => number,
): Paragraph | undefined {
  const from = top === undefined ? 0 : getHeight(page) - top;
  const own = byPage.get(page) ?? [];
  const below = own.filter((each) => each.top > from - ABOVE / 4);
  const nearest = below.reduce<PlacedParagraph | undefined>((best, each) => (best && best.top <= each.top ? best : each), undefined);
  if (nearest && nearest.top < from + 6 * ABOVE) return nearest.block;
  const last = own.at(-1);
  if (last) return last.block;
  const next = Math.min(...[...byPage.keys()].filter((each) => each > page));
  return byPage.get(next)?.[0]?.block;
}
