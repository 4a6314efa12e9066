import type { PDFFont } from 'pdf-lib';

/** Breaks text into lines of a width, as a typesetter would. Width and size are in points. */
export function breakLines(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines = [''];
  for (const word of text.trim().split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
