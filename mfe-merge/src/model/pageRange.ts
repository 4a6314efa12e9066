import { PageRangeError, parsePageRange } from '@sheaf/pdf/pages/pageRange';
import type { ArrangedPage } from './arrangedPage';
import type { ChosenFile } from './chosenFile';
import { buildRefusalReason, type Reason } from './reason';

type ReadRange = { pages: number[] } | { problem: Reason };

/** Parses the typed range with the engine's own parser; null while the page count is unknown. */
export function readRange({ file, range, facts }: Pick<ChosenFile, 'file' | 'range' | 'facts'>): ReadRange | null {
  if (facts.state !== 'read') return null;
  try {
    return { pages: parsePageRange(range, facts.pages).map((index) => index + 1) };
  } catch (error) {
    if (!(error instanceof PageRangeError)) throw error;
    return { problem: buildRefusalReason('invalid_range', { range: error.range, file: file.name, pages: facts.pages }) };
  }
}

/** Returns why a range names pages the file does not have, or null. */
export function findRangeProblem(chosen: ChosenFile): Reason | null {
  const read = readRange(chosen);
  return read && 'problem' in read ? read.problem : null;
}

/** Counts the pages taken from this file; null while unknown. */
export function countChosenPages(chosen: ChosenFile): number | null {
  const read = readRange(chosen);
  return read && 'pages' in read ? read.pages.length : null;
}

/** Lists the pages taken from a file; one may come twice. Lists all pages while the range is invalid. */
export function listPages(chosen: ChosenFile): ArrangedPage[] {
  const read = readRange(chosen);
  const wanted = read && 'problem' in read ? readRange({ ...chosen, range: '' }) : read;
  const pages = wanted && 'pages' in wanted ? wanted.pages : [];
  return pages.map((page, index) => ({ key: `${chosen.id}-${index}`, fileId: chosen.id, page, rotate: chosen.rotate }));
}
