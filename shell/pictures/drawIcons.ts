import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/findChromium.ts';
import { encodePalettePng } from './encodePalettePng.ts';
import { readPixels } from './readPixels.ts';

// `node shell/pictures/drawIcons.ts` draws the icons of an installed Sheaf from its favicon. They are kept in the repository.
const publicFolder = path.resolve(import.meta.dirname, '../public');
const PAPER = '#FBF9F4';

/** A maskable icon may be cut to a circle of four fifths of its width; Apple rounds the corners itself. */
const icons = [
  { file: 'icon-192.png', pixels: 192, share: 0.74 },
  { file: 'icon-512.png', pixels: 512, share: 0.74 },
  { file: 'maskable-512.png', pixels: 512, share: 0.56 },
  { file: 'apple-touch-icon.png', pixels: 180, share: 0.7 },
];

const logo = readFileSync(path.join(publicFolder, 'favicon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
const page = await browser.newPage({ colorScheme: 'light' });
for (const { file, pixels, share } of icons) {
  await page.setViewportSize({ width: pixels, height: pixels });
  await page.setContent(`<style>
    body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${PAPER}; }
    svg { width: ${share * 100}%; }
  </style>${logo}`);
  writeFileSync(path.join(publicFolder, 'icons', file), encodePalettePng({ width: pixels, height: pixels, pixels: await readPixels(page) }));
}
await browser.close();
