import { recognisePage } from './recognisePage.ts';
import { openTesseract } from './tesseract.ts';
import { drawTextPage } from './testing/drawn.ts';

test('a page in signs that cannot be read is not read again as a whole to see whether it is upside down', async () => {
  const opening = await openTesseract(['eng']);
  if (opening.state === 'missing') throw new Error('English is not there.');
  const { tesseract } = opening;
  const letter = await drawTextPage(['Dear Ms Okonkwo, we enclose the', 'agreement of 14 March 2024.', 'Sign both copies and keep one.']);
  const mirrored = new Uint8Array(letter.grey.length);
  for (let y = 0; y < letter.height; y++) mirrored.set(letter.grey.subarray(y * letter.width, (y + 1) * letter.width).reverse(), y * letter.width);
  let pixels = 0;
  const counting: typeof tesseract = {
    ...tesseract,
    read: (image, ...how) => {
      pixels += image.grey.length;
      return tesseract.read(image, ...how);
    },
  };
  const { confidence } = recognisePage(counting, { ...letter, grey: mirrored });
  tesseract.close();
  expect(confidence).toBeLessThan(65);
  expect(pixels).toBeGreaterThan(letter.grey.length);
  expect(pixels).toBeLessThan(1.2 * letter.grey.length);
});
