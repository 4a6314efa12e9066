import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';
import { insertKeptPages, type KeptPage } from './fixed/insertKeptPages.ts';
import type { DocumentModel, Paper } from './model/documentModel.ts';
import type { PlacedLink } from './read/links.ts';
import { setBookmarks } from './structure/bookmarks.ts';
import type { FlowedBlock } from './structure/flowedBlock.ts';
import { type NoteWriting, placeUnusedNotes } from './structure/footnotes.ts';
import { setPageBreaks } from './structure/pageBreaks.ts';
import { standLow } from './structure/spaceBefore.ts';

/** What is known of the pages while their text is put in order for Word. */
export interface FlowContext {
  open: OpenPdf;
  papers: ReadonlyMap<number, Paper>;
  /** How far down each page text and notes fill it. */
  fill: ReadonlyMap<number, number>;
  /** Where what stands on each page ends. */
  ends: ReadonlyMap<number, number>;
  bodySize: number;
  notes: NoteWriting;
  kept: KeptPage[];
  pictures: DocumentModel['pictures'];
  isDrawn: () => Promise<void>;
  links: PlacedLink[];
  heightOf: (page: number) => number;
}

/** One change to the text of a document, made in place. */
export interface FlowPass {
  name: 'set page breaks' | 'place unused notes' | 'insert kept pages' | 'stand low' | 'set bookmarks';
  run(flow: FlowedBlock[], context: FlowContext): void | Promise<void>;
}

/** The passes in their order: kept pages must be there before links are led to them. */
export const FLOW_PASSES: readonly FlowPass[] = [
  { name: 'set page breaks', run: (flow, { fill, papers }) => setPageBreaks(flow, fill, (page) => papers.get(page)) },
  { name: 'place unused notes', run: (flow, { notes }) => placeUnusedNotes(flow, notes) },
  {
    name: 'insert kept pages',
    run: (flow, { kept, open, notes, pictures, isDrawn }) => insertKeptPages(flow, kept, { open, source: notes.source, pictures, isDrawn }),
  },
  { name: 'stand low', run: (flow, { papers, ends, bodySize }) => standLow(flow, { paperOf: (page) => papers.get(page), endOf: ends, bodySize }) },
  { name: 'set bookmarks', run: (flow, { links, heightOf }) => setBookmarks(flow, links, heightOf) },
];
