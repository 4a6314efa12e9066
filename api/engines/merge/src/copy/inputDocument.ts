import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { type PdfDictionary, PdfReference, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { DroppedThing } from '../model/mergeOptions.ts';
import type { SourcePage } from '../read/readPages.ts';
import type { ObjectCopier } from './objectCopier.ts';

/** One input as the parts of a merge share it. */
export interface InputDocument {
  readonly index: number;
  /** Its place among all inputs, of which some may give no page. */
  readonly inputIndex: number;
  readonly name: string;
  /** The name without `.pdf`, for bookmarks and renamed things. */
  readonly stem: string;
  readonly file: PdfFile;
  readonly catalog: PdfDictionary;
  readonly pages: SourcePage[];
  readonly copier: ObjectCopier;
  /** Per page of the input: the object it becomes first, 0 for a page that is left out. */
  readonly pageNumbers: Int32Array;
  /** Where each page that is taken first stands in the merged file, counted from 0. */
  readonly positions: Map<number, number>;
  /** Page index by object number of the input. */
  readonly pageIndexes: Map<number, number>;
  readonly leavesPagesOut: boolean;
  /** What was dropped, for the warnings. */
  readonly dropped: Set<DroppedThing>;
  /** Names this file gives up because an earlier file has them. */
  readonly renamed: RenamedThings;
  destinations: NamedDestinations;
}

/** The named destinations of a file whose pages are in the merged one. */
export interface NamedDestinations {
  /** What each leads to, by its key in the merged name tree. */
  entries: Map<string, PdfValue>;
  /** Keys by the string, or by the name of the old kind, that the file uses. */
  strings: Map<string, string>;
  names: Map<string, string>;
  /** Names whose page is left out. */
  removed: Set<string>;
  /** How many have another name now. */
  renamed: number;
}

export interface RenamedThings {
  /** Names of root fields to full names. */
  fields: Map<string, string>;
  attachments: Map<string, string>;
  /** Fonts of the form's default resources. */
  fonts: Map<string, string>;
}

/** Returns a file name without its folder and extension. */
export function removeExtension(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? fileName;
  return base.replace(/\.pdf$/i, '') || 'document';
}

/** Returns the index of the page that a reference of the input points to. */
export function findPageIndex(document: InputDocument, value: unknown): number | undefined {
  return value instanceof PdfReference ? document.pageIndexes.get(value.number) : undefined;
}
