import type { PagePicture, RecognisedPage, RecognisedWord } from './pagePicture.ts';
import { layouts, type Tesseract } from './tesseract.ts';
import type { TesseractWord } from './tesseractTsv.ts';

/** What a page says, as far as it can be made out. */
export function recognisePage(tesseract: Tesseract, picture: PagePicture): RecognisedPage {
  const words = tesseract.read(picture, picture.dpi, layouts.page);
  return { paragraphs: paragraphsOf(words), confidence: meanConfidence(words), turned: 0 };
}

function paragraphsOf(words: TesseractWord[]): RecognisedPage['paragraphs'] {
  const paragraphs = Map.groupBy(words, ({ paragraph }) => paragraph).values();
  return [...paragraphs].map((inParagraph) => {
    const lines = Map.groupBy(inParagraph, ({ line }) => line).values();
    return { lines: [...lines].map((inLine) => inLine.map(({ paragraph: _, line: __, ...word }): RecognisedWord => word)) };
  });
}

function meanConfidence(words: RecognisedWord[]): number {
  if (words.length === 0) return 0;
  return words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
}
