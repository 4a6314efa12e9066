import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A real PDF of the given pages, one heading each, printed by the browser in a page kept for that. */
export async function printPdf(press: Page, headings: string[]): Promise<Buffer> {
  await press.setContent(
    headings
      .map((heading) => `<h1 style="break-after: page">${heading}</h1>`)
      .join('')
      .replace(/break-after: page(?!.*break-after: page)/, ''),
  );
  return press.pdf({ format: 'A4' });
}

/** The text of every page, as pdf.js reads it: a reader that has no part in writing our files. */
export async function readPages(file: string): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    pages.push(
      content.items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .trim(),
    );
  }
  await document.loadingTask.destroy();
  return pages;
}

/** Prints a page of HTML, on A4 with the browser's own margins. */
export async function printHtml(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(html);
  const pdf = await page.pdf({ format: 'A4', printBackground: true });
  await page.close();
  return pdf;
}

const A4_INCHES = { width: 8.27, height: 11.69 };
const SCANNER_DPI = 200;
const CSS_DPI = 96;

/** Some pages as a scanner gives them: a picture each, grey, a little askew, and no text. All show the same. */
export async function scanHtml(browser: Browser, html: string, pages = 1): Promise<Buffer> {
  const viewport = { width: Math.round(A4_INCHES.width * CSS_DPI), height: Math.round(A4_INCHES.height * CSS_DPI) };
  const page = await browser.newPage({ viewport, deviceScaleFactor: SCANNER_DPI / CSS_DPI });
  await page.setContent(
    `<body style="margin: 0; background: #eee"><div style="padding: 80px; rotate: 0.7deg; filter: grayscale(1)">${html}</div></body>`,
  );
  const picture = (await page.screenshot({ type: 'jpeg', quality: 70 })).toString('base64');
  await page.setContent(
    `<style>@page { margin: 0 } body { margin: 0 } img { display: block; width: 100vw; height: 100vh; break-after: page }</style>${`<img src="data:image/jpeg;base64,${picture}">`.repeat(pages)}`,
  );
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}
