/** A stretch of an answer. Nothing in it is ever a link or an image: what looks like one is shown as it is written. */
export type Piece = { kind: 'text' | 'strong'; text: string } | { kind: 'citation'; id: number };

export type Block = { kind: 'paragraph'; pieces: Piece[] } | { kind: 'list'; isOrdered: boolean; items: Piece[][] };

const ITEM = /^\s*(?:[-*•]|(\d{1,3})[.)])\s+/;
/** `[1]`, or a stretch between double stars. */
const MARKED = /\[(\d{1,3})\]|\*\*([^*\n]+)\*\*/g;

/** Splits an answer into paragraphs and lists. Keeps the citation marks listed in `citations` and drops others. */
export function answerBlocks(text: string, citations: readonly number[]): Block[] {
  const blocks: Block[] = [];
  let isNewParagraph = true;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isNewParagraph = true;
      continue;
    }
    const item = ITEM.exec(line);
    const pieces = splitPieces(item ? line.slice(item[0].length) : line.trim(), citations);
    const last = blocks.at(-1);
    if (item) {
      const isOrdered = item[1] !== undefined;
      if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(pieces);
      else blocks.push({ kind: 'list', isOrdered, items: [pieces] });
    } else if (last?.kind === 'paragraph' && !isNewParagraph) last.pieces.push({ kind: 'text', text: '\n' }, ...pieces);
    else blocks.push({ kind: 'paragraph', pieces });
    isNewParagraph = false;
  }
  return blocks;
}

function splitPieces(line: string, citations: readonly number[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const addText = (to: number) => {
    if (to > from) pieces.push({ kind: 'text', text: line.slice(from, to) });
  };
  for (const match of line.matchAll(MARKED)) {
    const [matched, mark, strong] = match;
    addText(match.index);
    from = match.index + matched.length;
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (citations.includes(Number(mark))) pieces.push({ kind: 'citation', id: Number(mark) });
  }
  addText(line.length);
  return pieces;
}

/** Returns an answer as plain text; `cited` writes each citation. */
export function formatPlainAnswer(text: string, citations: readonly number[], cited: (id: number) => string): string {
  const inLine = (pieces: Piece[]) =>
    pieces
      .map((piece) => (piece.kind === 'citation' ? cited(piece.id) : piece.text))
      .join('')
      .replace(/ {2,}/g, ' ')
      .trim();
  const inBlock = (block: Block) => {
    if (block.kind === 'paragraph') return inLine(block.pieces);
    return block.items.map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${inLine(item)}`).join('\n');
  };
  return answerBlocks(text, citations).map(inBlock).join('\n\n');
}
