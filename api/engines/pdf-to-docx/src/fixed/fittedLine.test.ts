import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { buildModel } from '../buildModel.ts';
import type { Inline } from '../model/documentModel.ts';

const SIZE = 11;
const LEFT = 70;

/** The lines of a page kept in place, each of a word in each place. */
async function framed(lines: { word: string; x: number }[][], font = StandardFonts.TimesRoman, size = SIZE) {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const drawn = await document.embedFont(font);
  for (const [index, words] of lines.entries()) for (const { word, x } of words) page.drawText(word, { x, y: 700 - 20 * index, size, font: drawn });
  const request = { maxPages: 0, recognition: { mode: 'off' as const }, mode: 'exact' as const };
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const model = await buildModel(createFileInMemory('lines.pdf', await document.save()), request, hooks);
  const paragraphs = model.sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'paragraph');
  const measureWidth = (inlines: Inline[]) =>
    inlines.reduce((sum, inline) => {
      if (inline.kind !== 'text') return sum;
      // Word does not kern.
      return (
        sum + [...inline.text].reduce((own, letter) => own + drawn.widthOfTextAtSize(letter, inline.style.size) + (inline.style.spacing ?? 0), 0)
      );
    }, 0);
  return paragraphs
    .filter(({ frame }) => frame)
    .map(({ frame, inlines }) => ({
      end: (frame?.left ?? 0) + measureWidth(inlines),
      text: inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join(''),
      runs: inlines.length,
    }));
}

function placed(words: string[], gap: number, width: (word: string) => number) {
  let x = LEFT;
  return words.map((word) => {
    const own = { word, x };
    x += width(word) + gap;
    return own;
  });
}

test('a line that was stretched to its edge ends there, and one that was not is plain text', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const width = (word: string) => font.widthOfTextAtSize(word, SIZE);
  const words = ['The', 'boats', 'came', 'home', 'one', 'evening'];
  const ends = (gap: number) => LEFT + words.reduce((sum, word) => sum + width(word), 0) + 5 * gap;
  const natural = font.widthOfTextAtSize(' ', SIZE);
  const [stretched, plain] = await framed([placed(words, 7.3, width), placed(words, natural, width)]);
  expect(stretched?.text).toBe(words.join(' '));
  expect(stretched?.end).toBeCloseTo(ends(7.3), 0);
  expect(plain?.end).toBeCloseTo(ends(natural), 0);
  expect(plain?.runs).toBe(1);
});

test('letters of a size that Word rounds do not push the end of their line', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const size = 10.7;
  const width = (word: string) => font.widthOfTextAtSize(word, size);
  const words = 'Nobody on the long pier could say whether the storm had passed them'.split(' ');
  const line = placed(words, 3, width);
  const last = line.at(-1);
  const [shown] = await framed([line], StandardFonts.Helvetica, size);
  expect(Math.abs((shown?.end ?? 0) - ((last?.x ?? 0) + width('them')))).toBeLessThan(1);
});
