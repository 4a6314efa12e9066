import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { EditableToken } from './editableSentence.ts';

/** The kinds of edits that are tried; each has margins of its own. */
export const EDIT_KINDS = [
  'missing-article',
  'needless-article',
  'other-article',
  'missing-preposition',
  'needless-preposition',
  'other-preposition',
  'noun-number',
  'agreement',
  'verb-form',
  'missing-to',
  'needless-to',
  'missing-verb',
  'missing-it',
  'confused-words',
  'tense',
  'gerund-infinitive',
  'needless-word',
  'adverb',
  'possessive',
  'word-order',
  'similar-word',
] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

/** The tokens from `first` up to `end` become `words`. */
export interface Edit {
  kind: EditKind;
  first: number;
  end: number;
  words: string[];
}

/** The place that edits are proposed for, and the words around it. */
export interface EditPlace {
  sentence: readonly EditableToken[];
  at: number;
  token: EditableToken;
  before: EditableToken | undefined;
  after: EditableToken | undefined;
}

export const NOUN = TAG.NN | TAG.NNS;
export const VERB = TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBN | TAG.VBG;
