import { PageRangeError, parsePageRange } from '@sheaf/pdf/pages/pageRange';
import type { ArrangedPage } from './arrangedPage';
import type { ChosenFile } from './chosenFile';
import { type Reason, refusedFor } from './reason';

type ReadRange = { pages: number[] } | { problem: Reason };

/** What the typed range means for this file, read by the engine that will merge it; null while its page count is not known. */
export function readRange({ file, range, facts }: Pick<ChosenFile, 'file' | 'range' | 'facts'>): ReadRange | null {
  if (facts.state !== 'read') return null;
  try {
    return { pages: parsePageRange(range, facts.pages).map((index) => index + 1) };
  } catch (error) {
    if (!(error instanceof PageRangeError)) throw error;
    return { problem: refusedFor('invalid_range', { range: error.range, file: file.name, pages: facts.pages }) };
  }
}

/** Why a range names pages the file does not have, or null. */
export function rangeProblem(chosen: ChosenFile): Reason | null {
  const read = readRange(chosen);
  return read && 'problem' in read ? read.problem : null;
}

/** How many pages this file gives to the merged one; null while that is not known. */
export function pagesTaken(chosen: ChosenFile): number | null {
  const read = readRange(chosen);
  return read && 'pages' in read ? read.pages.length : null;
}

/** The pages a file gives, one by one; a page may come twice. All of its pages while the range names pages it does not have. */
export function listPages(chosen: ChosenFile): ArrangedPage[] {
  const read = readRange(chosen);
  const wanted = read && 'problem' in read ? readRange({ ...chosen, range: '' }) : read;
  const pages = wanted && 'pages' in wanted ? wanted.pages : [];
  return pages.map((page, place) => ({ key: `${chosen.id}-${place}`, fileId: chosen.id, page, rotate: chosen.rotate }));
}
