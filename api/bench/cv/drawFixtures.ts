/** `npm run cv-fixtures -w api`: draws the CVs of `drawn/` as PDFs, each with the profile that shall be read from it. */
import { readdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { findChromium } from '../../../shell/e2e/findChromium.ts';
import type { DrawnCv } from './drawnCv.ts';

const FIXTURES = new URL('../../engines/cover-letter/fixtures/', import.meta.url).pathname;
const PLAIN_STYLE = `@page { margin: 16mm } * { margin: 0 } ul { padding-left: 16pt } body { -webkit-print-color-adjust: exact }`;
const A4 = { width: 595.28, height: 841.89 };
const PIXELS = { width: 794, height: 1123 };
const SCAN_SCALE = 1.6;

const chosenNames = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  for (const cv of await loadDrawnCvs()) {
    if (chosenNames.length > 0 && !chosenNames.includes(cv.name)) continue;
    const pdf = await (cv.isScan ? scanCv(browser, cv) : printCv(browser, cv));
    writeFileSync(`${FIXTURES}${cv.name}.pdf`, pdf);
    writeFileSync(`${FIXTURES}${cv.name}.json`, `${JSON.stringify(cv.profile, null, 2)}\n`);
    console.log(`${cv.name}: ${Math.round(pdf.length / 1000)} KB`);
  }
} finally {
  await browser.close();
}

async function loadDrawnCvs(): Promise<DrawnCv[]> {
  const folder = new URL('drawn/', import.meta.url);
  const modules: Record<string, DrawnCv>[] = await Promise.all(readdirSync(folder).map((file) => import(new URL(file, folder).href)));
  return modules.flatMap((each) => Object.values(each));
}

async function printCv(browser: Browser, cv: DrawnCv): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setContent(buildHtml(cv));
  const pdf = await page.pdf({ format: cv.paper ?? 'A4', preferCSSPageSize: false, printBackground: true, tagged: cv.isTagged ?? false });
  await page.close();
  return pdf;
}

/** A page that is a grey picture, a little askew. */
async function scanCv(browser: Browser, cv: DrawnCv): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: PIXELS, deviceScaleFactor: SCAN_SCALE });
  await page.setContent(
    buildHtml({
      ...cv,
      style: `${cv.style} html { filter: grayscale(1) contrast(0.8) blur(0.3px) } body { padding: 70px; transform: rotate(0.5deg) }`,
    }),
  );
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 45 });
  await page.close();
  const pdf = await PDFDocument.create();
  const sheet = pdf.addPage([A4.width, A4.height]);
  sheet.drawImage(await pdf.embedJpg(jpeg), { x: 0, y: 0, ...A4 });
  return pdf.save();
}

function buildHtml({ style, body }: DrawnCv): string {
  return `<!doctype html><meta charset="utf-8"><style>${PLAIN_STYLE} ${style}</style><body>${body}</body>`;
}
