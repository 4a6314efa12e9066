import { turnByQuarters } from './greyImage.ts';
import type { PagePicture, RecognisedPage } from './pagePicture.ts';
import { openRecogniser, type Recogniser } from './recogniser.ts';
import { straighten } from './straighten.ts';
import { drawTextPage, fill } from './testing/drawn.ts';

const nobodyStops = new AbortController().signal;
const listLines = (page: RecognisedPage) => page.paragraphs.flatMap(({ lines }) => lines.map((words) => words.map(({ text }) => text).join(' ')));

let recogniser: Recogniser;
let letter: PagePicture;
beforeAll(async () => {
  const opening = await openRecogniser(['eng']);
  if (opening.state === 'missing') throw new Error('English is not there.');
  recogniser = opening.recogniser;
  letter = await drawTextPage(['Dear Ms Okonkwo, we enclose the', 'agreement of 14 March 2024.', '• Sign both copies and keep one.']);
});
afterAll(() => recogniser.close());

test('reads a scan askew and in the shade, and says where its words are on the scan', async () => {
  const { image } = straighten(letter, -2);
  image.grey = image.grey.map((shade, index) => Math.round((40 + shade * 0.6) * (1 - (index % image.width) / 2400)));
  const page = await recogniser.recognise({ ...image, dpi: letter.dpi }, nobodyStops);
  expect(listLines(page)).toEqual(['Dear Ms Okonkwo, we enclose the', 'agreement of 14 March 2024.', '• Sign both copies and keep one.']);
  expect(page.turned).toBe(0);
  expect(page.confidence).toBeGreaterThan(85);
  const straight = await recogniser.recognise(letter, nobodyStops);
  const [first, askew] = [straight, page].map(({ paragraphs }) => paragraphs[0]?.lines[0]?.[0]);
  expect(first).toMatchObject({ text: 'Dear', left: expect.closeTo(83, -1), right: expect.closeTo(152, -1) });
  // Turned by two degrees around its middle, the left of this page lies some 12 pixels higher.
  expect((first?.top ?? 0) - (askew?.top ?? 0)).toBeGreaterThan(6);
});

test('reads a page that was scanned upside down', async () => {
  const page = await recogniser.recognise({ ...turnByQuarters(letter, 2), dpi: letter.dpi }, nobodyStops);
  expect(listLines(page)[1]).toBe('agreement of 14 March 2024.');
  expect(page.turned).toBe(180);
  expect(page.paragraphs[0]?.lines[0]?.[0]).toMatchObject({ text: 'Dear', right: expect.closeTo(letter.width - 83, -1) });
});

test('finds no words on an empty page, and none in a black one', async () => {
  const empty = { ...letter, grey: new Uint8Array(letter.grey.length).fill(255) };
  expect(await recogniser.recognise(empty, nobodyStops)).toMatchObject({ paragraphs: [], confidence: 0, turned: 0 });
  const black = { ...empty, grey: empty.grey.slice() };
  fill(black, { left: 0, top: 0, right: black.width, bottom: black.height });
  expect((await recogniser.recognise(black, nobodyStops)).paragraphs).toEqual([]);
});

test('names the languages that it has no data for, whatever they are called', async () => {
  expect(await openRecogniser(['eng', 'nld', '../eng'])).toEqual({ state: 'missing', languages: ['nld', '../eng'] });
});

test('reads no further after it was aborted', async () => {
  await expect(recogniser.recognise(letter, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});
