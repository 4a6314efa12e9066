import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import type { Part } from './writtenParts.ts';

const PAGE = { width: 595, height: 842, margin: 72 };
const TEXT = { size: 11, leading: 14, gap: 8 };
const HEADING_SIZES = [18, 14];
const ITEM_INDENT = 18;
const ROW_HEIGHT = 18;
const CELL_PADDING = 5;

interface Fonts {
  text: PDFFont;
  bold: PDFFont;
}

/** Draws parts on pages with a running header and page numbers, in one column or two. */
export async function drawPartsPdf(parts: readonly Part[], columns: 1 | 2): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const fonts = { text: await document.embedFont(StandardFonts.TimesRoman), bold: await document.embedFont(StandardFonts.TimesRomanBold) };
  const press = new Press(document, fonts, columns);
  let number = 0;
  for (const part of parts) {
    number = part.kind === 'item' ? number + 1 : 0;
    press.print(part, number);
  }
  press.numberPages();
  return document.save();
}

class Press {
  private readonly document: PDFDocument;
  private readonly fonts: Fonts;
  private readonly columns: number;
  private readonly width: number;
  private page: PDFPage | undefined;
  private column = 0;
  private y = 0;

  constructor(document: PDFDocument, fonts: Fonts, columns: number) {
    this.document = document;
    this.fonts = fonts;
    this.columns = columns;
    const gutter = 24;
    this.width = (PAGE.width - 2 * PAGE.margin - gutter * (columns - 1)) / columns;
  }

  print(part: Part, number: number): void {
    if (part.kind === 'table') this.drawTable(part.rows);
    else if (part.kind === 'heading') {
      const size = HEADING_SIZES[part.level - 1] ?? TEXT.size;
      // A heading is not left alone at the foot of a column.
      this.makeRoom(size + 3 * TEXT.leading);
      this.y -= TEXT.gap;
      this.drawLines(part.text, this.fonts.bold, size, 0);
      this.y -= TEXT.gap;
    } else if (part.kind === 'item') {
      this.makeRoom(TEXT.leading);
      this.draw(part.isNumbered ? `${number}.` : '•', this.fonts.text, TEXT.size, 0, this.y - TEXT.size);
      this.drawLines(part.text, this.fonts.text, TEXT.size, ITEM_INDENT);
    } else {
      this.y -= TEXT.gap / 2;
      this.drawLines(part.text, this.fonts.text, TEXT.size, 0);
      this.y -= TEXT.gap;
    }
  }

  numberPages(): void {
    for (const [index, page] of this.document.getPages().entries()) {
      page.drawText('A report of the working group', { x: PAGE.margin, y: PAGE.height - 40, size: 9, font: this.fonts.text });
      page.drawText(`Page ${index + 1}`, { x: PAGE.width / 2 - 15, y: 36, size: 9, font: this.fonts.text });
    }
  }

  private drawLines(text: string, font: PDFFont, size: number, indent: number): void {
    const leading = (size / TEXT.size) * TEXT.leading;
    let line = '';
    const end = () => {
      this.makeRoom(leading);
      this.draw(line, font, size, indent, this.y - size);
      this.y -= leading;
    };
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (font.widthOfTextAtSize(longer, size) > this.width - indent) {
        end();
        line = word;
      } else line = longer;
    }
    end();
  }

  private drawTable(rows: readonly string[][]): void {
    this.makeRoom(rows.length * ROW_HEIGHT + TEXT.gap);
    const width = this.width / (rows[0]?.length ?? 1);
    for (const [rowIndex, cells] of rows.entries()) {
      for (const [index, cell] of cells.entries()) {
        this.page?.drawRectangle({
          x: this.x + index * width,
          y: this.y - ROW_HEIGHT,
          width,
          height: ROW_HEIGHT,
          borderWidth: 0.5,
          borderColor: rgb(0, 0, 0),
        });
        this.draw(
          cell,
          rowIndex === 0 ? this.fonts.bold : this.fonts.text,
          TEXT.size,
          index * width + CELL_PADDING,
          this.y - ROW_HEIGHT + CELL_PADDING,
        );
      }
      this.y -= ROW_HEIGHT;
    }
    this.y -= TEXT.gap;
  }

  private get x(): number {
    return PAGE.margin + this.column * (this.width + 24);
  }

  private draw(text: string, font: PDFFont, size: number, indent: number, y: number): void {
    this.page?.drawText(text, { x: this.x + indent, y, size, font });
  }

  /** Goes on in the next column, or on the next page, when there is not so much room left. */
  private makeRoom(height: number): void {
    if (this.page && this.y - height >= PAGE.margin) return;
    if (this.page && this.column + 1 < this.columns) this.column++;
    else {
      this.page = this.document.addPage([PAGE.width, PAGE.height]);
      this.column = 0;
    }
    this.y = PAGE.height - PAGE.margin;
  }
}
