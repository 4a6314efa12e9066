import { adjustContrast, LEAST_CONTRAST, measureContrast, PAPER } from '../model/contrast.ts';
import type { Block, DocumentModel, Inline, Paragraph, TextStyle } from '../model/documentModel.ts';

type TextInline = Extract<Inline, { kind: 'text' }>;

/**
 * Restores the background of text that would be invisible on Word's paper or in its cells. A paragraph on one background gets it as shading, single words
 * as highlight. What the background of its page makes visible stays as it is. Text without a known background changes its colour. Returns the pages with such text.
 */
export function keepTextVisible(
  { sections, footnotes }: Pick<DocumentModel, 'sections' | 'footnotes'>,
  onPages: ReadonlyMap<number, ReadonlySet<string>> = new Map(),
): Set<number> {
  const faint = new Set<number>();
  for (const { blocks, header, footer, evenHeader, evenFooter, firstHeader, firstFooter } of sections)
    for (const part of [blocks, header, footer, evenHeader, evenFooter, firstHeader, firstFooter])
      keepBlocksVisible(part ?? [], PAPER, { faint, onPages: part === blocks ? onPages : new Map() });
  for (const { blocks } of footnotes) keepBlocksVisible(blocks, PAPER, { faint, onPages: new Map() });
  return faint;
}

interface PageFacts {
  faint: Set<number>;
  /** The colours that lie behind the text of a page. */
  onPages: ReadonlyMap<number, ReadonlySet<string>>;
}

function keepBlocksVisible(blocks: readonly Block[], painted: string, facts: PageFacts): void {
  for (const block of blocks) {
    if (block.kind === 'paragraph') keepParagraphVisible(block, painted, facts);
    else for (const { cells } of block.rows) for (const cell of cells) keepBlocksVisible(cell.blocks, cell.shading ?? painted, facts);
  }
}

function keepParagraphVisible(paragraph: Paragraph, around: string, { faint, onPages }: PageFacts): void {
  const texts = paragraph.inlines.filter((inline): inline is TextInline => inline.kind === 'text' && inline.text.trim() !== '');
  const [first] = texts;
  const background = first?.style.background;
  const onPage = around === PAPER && background !== undefined && onPages.get(paragraph.page)?.has(background) ? background : around;
  const painted = paragraph.shading ?? onPage;
  const isHidden = texts.some(({ style }) => measureContrast(style.color, style.highlight ?? painted) < LEAST_CONTRAST);
  // Framed paragraphs keep the look of the page: a picture of it is behind them.
  const hasFrame = paragraph.frame !== undefined;
  const isOnOneBackground = isHidden && background !== undefined && texts.every(({ style }) => isVisibleOn(style, background));
  if (isOnOneBackground && !hasFrame) paragraph.shading = background;
  const behind = paragraph.shading ?? onPage;
  const keep = (style: TextStyle) => {
    const visible = hasFrame ? dropBackground(style) : keepStyleVisible(style, behind);
    if (visible.color !== style.color) faint.add(paragraph.page);
    return visible;
  };
  paragraph.inlines = paragraph.inlines.map((inline) => ('style' in inline ? { ...inline, style: keep(inline.style) } : inline));
}

function dropBackground({ background: _, ...style }: TextStyle): TextStyle {
  return style;
}

function isVisibleOn(style: TextStyle, background: string): boolean {
  return style.background === background && style.highlight === undefined && measureContrast(style.color, background) >= LEAST_CONTRAST;
}

function keepStyleVisible({ background, ...style }: TextStyle, painted: string): TextStyle {
  const behind = style.highlight ?? painted;
  if (measureContrast(style.color, behind) >= LEAST_CONTRAST) return style;
  if (background !== undefined && measureContrast(style.color, background) >= LEAST_CONTRAST) return { ...style, highlight: background };
  return { ...style, color: adjustContrast(style.color, behind) };
}
