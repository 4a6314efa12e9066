import { expect, test } from '@jest/globals';
import { buildBrotliPdf, writeTextLines } from '../testing/oddPdfs.ts';
import { openSecondReader } from './openSecondReader.ts';

const never = new AbortController().signal;

test('a file that is no PDF gives no reader', async () => {
  expect(await openSecondReader(new TextEncoder().encode('No PDF at all.'), undefined, never)).toBeUndefined();
});

test('a page that is missing or unreadable gives nothing, and the others are read', async () => {
  const reader = await openSecondReader(buildBrotliPdf({ pages: [writeTextLines('One page.')] }), undefined, never);
  expect(await reader?.read(2)).toBeUndefined();
  expect((await reader?.read(1))?.runs.map(({ str }) => str)).toEqual(['One page.']);
  await reader?.close();
});

test('nobody waits for a reading that was aborted', async () => {
  const cancel = new AbortController();
  const reader = await openSecondReader(buildBrotliPdf({ pages: [writeTextLines('One page.')] }), undefined, cancel.signal);
  const reading = reader?.read(1);
  cancel.abort();
  expect(await reading).toBeUndefined();
  expect(await reader?.read(1)).toBeUndefined();
  await reader?.close();
});

test('of a page with more characters than anybody reads only the first ones are read', async () => {
  const line = `(${'many words '.repeat(100)}) Tj T*`;
  const content = `BT /F1 1 Tf 20 500 Td 1 TL ${`${line} `.repeat(400)} ET`;
  const reader = await openSecondReader(buildBrotliPdf({ pages: [content], page: '/MediaBox[0 0 9000 600]' }), undefined, never);
  const { runs = [] } = (await reader?.read(1)) ?? {};
  const characters = runs.reduce((sum, { str }) => sum + str.length, 0);
  expect(characters).toBeGreaterThan(0);
  expect(characters).toBeLessThanOrEqual(200_000);
  await reader?.close();
});
