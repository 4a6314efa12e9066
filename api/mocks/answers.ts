import { HttpResponse } from 'msw';
import { type RefusalCode, type RefusalDetails, refusals, sentenceOf } from '../contract/errors.ts';
import type { MergeReport } from '../contract/pdf.ts';
import { minimalPdf, pagesIn } from './minimalPdf.ts';

const RETRY_AFTER_SECONDS = 5;

/** A refusal exactly as the server words and dresses it. */
export function refusal<Code extends RefusalCode>(code: Code, details: RefusalDetails<Code>) {
  const { status } = refusals[code];
  const headers = new Headers({ 'X-Error-Code': code, 'X-Request-Id': crypto.randomUUID() });
  if (status === 429 || status === 503) headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
  return HttpResponse.text(sentenceOf(code, details), { status, headers });
}

/** The uploaded files of a merge, in the order they were sent. */
export async function uploadedFiles(request: Request): Promise<File[]> {
  const form = await request.formData();
  return form.getAll('files').filter((entry): entry is File => typeof entry !== 'string');
}

/** One PDF with as many pages as the given files have together, and the report that goes with it. */
export async function merged(files: File[], warnings: MergeReport['warnings'] = []) {
  const counted = await Promise.all(files.map(async (file) => ({ name: file.name, pages: pagesIn(await file.text()) })));
  let pages = 0;
  const placed = counted.map((file) => {
    const from = pages + 1;
    pages += file.pages;
    return { ...file, from, to: pages };
  });
  const report: MergeReport = { pages, files: placed, warnings };
  return new HttpResponse(minimalPdf(pages), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="merged.pdf"',
      'X-Page-Count': String(pages),
      'X-Result': base64Url(JSON.stringify(report)),
    },
  });
}

function base64Url(text: string): string {
  const characters = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
