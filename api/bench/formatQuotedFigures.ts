import type { ProgramFigures } from './merge/mergeFigures.ts';
import type { SavedFigures } from './savedFigures.ts';

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;
/** What mutool leaves out of a set, so that its figures are of less work. */
const OMITTED_BY_MUTOOL: Record<string, string> = { links: ' (without the links)', tagged: ' (without the tags)' };

/** Returns the blocks of the documents that quote measured figures, by the names in their markers. */
export function formatQuotedFigures(saved: SavedFigures): Record<string, string> {
  return { merge: mergeTable(saved), page: describePage(saved) };
}

/** Returns a document with its blocks made anew. A block is between `<!-- figures:name -->` and `<!-- /figures -->`. */
export function withQuotedFigures(document: string, saved: SavedFigures): string {
  const blocks = formatQuotedFigures(saved);
  return document.replace(/(<!-- figures:(\w+) -->\n)[\s\S]*?(<!-- \/figures -->)/g, (_, start: string, name: string, end: string) => {
    const block = blocks[name];
    if (block === undefined) throw new Error(`No figures are called "${name}".`);
    return `${start}${block}\n${end}`;
  });
}

function mergeTable({ merge }: SavedFigures): string {
  const sets = Object.values(merge);
  const rows = sets.map(({ set, programs }) => {
    const findFigures = (name: string) => programs.find(({ program }) => program === name)?.figures ?? null;
    const [qpdf, mutool, cold, warm] = [findFigures('qpdf'), findFigures('mutool'), findFigures('Sheaf, cold'), findFigures('Sheaf, warm')];
    const formatCpu = (figures: ProgramFigures['figures']) => figures?.cpuBesideQpdf.median.toFixed(2) ?? 'fails';
    const formatSize = (figures: ProgramFigures['figures']) => figures?.sizeBesideQpdf.toFixed(2) ?? 'fails';
    const peaks = [qpdf, mutool, cold].map((figures) => (figures?.peakBytes ? (figures.peakBytes / MEGABYTE).toFixed(0) : '-'));
    const less = OMITTED_BY_MUTOOL[set.name] ?? '';
    return `| ${set.what} | ${formatCpu(mutool)}${less} | ${formatCpu(cold)} | **${formatCpu(warm)}** | ${peaks.join(', ')} | ${formatSize(mutool)}${less}, ${formatSize(cold)} |`;
  });
  const measured = [...new Set(sets.map(({ rounds, measured: { date, machine } }) => `${date}, ${rounds} rounds, ${machine}`))];
  return [
    '| set | CPU: mutool | CPU: Sheaf cold | CPU: Sheaf warm | peak MB: qpdf, mutool, Sheaf cold | size of the result: mutool, Sheaf |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `Measured ${measured.join('; ')}.`,
  ].join('\n');
}

function describePage({ page }: SavedFigures): string {
  if (!page) return 'The merge page was not measured yet.';
  const formatKilobytes = (bytes: number) => `${Math.round(bytes / KILOBYTE)} KB`;
  const engine = page.engineGzipBytes === null ? '' : ` The engine for the device is ${formatKilobytes(page.engineGzipBytes)} of that (gzip).`;
  return (
    `The merge page fetches ${formatKilobytes(page.loadBytes)} of JavaScript (brotli) while nobody does anything, and ${formatKilobytes(page.withFilesBytes)} more ` +
    `once files are there, most of it pdf.js.${engine} Measured ${page.measured.date}.`
  );
}
