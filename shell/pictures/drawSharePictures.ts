import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { everyLocale } from '../../api/contract/messages/locale/locales.ts';
import { readBuildSettings } from '../build/readBuildSettings.ts';
import { findPicture, PICTURE_SIZE } from '../build/sharePictures.ts';
import { findChromium } from '../e2e/findChromium.ts';
import { buildShareCard } from './buildShareCard.ts';
import { encodePalettePng } from './encodePalettePng.ts';
import { readPixels } from './readPixels.ts';
import { loadShareCards } from './shareCards.ts';

// `node shell/pictures/drawSharePictures.ts` draws the pictures shown where a page is shared. They are kept in the repository.
const publicFolder = path.resolve(import.meta.dirname, '../public');

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-lcd-text'],
});
const page = await browser.newPage({ colorScheme: 'light', viewport: PICTURE_SIZE });
for (const locale of everyLocale) {
  for (const [address, card] of Object.entries(await loadShareCards(locale, readBuildSettings().server))) {
    const file = path.join(publicFolder, findPicture(address, locale));
    mkdirSync(path.dirname(file), { recursive: true });
    await page.setContent(buildShareCard(card));
    await page.evaluate(() => document.fonts.ready);
    const picture = encodePalettePng({ ...PICTURE_SIZE, pixels: await readPixels(page) });
    writeFileSync(file, picture);
    console.log(`${findPicture(address, locale)}: ${picture.length} bytes`);
  }
}
await browser.close();
