import type { Spread } from './figures.ts';
import type { MergeFigures, ProgramFigures, SetFigures } from './mergeFigures.ts';

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;
const columns = ['program', 'CPU ms', 'CPU x qpdf', 'wall x qpdf', 'peak MB', 'size x qpdf'];

/** Shows what was measured: as a table for people, as JSON for programs. */
export function printFigures(figures: MergeFigures, isJson: boolean): void {
  console.log(isJson ? JSON.stringify(figures, null, 2) : formatFigures(figures));
}

function formatFigures({ node, rounds, sets, page }: MergeFigures): string {
  const rows = sets.flatMap((set) => [[formatHeading(set)], ...set.programs.map(formatRow)]);
  const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => (row.length > 1 ? (row[index]?.length ?? 0) : 0))));
  const joinCells = (cells: string[]) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  ');
  return [
    `Node ${node}, ${rounds} rounds after one to warm up; median [smallest-largest].`,
    joinCells(columns),
    ...rows.map((row) => (row.length === 1 ? `\n${row[0]}` : joinCells(row))),
    '',
    formatPage(page),
  ].join('\n');
}

function formatPage(page: MergeFigures['page']): string {
  if (!page) return 'Merge page: not measured; it needs a built site (npm run build) and Chromium (CHROMIUM_PATH).';
  const engine = page.engineGzipBytes === null ? 'not in this build' : `${formatKilobytes(page.engineGzipBytes)} gzip`;
  return [
    `Merge page: ${formatKilobytes(page.loadBytes)} of JavaScript at load, ${formatKilobytes(page.withFilesBytes)} more with files in the list (brotli).`,
    `The engine as it runs on a device: ${engine}.`,
  ].join('\n');
}

function formatHeading({ set }: SetFigures): string {
  return `${set.name}: ${set.what} (${(set.bytes / MEGABYTE).toFixed(1)} MB)`;
}

function formatRow({ program, figures }: ProgramFigures): string[] {
  if (!figures) return [program, 'fails', '', '', '', ''];
  const { cpuMs, cpuBesideQpdf, wallBesideQpdf, peakBytes, sizeBesideQpdf } = figures;
  const peak = peakBytes === null ? '-' : (peakBytes / MEGABYTE).toFixed(0);
  return [program, cpuMs.median.toFixed(0), spread(cpuBesideQpdf), spread(wallBesideQpdf), peak, sizeBesideQpdf.toFixed(2)];
}

function spread({ median, from, to }: Spread): string {
  return `${median.toFixed(2)} [${from.toFixed(2)}-${to.toFixed(2)}]`;
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / KILOBYTE).toFixed(0)} KB`;
}
