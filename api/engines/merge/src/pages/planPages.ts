import type { InputDocument } from '../copy/inputDocument.ts';
import type { ArrangedPage, MergeChoices } from '../model/mergeOptions.ts';

/** How many files one page of the list of contents names. */
export const ENTRIES_PER_CONTENTS_PAGE = 28;

/** A page of the merged file, before it is written. */
export type PlannedPage =
  | { kind: 'source'; document: InputDocument; index: number; rotate: number }
  /** A blank page the size of the page before it. */
  | { kind: 'blank'; document: InputDocument }
  /** A page of the list of contents. */
  | { kind: 'contents'; part: number };

/** The pages taken from one file, in order. */
export interface Selection {
  /** Which input the file is, counted from 0. */
  input: number;
  document: InputDocument;
  indexes: number[];
  rotate: number;
}

/** Puts the chosen pages of all files in the order of the merged file, after the list of contents if there is to be one. */
export function planPages(selections: Selection[], choices: MergeChoices): PlannedPage[] {
  const files = selections.filter(({ indexes }) => indexes.length > 0).length;
  const contents = choices.contentsPage ? Math.ceil(files / ENTRIES_PER_CONTENTS_PAGE) : 0;
  const pages = choices.pages ? planArrangement(selections, choices.pages) : planFiles(selections, choices);
  return [...Array.from({ length: contents }, (_, part): PlannedPage => ({ kind: 'contents', part })), ...pages];
}

function planArrangement(selections: Selection[], pages: ArrangedPage[]): PlannedPage[] {
  const byInput = new Map(selections.map(({ input, document }) => [input, document]));
  return pages.flatMap(({ file, page, rotate }): PlannedPage[] => {
    const document = byInput.get(file);
    return document ? [{ kind: 'source', document, index: page - 1, rotate: rotate ?? 0 }] : [];
  });
}

function planFiles(selections: Selection[], choices: MergeChoices): PlannedPage[] {
  const perFile = selections.map((selection, position) => {
    const pages: PlannedPage[] = selection.indexes.map((index) => ({
      kind: 'source',
      document: selection.document,
      index,
      rotate: selection.rotate,
    }));
    if (choices.interleave === 'alternate-reverse' && position % 2 === 1) pages.reverse();
    if (choices.padEven && pages.length % 2 === 1) pages.push({ kind: 'blank', document: selection.document });
    return pages;
  });
  if (choices.interleave === undefined || choices.interleave === 'none') return perFile.flat();
  const longest = Math.max(0, ...perFile.map((pages) => pages.length));
  return Array.from({ length: longest }, (_, round) => perFile.flatMap((pages) => pages.slice(round, round + 1))).flat();
}
