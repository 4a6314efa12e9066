import type { Token } from '@sheaf/language/tokens/tokenize';
import { applyToSentence, type EditableToken } from '../editableSentence.ts';
import { type Edit, type EditKind, proposeEdits } from '../edits.ts';

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
  'verb-form': { cure: 'verb-form', share: 0.25 },
  'needless-to': { cure: 'missing-to', share: 0.3 },
  'missing-to': { cure: 'needless-to', share: 0.15 },
  'missing-verb': { cure: 'missing-verb', share: 0 },
  'missing-it': { cure: 'missing-it', share: 0 },
  'confused-words': { cure: 'confused-words', share: 0.25 },
};
/** So many of a hundred places that allow a mistake get one. */
const RATE = 0.12;
/** The fewest words between two mistakes. */
const APART = 3;

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
    const edit = at >= free && random() < RATE ? pickEdit(right, at, random) : undefined;
    if (!edit) {
      tokens.push(token);
      at++;
      continue;
    }
    const first = tokens.length;
    const wrong = edit.words.map((word): EditableToken => ({ ...token, text: word, lower: word.toLowerCase() }));
    const cured = right.slice(edit.first, edit.end).map(({ text }) => text);
    tokens.push(...wrong);
    if (edit.first === edit.end) tokens.push(token);
    cures.push({ kind: MISTAKES[edit.kind].cure, first, end: first + wrong.length, words: cured });
    at++;
    free = at + APART;
  }
  tokens = applyToSentence(tokens, []);
  return { tokens, cures };
}

function pickEdit(right: readonly EditableToken[], at: number, random: () => number): Edit | undefined {
  const possible = proposeEdits(right, at).filter(({ kind }) => random() < MISTAKES[kind].share);
  return possible[Math.floor(random() * possible.length)];
}
