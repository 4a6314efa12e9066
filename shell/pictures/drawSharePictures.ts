import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { everyLocale } from '../../api/contract/messages/locales.ts';
import { destinationOfThisBuild } from '../build/destination.ts';
import { PICTURE_SIZE, pictureOf } from '../build/sharePictures.ts';
import { findChromium } from '../e2e/findChromium.ts';
import { palettePng } from './palettePng.ts';
import { shareCard } from './shareCard.ts';
import { shareCardsIn } from './shareCards.ts';

// `node shell/pictures/drawSharePictures.ts` draws what stands for a page where it is shared. The pictures are kept in the repository.
const publicFolder = path.resolve(import.meta.dirname, '../public');

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-lcd-text'],
});
const page = await browser.newPage({ colorScheme: 'light', viewport: PICTURE_SIZE });
for (const locale of everyLocale) {
  for (const [address, card] of Object.entries(await shareCardsIn(locale, destinationOfThisBuild().server))) {
    const file = path.join(publicFolder, pictureOf(address, locale));
    mkdirSync(path.dirname(file), { recursive: true });
    await page.setContent(shareCard(card));
    await page.evaluate(() => document.fonts.ready);
    const picture = palettePng({ ...PICTURE_SIZE, pixels: await pixelsOf(page) });
    writeFileSync(file, picture);
    console.log(`${pictureOf(address, locale)}: ${picture.length} bytes`);
  }
}
await browser.close();

/** What the page shows, four bytes a pixel: the browser reads its own picture back. */
async function pixelsOf(page: Page): Promise<Uint8Array> {
  const shown = (await page.screenshot()).toString('base64');
  const pixels = await page.evaluate(async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!canvas) throw new Error('This browser draws on no canvas.');
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
    let text = '';
    for (let start = 0; start < data.length; start += 8192) text += String.fromCharCode(...data.subarray(start, start + 8192));
    return btoa(text);
  }, shown);
  return Buffer.from(pixels, 'base64');
}
