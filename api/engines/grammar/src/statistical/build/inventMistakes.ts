import type { Token } from '@sheaf/language/tokens/tokenize';
import type { Edit, EditKind } from '../edit.ts';
import { applyToSentence, type EditableToken } from '../editableSentence.ts';
import { proposeEdits } from '../edits.ts';

/** A sentence with mistakes put in, and the edits that take them out. */
export interface MistakenSentence {
  tokens: EditableToken[];
  cures: Edit[];
}

/** What each kind of edit undoes is made by another; how often learners make each, roughly. */
const MISTAKES: Record<EditKind, { cure: EditKind; share: number }> = {
  'needless-article': { cure: 'missing-article', share: 1 },
  'missing-article': { cure: 'needless-article', share: 0.25 },
  'other-article': { cure: 'other-article', share: 0.25 },
  'needless-preposition': { cure: 'missing-preposition', share: 0.35 },
  'missing-preposition': { cure: 'needless-preposition', share: 0.04 },
  'other-preposition': { cure: 'other-preposition', share: 0.06 },
  'noun-number': { cure: 'noun-number', share: 0.5 },
  agreement: { cure: 'agreement', share: 0.5 },
  'verb-form': { cure: 'verb-form', share: 0.2 },
  'needless-to': { cure: 'missing-to', share: 0.3 },
  'missing-to': { cure: 'needless-to', share: 0.15 },
  'missing-verb': { cure: 'needless-word', share: 0.02 },
  'missing-it': { cure: 'needless-word', share: 0.05 },
  'confused-words': { cure: 'confused-words', share: 0.3 },
  tense: { cure: 'tense', share: 0.2 },
  'gerund-infinitive': { cure: 'gerund-infinitive', share: 0.4 },
  'needless-word': { cure: 'missing-verb', share: 0.1 },
  adverb: { cure: 'adverb', share: 0.3 },
  possessive: { cure: 'possessive', share: 0.4 },
  'word-order': { cure: 'word-order', share: 0.1 },
  'similar-word': { cure: 'similar-word', share: 0.06 },
};
/** So many of a hundred places that allow a mistake get one. */
const RATE = 0.12;
/** The fewest words between two mistakes. */
const APART = 3;
const DROPPED: [RegExp, EditKind, number][] = [
  [/^(?:am|is|are|was|were|be|been|have|has|had|do|does|did|will|would|can)$/, 'missing-verb', 0.35],
  [/^(?:it|there|they|we|he|she|them|who|which|that|than)$/, 'missing-it', 0.2],
];

/** Puts mistakes into a right sentence. `random` gives numbers from 0 to 1. */
export function inventMistakes(sentence: readonly Token[], random: () => number): MistakenSentence {
  const right = applyToSentence(sentence, []);
  let tokens: EditableToken[] = [];
  const cures: Edit[] = [];
  let free = 0;
  let at = 0;
  while (at < right.length) {
    const token = right[at];
    if (!token) break;
    const mistake = at >= free && random() < RATE ? pickMistake(right, at, random) : undefined;
    if (!mistake) {
      tokens.push(token);
      at++;
      continue;
    }
    const { edit, cure } = mistake;
    const first = tokens.length;
    const wrong = edit.words.map((word): EditableToken => ({ ...token, text: word, lower: word.toLowerCase() }));
    const cured = right.slice(edit.first, edit.end).map(({ text }) => text);
    tokens.push(...wrong);
    if (edit.first === edit.end) tokens.push(token);
    cures.push({ kind: cure, first, end: first + wrong.length, words: cured });
    at = Math.max(at + 1, edit.end);
    free = at + APART;
  }
  tokens = applyToSentence(tokens, []);
  return { tokens, cures };
}

function pickMistake(right: readonly EditableToken[], at: number, random: () => number): { edit: Edit; cure: EditKind } | undefined {
  const lower = right[at]?.lower ?? '';
  for (const [words, cure, share] of DROPPED)
    if (at > 0 && words.test(lower) && random() < share) return { edit: { kind: 'needless-word', first: at, end: at + 1, words: [] }, cure };
  const possible = proposeEdits(right, at).filter(({ kind, first }) => first === at && random() < MISTAKES[kind].share);
  const edit = possible[Math.floor(random() * possible.length)];
  return edit && { edit, cure: MISTAKES[edit.kind].cure };
}
