import type { MergeOptions, MergeReport } from '../contract/merge.ts';
import type { MergePlan } from './mergePlan.ts';
import { type PdfContents, readContents } from './pdfContents.ts';

interface Uploaded {
  name: string;
  text: string;
}

/** Counts what the merged file contains besides pages, and builds the report of the merge. */
export function buildMergeReport(
  files: Uploaded[],
  plan: MergePlan,
  options: MergeOptions,
): { contents: Required<PdfContents>; report: MergeReport } {
  const placed = plan.files.map((file) => locatePages(file, files[file]?.name ?? '', plan));
  const texts = plan.files.filter((_, index) => (placed[index]?.pages ?? 0) > 0).map((file) => ({ file, text: files[file]?.text ?? '' }));
  const contents = { bookmarks: 0, links: 0, deadLinks: 0, fields: 0, attachments: 0 };
  let names = 0;
  let renamed = 0;
  for (const { file, text } of texts) {
    const own = readContents(text);
    if (options.outline !== 'none' && options.outline !== 'keep') contents.bookmarks += 1;
    if (options.attachments !== false) contents.attachments += own.attachments;
    // All else in these files is on their first page or leads there.
    if (!plan.pages.some((page) => page?.file === file && page.page === 1)) continue;
    if (options.outline !== 'none' && options.outline !== 'per-file') contents.bookmarks += own.bookmarks;
    contents.links += own.links;
    contents.deadLinks += own.deadLinks;
    if (options.forms === 'flatten') continue;
    // Files call their fields by the same names.
    const clashing = Math.min(own.fields, names);
    if (options.forms !== 'share') renamed += clashing;
    contents.fields += options.forms === 'share' ? own.fields - clashing : own.fields;
    names = Math.max(names, own.fields);
  }
  const { links, deadLinks, fields } = contents;
  const report: MergeReport = {
    pages: plan.pages.length,
    files: placed,
    outlineItems: contents.bookmarks,
    links: { total: links + deadLinks, working: links },
    renamedDestinations: 0,
    fields: { total: fields, renamed },
    attachments: contents.attachments,
    warnings: [],
  };
  return { contents, report };
}

function locatePages(file: number, name: string, { pages }: MergePlan): MergeReport['files'][number] {
  const positions = pages.flatMap((page, index) => (page?.file === file ? [index + 1] : []));
  return { name, pages: positions.length, from: positions[0] ?? 0, to: positions.at(-1) ?? 0 };
}
