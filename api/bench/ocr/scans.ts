import type { PagePicture } from '@sheaf/ocr/pagePicture';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { loadPdfium, openInPdfium } from '@sheaf/pdf/pdfium/pdfium';
import { renderPage } from '@sheaf/pdf-text/scans/renderPage';
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import { createSeededRandom } from '../merge/createSeededRandom.ts';

const A4 = { width: 595, height: 842 };
const LINE = 1.35;

interface Column {
  left: number;
  top: number;
  width: number;
  size: number;
}

/** Draws the prose as a letter and in two narrow columns, with the text of each in reading order. */
export async function drawProsePages(prose: string): Promise<{ name: string; text: string; picture: PagePicture }[]> {
  const paragraphs = prose.trim().split('\n\n');
  const letter: Column[] = [{ left: 72, top: 770, width: 450, size: 11 }];
  const columns: Column[] = [
    { left: 50, top: 790, width: 235, size: 9.5 },
    { left: 310, top: 790, width: 235, size: 9.5 },
  ];
  const pages = [
    { name: 'letter', columns: letter, parts: [paragraphs.slice(0, 4)], font: StandardFonts.TimesRoman },
    { name: 'two columns', columns, parts: [paragraphs.slice(0, 3), paragraphs.slice(3)], font: StandardFonts.Helvetica },
  ];
  return Promise.all(
    pages.map(async ({ name, columns: areas, parts, font }) => {
      const document = await PDFDocument.create();
      const set = await document.embedFont(font);
      const page = document.addPage([A4.width, A4.height]);
      for (const [index, area] of areas.entries()) setParagraphs(page, set, parts[index] ?? [], area);
      return { name, text: parts.flat().join('\n'), picture: await renderPicture(await document.save()) };
    }),
  );
}

function setParagraphs(page: PDFPage, font: PDFFont, paragraphs: string[], { left, top, width, size }: Column): void {
  let y = top;
  for (const paragraph of paragraphs) {
    let line = '';
    const put = () => {
      page.drawText(line, { x: left, y, size, font });
      y -= size * LINE;
      line = '';
    };
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (font.widthOfTextAtSize(longer, size) > width) put();
      line = line === '' ? word : `${line} ${word}`;
    }
    put();
    y -= size * LINE;
  }
}

async function renderPicture(pdf: Uint8Array): Promise<PagePicture> {
  const instance = await loadPdfium();
  const opening = openInPdfium(instance, createFileInMemory('page.pdf', pdf));
  if (opening.state !== 'open') throw new Error('The page drawn for the bench cannot be opened.');
  const page = instance.FPDF_LoadPage(opening.document.handle, 0);
  try {
    const drawn = renderPage(instance, page, A4);
    if (!drawn) throw new Error('The page drawn for the bench cannot be rendered.');
    return drawn;
  } finally {
    instance.FPDF_ClosePage(page);
    opening.document.close();
  }
}

/** What happens to pages on their way through a scanner. Each keeps the size of the picture. */
export const damages: Record<string, (picture: PagePicture) => PagePicture> = {
  clean: (picture) => picture,
  askew: (picture) => turnPicture(picture, 2.5),
  'shaded and noisy': (picture) => {
    const random = createSeededRandom(7);
    return {
      ...picture,
      grey: picture.grey.map((value, at) => clamp(value * (0.62 + (0.35 * (at % picture.width)) / picture.width) + (random() - 0.5) * 60)),
    };
  },
};

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

function turnPicture({ width, height, dpi, grey }: PagePicture, degrees: number): PagePicture {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const result = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const fromX = Math.round(width / 2 + dx * cosine + dy * sine);
      const fromY = Math.round(height / 2 - dx * sine + dy * cosine);
      if (fromX >= 0 && fromX < width && fromY >= 0 && fromY < height) result[y * width + x] = grey[fromY * width + fromX] ?? 255;
    }
  }
  return { width, height, dpi, grey: result };
}
