import type { InputDocument } from '../copy/inputDocument.ts';
import type { ArrangedPage, MergeChoices } from '../model/mergeOptions.ts';
import { orderPages } from '../model/pageOrder.ts';

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
  const perFile = selections.map(({ document, indexes, rotate }) =>
    indexes.map((index): PlannedPage => ({ kind: 'source', document, index, rotate })),
  );
  return orderPages(perFile, choices, (position) => ({ kind: 'blank', document: findDocument(selections, position) }));
}

function findDocument(selections: Selection[], position: number): InputDocument {
  const selection = selections[position];
  if (!selection) throw new RangeError(`There is no input at position ${position}.`);
  return selection.document;
}
