import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A real PDF of the given pages, one heading each, printed by the browser. */
export async function printPdf(browser: Browser, headings: string[]): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(
    headings
      .map((heading) => `<h1 style="break-after: page">${heading}</h1>`)
      .join('')
      .replace(/break-after: page(?!.*break-after: page)/, ''),
  );
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
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
