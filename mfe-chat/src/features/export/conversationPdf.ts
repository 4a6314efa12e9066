import { refuseActivePdf } from '@sheaf/merge/device/refuseActivePdf';
import {
  endMarkedContent,
  grayscale,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  rgb,
  StandardFonts,
} from 'pdf-lib';
import type { Part } from './conversation';
import { ABOVE_BASELINE, drawLinePicture, type LinePicture, PIXELS_PER_POINT } from './linePicture';
import { layOut, MARGIN, PAPER, type PlacedLine } from './pageLayout';
import { encodeForHelvetica, measureWidth } from './winAnsi';

export interface PdfWords {
  title: string;
  language: string;
  pageInWords: (place: { page: number; pages: number }) => string;
}

const GRAY = grayscale(0.35);
const BLACK = grayscale(0.09);
/** The highlighter's own yellow, as a pencil: a PDF knows no tokens. */
const MARK = rgb(1, 0.894, 0.361);
const FOOT_SIZE = 8.5;
const STROKE = { width: 3, gap: 9 } as const;

interface Fonts {
  regular: PDFFont;
  bold: PDFFont;
}

/** Draws the conversation on A4 pages, in the fonts that every reader of PDFs has. The same conversation and time give the same bytes. */
export async function drawConversationPdf(parts: readonly Part[], words: PdfWords, now: Date): Promise<Blob> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(words.title, { showInWindowTitleBar: true });
  document.setLanguage(words.language);
  document.setProducer('Sheaf');
  document.setCreationDate(now);
  document.setModificationDate(now);
  const fonts = { regular: document.embedStandardFont(StandardFonts.Helvetica), bold: document.embedStandardFont(StandardFonts.HelveticaBold) };
  const pages = layOut(parts);
  for (const [index, lines] of pages.entries()) {
    const foot = words.pageInWords({ page: index + 1, pages: pages.length });
    const x = PAPER.width - MARGIN - measureWidth(foot, FOOT_SIZE, false);
    const footLine = { text: foot, x, y: PAPER.height - MARGIN / 2, size: FOOT_SIZE, isBold: false, isQuiet: true, isPassage: false };
    const page = document.addPage([PAPER.width, PAPER.height]);
    for (const line of [...lines, footLine]) await drawLine(page, line, fonts);
  }
  const pdf = new Uint8Array(await document.save());
  refuseActivePdf(pdf);
  return new Blob([pdf], { type: 'application/pdf' });
}

async function drawLine(page: PDFPage, line: PlacedLine, fonts: Fonts): Promise<void> {
  const { x, y, size, isBold, isQuiet, isPassage } = line;
  if (isPassage) {
    page.drawRectangle({ x: x - STROKE.gap, y: up(y + size * 0.35), width: STROKE.width, height: size * 1.45, color: MARK });
  }
  const { text, isLossless } = encodeForHelvetica(line.text);
  const picture = isLossless ? null : await drawLinePicture(line);
  if (picture) await drawPicture(page, line, picture);
  else page.drawText(text, { x, y: up(y), size, font: isBold ? fonts.bold : fonts.regular, color: isQuiet ? GRAY : BLACK });
}

/** Draws a line as a picture with its text as ActualText, so that it can be searched, copied and read aloud. */
async function drawPicture(page: PDFPage, { text, x, y }: PlacedLine, { jpeg, width, height }: LinePicture): Promise<void> {
  const high = height / PIXELS_PER_POINT;
  const words = `<< /ActualText ${PDFHexString.fromText(text)} >>`;
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, ['/Span', words]));
  page.drawImage(await page.doc.embedJpg(jpeg), {
    x,
    y: up(y + high * (1 - ABOVE_BASELINE)),
    width: width / PIXELS_PER_POINT,
    height: high,
  });
  page.pushOperators(endMarkedContent());
}

/** Turns a distance from the top of the page into one from its foot. */
const up = (y: number) => PAPER.height - y;
