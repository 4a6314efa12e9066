import { PageRangeError, parsePageRange } from '@sheaf/pdf/pages/pageRange';
import { MergeError } from '../model/errors.ts';
import type { ArrangedPage, MergeChoices, MergeInput } from '../model/mergeOptions.ts';
import type { SourcePage } from '../read/readPages.ts';

/** The part of an opened input that choosing pages depends on. */
interface OpenedPages {
  input: MergeInput;
  pages: SourcePage[];
}

/** What the merged file takes from one input. */
export interface ChosenPages<Opened> {
  /** Which input it is, counted from 0. */
  index: number;
  opened: Opened;
  /** Pages counted from 0; one that comes twice stands here twice. */
  indexes: number[];
}

/**
 * Chooses which pages to take from which inputs, inputs in order of their first page. Throws `MergeError` for a page that does
 * not exist and for more pages than are allowed.
 */
export function choosePages<Opened extends OpenedPages>(opened: Opened[], choices: MergeChoices): ChosenPages<Opened>[] {
  const chosen = choices.pages ? arrangePages(opened, choices.pages) : opened.map((one, index) => choosePageRange(one, index));
  refuseTooManyPages(opened, chosen, choices.maxPages);
  return chosen;
}

function arrangePages<Opened extends OpenedPages>(opened: Opened[], pages: ArrangedPage[]): ChosenPages<Opened>[] {
  const chosen = new Map<number, ChosenPages<Opened>>();
  for (const { file, page } of pages) {
    const one = opened[file];
    if (!one) throw new RangeError(`There is no input ${file}.`);
    if (page > one.pages.length) throw buildMissingPageError(one, file, String(page));
    const known = chosen.get(file) ?? { index: file, opened: one, indexes: [] };
    known.indexes.push(page - 1);
    chosen.set(file, known);
  }
  return [...chosen.values()];
}

function choosePageRange<Opened extends OpenedPages>(opened: Opened, index: number): ChosenPages<Opened> {
  try {
    return { index, opened, indexes: parsePageRange(opened.input.range ?? '', opened.pages.length) };
  } catch (error) {
    throw error instanceof PageRangeError ? buildMissingPageError(opened, index, error.range) : error;
  }
}

function buildMissingPageError({ input, pages }: OpenedPages, index: number, range: string): MergeError {
  return MergeError.forMissingPages(range, input.name, pages.length).about(index);
}

function refuseTooManyPages(opened: OpenedPages[], chosen: ChosenPages<OpenedPages>[], limit: number | undefined): void {
  const total = chosen.reduce((sum, { indexes }) => sum + indexes.length, 0);
  if (limit === undefined || total <= limit) return;
  const files = opened.map(({ input: { name }, pages }) => ({ name, pages: pages.length }));
  throw MergeError.forTooManyPages(total, limit, files);
}
