import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { type Edit, type EditPlace, NOUN, VERB } from './edit.ts';
import type { EditableToken } from './editableSentence.ts';
import { proposeOtherWords } from './otherWords.ts';
import { proposeVerbForms } from './verbForms.ts';
import { proposeOrders } from './wordOrders.ts';
import { proposeInsertions, proposeOmissions } from './wordsPutIn.ts';

const DETERMINERS = TAG.DT | TAG.POSS;
const ARTICLES = new Set(['a', 'an', 'the']);
const PREPOSITIONS = [
  'in',
  'on',
  'at',
  'to',
  'for',
  'of',
  'with',
  'by',
  'from',
  'about',
  'into',
  'between',
  'among',
  'during',
  'since',
  'as',
  'over',
  'through',
  'until',
  'after',
];
const prepositions = new Set(PREPOSITIONS);
/** Those left out or put in most often. */
const INSERTED = ['in', 'on', 'at', 'to', 'for', 'of', 'with', 'about', 'from', 'by', 'as'];

/** Returns the edits worth weighing at one place of a sentence: at its word, or between it and the word before. */
export function proposeEdits(sentence: readonly EditableToken[], at: number): Edit[] {
  const token = sentence[at];
  if (token?.kind !== 'word') return [];
  const place: EditPlace = { sentence, at, token, before: sentence[at - 1], after: sentence[at + 1] };
  const proposed = [
    ...proposeArticles(place),
    ...proposePrepositions(place),
    ...proposeVerbForms(place),
    ...proposeOtherWords(place),
    ...proposeInsertions(place),
    ...proposeOmissions(place),
    ...proposeOrders(place),
  ];
  const known = new Set<string>();
  return proposed.filter(({ first, end, words }) => {
    const key = `${first} ${end} ${words.join(' ')}`;
    return !known.has(key) && known.add(key);
  });
}

function proposeArticles({ token, before, after, at }: EditPlace): Edit[] {
  const edits: Edit[] = [];
  if (ARTICLES.has(token.lower) && token.isOriginal && after?.kind === 'word') {
    const other = token.lower === 'the' ? chooseArticle(after.text) : 'the';
    edits.push({ kind: 'other-article', first: at, end: at + 1, words: [other] });
    edits.push({ kind: 'needless-article', first: at, end: at + 1, words: [] });
  }
  const canOpenPhrase =
    ((token.tag & (NOUN | TAG.JJ | TAG.JJS | TAG.VBG | TAG.VBN)) !== 0 || /^(?:only|same|first|last|next|most)$/.test(token.lower)) &&
    (token.text === token.lower || at === 0);
  const follows = before === undefined || before.kind === 'mark' || (before.tag & (DETERMINERS | TAG.JJ | TAG.NN | TAG.NNS | TAG.NNP | TAG.CD)) === 0;
  if (canOpenPhrase && follows && !ARTICLES.has(before?.lower ?? '')) {
    for (const article of [chooseArticle(token.text), 'the']) edits.push({ kind: 'missing-article', first: at, end: at, words: [article] });
  }
  return edits;
}

function proposePrepositions({ token, before, at }: EditPlace): Edit[] {
  if (prepositions.has(token.lower) && token.isOriginal && at > 0) {
    return [
      ...PREPOSITIONS.filter((other) => other !== token.lower).map(
        (other): Edit => ({ kind: 'other-preposition', first: at, end: at + 1, words: [other] }),
      ),
      { kind: 'needless-preposition', first: at, end: at + 1, words: [] },
    ];
  }
  const opens = (token.tags & (DETERMINERS | TAG.PRP)) !== 0 || ARTICLES.has(token.lower) || (token.tag & (NOUN | TAG.VBG | TAG.NNP | TAG.CD)) !== 0;
  if (!opens || !before || (before.tag & (VERB | TAG.JJ | NOUN | TAG.PRP | TAG.RB)) === 0) return [];
  return INSERTED.map((word) => ({ kind: 'missing-preposition', first: at, end: at, words: [word] }));
}
