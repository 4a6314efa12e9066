import type { Correction } from '@sheaf/api/contract/convert';
import type { PreviewPage } from '@sheaf/api/contract/convertPreview';

type PreviewBlock = PreviewPage['parts'][number]['blocks'][number];

/** A block of a page that can be corrected. */
export interface CorrectableBlock {
  block: number;
  begins: string;
  kind: 'heading' | 'text' | 'item' | 'table';
  text: string;
}

const KINDS = { title: 'heading', heading: 'heading', listItem: 'item', body: 'text' } as const;
/** What stands for a picture where words are counted. */
const SIGN = '\ufffc';

/** Lists the blocks of a page that can be corrected, as they follow each other. */
export function listCorrectable({ parts }: Pick<PreviewPage, 'parts'>): CorrectableBlock[] {
  return parts.flatMap(({ blocks }) =>
    blocks.flatMap((each) => {
      const { place } = each;
      const kind = each.kind === 'table' ? 'table' : KINDS[each.role];
      return place ? [{ ...place, kind, text: readText(each) }] : [];
    }),
  );
}

function readText(block: PreviewBlock): string {
  if (block.kind === 'table') return block.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs.map(readText))).join(' ');
  return block.pieces.map((piece) => (piece.kind === 'text' ? piece.text : piece.kind === 'picture' ? SIGN : ' ')).join('');
}

/** Lists the words that a new paragraph can begin with: all but the first, with their numbers and the words before them. */
export function listBeginnings(text: string): { word: number; before: string; from: string }[] {
  const words = text.split(/\s+/).filter(Boolean);
  return words.slice(1).map((_, index) => ({
    word: index + 1,
    before: words.slice(Math.max(0, index - 1), index + 1).join(' '),
    from: words.slice(index + 1, index + 5).join(' '),
  }));
}

/** Returns blocks that follow each other from one on, as long as they are paragraphs. */
export function listFollowing(blocks: readonly CorrectableBlock[], first: CorrectableBlock): CorrectableBlock[] {
  const from = blocks.indexOf(first);
  const end = blocks.findIndex(({ kind, block }, index) => index > from && (kind === 'table' || block !== first.block + index - from));
  return first.kind === 'table' ? [first] : blocks.slice(from, end < 0 ? undefined : end);
}

/** Returns the correction of a block, or of so many from it on. */
export function correctBlock(page: number, { block, begins }: CorrectableBlock, change: Pick<Correction, 'as' | 'count' | 'word'>): Correction {
  const { as, count = 1, word } = change;
  return { page, block, begins, as, ...(count > 1 && { count }), ...(word !== undefined && { word }) };
}
