import { LEAST_CONTRAST, measureContrast, PAPER, setApart } from '../model/contrast.ts';
import type { Block, DocumentModel, Inline, Paragraph, TextStyle } from '../model/documentModel.ts';

type TextInline = Extract<Inline, { kind: 'text' }>;

/**
 * Gives letters that Word's paper or cells would hide what was painted behind them: their whole paragraph where all of it stood on one ground, else the
 * words alone. Letters of no known ground become darker; returns the pages that those stand on.
 */
export function keepTextVisible({ sections, footnotes }: Pick<DocumentModel, 'sections' | 'footnotes'>): Set<number> {
  const faint = new Set<number>();
  for (const { blocks, header, footer, evenHeader, evenFooter, firstHeader, firstFooter } of sections)
    for (const part of [blocks, header, footer, evenHeader, evenFooter, firstHeader, firstFooter]) keepBlocksVisible(part ?? [], PAPER, faint);
  for (const { blocks } of footnotes) keepBlocksVisible(blocks, PAPER, faint);
  return faint;
}

function keepBlocksVisible(blocks: readonly Block[], painted: string, faint: Set<number>): void {
  for (const block of blocks) {
    if (block.kind === 'paragraph') keepParagraphVisible(block, painted, faint);
    else for (const { cells } of block.rows) for (const cell of cells) keepBlocksVisible(cell.blocks, cell.shading ?? painted, faint);
  }
}

function keepParagraphVisible(paragraph: Paragraph, around: string, faint: Set<number>): void {
  const texts = paragraph.inlines.filter((inline): inline is TextInline => inline.kind === 'text' && inline.text.trim() !== '');
  const painted = paragraph.shading ?? around;
  const [first] = texts;
  const ground = first?.style.ground;
  const isHidden = texts.some(({ style }) => measureContrast(style.color, style.highlight ?? painted) < LEAST_CONTRAST);
  // What keeps its look has its picture behind it.
  const isKept = paragraph.frame !== undefined;
  const isOnOneGround = isHidden && ground !== undefined && texts.every(({ style }) => isSeenOn(style, ground));
  if (isOnOneGround && !isKept) paragraph.shading = ground;
  const behind = paragraph.shading ?? around;
  const keep = (style: TextStyle) => {
    const kept = isKept ? dropGround(style) : keepStyleVisible(style, behind);
    if (kept.color !== style.color) faint.add(paragraph.page);
    return kept;
  };
  paragraph.inlines = paragraph.inlines.map((inline) => ('style' in inline ? { ...inline, style: keep(inline.style) } : inline));
}

function dropGround({ ground: _, ...style }: TextStyle): TextStyle {
  return style;
}

function isSeenOn(style: TextStyle, ground: string): boolean {
  return style.ground === ground && style.highlight === undefined && measureContrast(style.color, ground) >= LEAST_CONTRAST;
}

function keepStyleVisible({ ground, ...style }: TextStyle, painted: string): TextStyle {
  const behind = style.highlight ?? painted;
  if (measureContrast(style.color, behind) >= LEAST_CONTRAST) return style;
  if (ground !== undefined && measureContrast(style.color, ground) >= LEAST_CONTRAST) return { ...style, highlight: ground };
  return { ...style, color: setApart(style.color, behind) };
}
