import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { ANY_TAG, LIKELIEST_SHIFT, TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Token } from '@sheaf/language/tokens/tokenize';

/** A token with what it can be and what it most likely is here. */
export interface TaggedToken extends Token {
  tags: number;
  tag: number;
}

const NOUN = TAG.NN | TAG.NNS | TAG.NNP;
const NOUN_BEFORE = TAG.DT | TAG.POSS | TAG.JJ | TAG.CD;
const SUBJECT = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they', 'who']);
const PRONOUN = /^(?:you|we|they|he|she|your|our|their|his|her)$/;
const BE = new Set(['am', 'is', 'are', 'was', 'were', 'be', 'been', 'being', "'m", "isn't", "wasn't", "aren't", "weren't"]);
const HAVE = new Set(['have', 'has', 'had', 'having', "haven't", "hasn't", "hadn't"]);
const BASE_BEFORE = /^(?:to|will|would|can|could|shall|should|may|might|must|cannot|do|does|did|let's|please|\w+n't)$/;

export function tagTokens(tokens: readonly Token[]): TaggedToken[] {
  // Behind the number of a clause, "1.3 A fee", a capital says as little as at the very beginning.
  const opener = tokens.findIndex(({ kind }) => kind === 'word');
  const all = tokens.map((token, at) => ({ ...token, ...lookUpTags(token, at <= opener) }));
  for (const [at, token] of all.entries()) token.tag = inContext(token, all, at);
  return all;
}

function lookUpTags(token: Token, opensSentence: boolean): { tags: number; tag: number } {
  if (token.kind === 'number') return { tags: TAG.CD, tag: TAG.CD };
  if (token.kind !== 'word') return { tags: 0, tag: 0 };
  const words = loadLexicon();
  const isCapital = token.lower !== token.text;
  const small = words.indexOf(token.lower);
  const exact = words.indexOf(token.text);
  // Contracts write "You" and "We" with a capital.
  if (isCapital && !opensSentence && token.text !== 'I' && !PRONOUN.test(token.lower)) {
    const packed = exact >= 0 ? words.tagsAt(exact) : 0;
    return { tags: TAG.NNP | (packed & ANY_TAG), tag: TAG.NNP };
  }
  const index = small >= 0 ? small : exact;
  if (index < 0) {
    const compound = token.lower.includes('-');
    return compound ? { tags: TAG.JJ | TAG.NN, tag: TAG.JJ } : { tags: TAG.NN | TAG.NNP, tag: TAG.NNP };
  }
  const packed = words.tagsAt(index);
  return { tags: packed & ANY_TAG, tag: 2 ** (packed >>> LIKELIEST_SHIFT) };
}

function inContext({ tags, tag }: TaggedToken, all: readonly TaggedToken[], at: number): number {
  const before = beforeAdverbs(all, at);
  if (!before) return tag;
  const can = (wanted: number) => (tags & wanted) !== 0;
  if (before.tag & NOUN_BEFORE && before.lower !== 'that') {
    if (tag & (TAG.VB | TAG.VBZ | TAG.VBD) && can(NOUN)) return can(TAG.NN) ? TAG.NN : TAG.NNS;
    return tag;
  }
  if (BASE_BEFORE.test(before.lower) && can(TAG.VB)) return TAG.VB;
  if (SUBJECT.has(before.lower)) {
    if (tag & (TAG.NN | TAG.JJ | TAG.NNS) && can(TAG.VB | TAG.VBZ)) return can(TAG.VB) ? TAG.VB : TAG.VBZ;
    if (can(TAG.VBD) && tag === TAG.VBN) return TAG.VBD;
  }
  if ((BE.has(before.lower) || HAVE.has(before.lower)) && can(TAG.VBN) && tag & (TAG.VBD | TAG.VB)) return TAG.VBN;
  return tag;
}

function beforeAdverbs(all: readonly TaggedToken[], at: number): TaggedToken | undefined {
  let place = at - 1;
  while (place > 0 && all[place]?.tag === TAG.RB) place--;
  return all[place];
}
