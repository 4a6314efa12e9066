import type { PictureData } from '../model/documentModel.ts';
import type { FootnoteMarks } from './notes.ts';
import type { CountedStyles, ListNumbering } from './numbering.ts';
import type { StyleSheet } from './styleSheet.ts';

/** What those who write the parts of a document share. */
export interface Writing {
  sheet: StyleSheet;
  pictures: Map<string, PictureData>;
  /** By the number of their list. */
  numberings: ListNumbering[];
  /** The styles whose paragraphs are counted by themselves. */
  counted: CountedStyles;
  /** Names of bookmarks in the written document, by those in the model. */
  anchors: Map<string, string>;
  /** Bookmarks that are set already: each may be once. */
  setAnchors: Set<string>;
  /** How many links to addresses are written already. */
  links: number;
  /** Numbers of notes in the written document, by those in the model. */
  notes: Map<number, number>;
  /** Numbers of comments in the written document, by their names in the model. */
  comments: Map<string, number>;
  /** Comments that have their place already: each has one. */
  begunComments: Set<number>;
  /** How those are marked. */
  marks: FootnoteMarks;
  /** Notes that are referred to already: a note has one mark. */
  markedNotes: Set<number>;
  /** The number of the first page, and how many there are. */
  pages: { first: number; count: number };
}
