import { findBaseForm, pluralize, singularize } from '@sheaf/language/inflection/inflect';
import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { findSimilarWords } from '../spelling/similarWords.ts';
import { listConfusedWords } from './confusedWords.ts';
import { type Edit, type EditKind, type EditPlace, NOUN } from './edit.ts';

/** A word counts as common from here on, on the scale of the lexicon. */
const COMMON = 70;
const LONGEST_SIMILAR = 10;
const similar = new Map<string, string[]>();

/** Returns the words that could be meant by the one at a place: its other number, its adverb, and those it is mistaken for. */
export function proposeOtherWords({ token, after, at }: EditPlace): Edit[] {
  if (!token.isOriginal) return [];
  const edits: Edit[] = [];
  const replace = (kind: EditKind, word: string | undefined) => {
    if (word !== undefined && word !== token.lower) edits.push({ kind, first: at, end: at + 1, words: [word] });
  };
  for (const other of listConfusedWords(token.lower)) replace('confused-words', other);
  if (token.text !== token.lower) return edits;
  if (token.tags & TAG.NN && hasTag(pluralize(token.lower), TAG.NNS)) replace('noun-number', pluralize(token.lower));
  if (token.tags & TAG.NNS && hasTag(singularize(token.lower), TAG.NN)) replace('noun-number', singularize(token.lower));
  if (token.tags & TAG.JJ) replace('adverb', formAdverb(token.lower));
  if (token.tags & TAG.RB) replace('adverb', formAdjective(token.lower));
  if (/[^s]s$/.test(token.lower) && token.tags & TAG.NNS && after && (after.tag & (NOUN | TAG.JJ)) !== 0)
    replace('possessive', `${singularize(token.lower)}'s`);
  if (/[a-z]'s$/.test(token.lower) && hasTag(token.lower.slice(0, -2), TAG.NN)) replace('possessive', pluralize(token.lower.slice(0, -2)));
  for (const other of listSimilarWords(token.lower)) replace('similar-word', other);
  return edits;
}

/** Returns the common words that one slip of a finger makes of another, forms of the same word aside. */
function listSimilarWords(word: string): string[] {
  if (word.length < 3 || word.length > LONGEST_SIMILAR || word.includes("'")) return [];
  let found = similar.get(word);
  if (!found) {
    const words = loadLexicon();
    const base = findBaseForm(word) ?? word;
    found = findSimilarWords(words, word, 1).filter(
      (other) =>
        other !== word &&
        other.length > 2 &&
        /^[a-z]+$/.test(other) &&
        words.countAt(words.indexOf(other)) >= COMMON &&
        (findBaseForm(other) ?? other) !== base &&
        singularize(other) !== singularize(word),
    );
    similar.set(word, found);
  }
  return found;
}

function formAdverb(adjective: string): string | undefined {
  const adverb = /[^aeiou]y$/.test(adjective)
    ? `${adjective.slice(0, -1)}ily`
    : /[^aeiou]le$/.test(adjective)
      ? `${adjective.slice(0, -1)}y`
      : /ic$/.test(adjective)
        ? `${adjective}ally`
        : `${adjective}ly`;
  return hasTag(adverb, TAG.RB) ? adverb : undefined;
}

function formAdjective(adverb: string): string | undefined {
  if (!adverb.endsWith('ly')) return undefined;
  const stem = adverb.slice(0, -2);
  const candidates = stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : stem.endsWith('ical') ? [stem, stem.slice(0, -2)] : [stem, `${stem}le`];
  return candidates.find((word) => hasTag(word, TAG.JJ));
}

function hasTag(word: string, tags: number): boolean {
  const words = loadLexicon();
  const index = words.indexOf(word);
  return index >= 0 && (words.tagsAt(index) & tags) !== 0;
}
