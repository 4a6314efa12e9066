import { HttpResponse } from 'msw';
import { type RefusalCode, type RefusalDetails, refusals, sentenceOf } from '../contract/errors.ts';
import type { MergeReport } from '../contract/pdf.ts';
import { minimalPdf, pagesIn } from './minimalPdf.ts';
import { contentsIn } from './pdfContents.ts';

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

/** One PDF with as many pages as the given files have together and all that is on them, and the report that goes with it. */
export async function merged(files: File[], warnings: MergeReport['warnings'] = []) {
  const texts = await Promise.all(files.map((file) => file.text()));
  let pages = 0;
  const placed = texts.map((text, index) => {
    const from = pages + 1;
    const count = pagesIn(text);
    pages += count;
    return { name: files[index]?.name ?? '', pages: count, from, to: pages };
  });
  const { contents, renamedFields } = contentsOfAll(texts);
  const { links, deadLinks, fields } = contents;
  const report: MergeReport = {
    pages,
    files: placed,
    outlineItems: contents.bookmarks,
    links: { total: links + deadLinks, working: links },
    renamedDestinations: 0,
    fields: { total: fields, renamed: renamedFields },
    attachments: contents.attachments,
    warnings,
  };
  return new HttpResponse(minimalPdf(pages, contents), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="merged.pdf"',
      'X-Page-Count': String(pages),
      'X-Result': base64Url(JSON.stringify(report)),
    },
  });
}

/** What the files hold together, with a bookmark for each of them. A field is renamed when an earlier file has one of its name. */
function contentsOfAll(texts: string[]) {
  const contents = { bookmarks: texts.length, links: 0, deadLinks: 0, fields: 0, attachments: 0 };
  let names = 0;
  let renamedFields = 0;
  for (const text of texts) {
    const own = contentsIn(text);
    contents.bookmarks += own.bookmarks;
    contents.links += own.links;
    contents.deadLinks += own.deadLinks;
    contents.fields += own.fields;
    contents.attachments += own.attachments;
    renamedFields += Math.min(own.fields, names);
    names = Math.max(names, own.fields);
  }
  return { contents, renamedFields };
}

function base64Url(text: string): string {
  const characters = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
