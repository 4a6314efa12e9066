import type { ExtractedText } from '@sheaf/api/contract/grammar';
import type { GrammarChoices } from '@sheaf/api/contract/grammarChoices';
import type { MessageDescriptor } from '@sheaf/tool-kit/messageDescriptor';
import type { GrammarMessages } from '../messages';
import type { EntryLabel, Undoable } from './history';
import type { Reason } from './reason';
import type { Review } from './review';

/** The PDF whose text is in the field. */
export interface ReadDocument {
  file: File;
  password: string;
  extracted: ExtractedText;
}

/**
 * Whether a PDF is being read. What was read before stays until another text takes its place. `isUnsent` is set for what this device found wrong
 * with a file before it was sent.
 */
export type Reading =
  | { step: 'idle' }
  | { step: 'reading'; file: File; password: string }
  | { step: 'refused'; file: File; reason: Reason; isUnsent: boolean; canRetry: boolean };

export type Checking = { step: 'idle' } | { step: 'checking' } | { step: 'failed'; reason: Reason };

/** What screen readers announce; undone and redone steps are worded by what was done. */
export type Announcement = MessageDescriptor<GrammarMessages['announcements']> | { says: 'did' | 'undid' | 'redid'; step: EntryLabel };

export interface GrammarState extends Undoable {
  document: ReadDocument | null;
  reading: Reading;
  /** As it is in the field. */
  text: string;
  /** What the visitor had written before a PDF's text took its place. */
  replacedText: string | null;
  settings: GrammarChoices;
  checking: Checking;
  review: Review | null;
  /** The selected finding. */
  current: string | null;
  announcement: Announcement | null;
}

/** What is found again of an earlier visit. */
export type RestoredGrammar = Pick<GrammarState, 'document' | 'text' | 'replacedText' | 'settings' | 'review' | 'decisions' | 'current'>;

/** Returns whether there is nothing on the screen that could be lost. */
export function isBlank({ text, replacedText, document }: Pick<GrammarState, 'text' | 'replacedText' | 'document'>): boolean {
  return text.trim() === '' && replacedText === null && document === null;
}

/** Returns the state of the screen before the visitor has done anything. */
export function createEmptyGrammar(settings: GrammarChoices, ignoredWords: string[]): GrammarState {
  return {
    document: null,
    reading: { step: 'idle' },
    text: '',
    replacedText: null,
    settings,
    checking: { step: 'idle' },
    review: null,
    decisions: {},
    ignoredWords,
    past: [],
    future: [],
    current: null,
    announcement: null,
  };
}
