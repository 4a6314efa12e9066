import type { Paragraph } from '../model/documentModel.ts';

/** Sets a paragraph on its background, of which its words are then no longer marked one by one. */
export function setShading(paragraph: Paragraph, color: string | undefined): void {
  if (color === undefined) return;
  paragraph.shading = color;
  paragraph.inlines = paragraph.inlines.map((inline) => {
    if (inline.kind !== 'text' || inline.style.highlight?.toLowerCase() !== color.toLowerCase()) return inline;
    const { highlight: _, ...style } = inline.style;
    return { ...inline, style };
  });
}
