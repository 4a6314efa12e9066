import { compareMeanings, findMeaning, joinMeanings, type Meaning } from '@sheaf/language/meaning/wordMeanings';
import { normalizeTerm } from '@sheaf/language/terms/searchTerms';
import type { Edit, EditKind } from './edit.ts';
import type { EditableToken } from './editableSentence.ts';

/** What a sentence is about says little on other kinds. */
const KINDS: ReadonlySet<EditKind> = new Set(['confused-words', 'similar-word']);
const SHORTEST = 4;
const STEPS = 12;
const UNKNOWN = 99;

/** Returns what a sentence is about without the word at a place. */
export type MeaningReader = (place: number) => Meaning | undefined;

export function createMeaningReader(sentence: readonly EditableToken[]): MeaningReader {
  let meanings: (Meaning | undefined)[] | undefined;
  const rests = new Map<number, Meaning | undefined>();
  return (place) => {
    meanings ??= sentence.map(({ kind, lower }) =>
      kind === 'word' && lower.length >= SHORTEST ? findMeaning(normalizeTerm(lower, 'en')) : undefined,
    );
    if (!rests.has(place))
      rests.set(place, joinMeanings(meanings.filter((meaning, at): meaning is Meaning => meaning !== undefined && at !== place)));
    return rests.get(place);
  };
}

/** Returns how much nearer to the rest of a sentence a word is that takes the place of another, in steps. */
export function measureMeaningGain(sentence: readonly EditableToken[], readRest: MeaningReader, { kind, first, end, words }: Edit): number {
  const [word] = words;
  if (!KINDS.has(kind) || end !== first + 1 || word === undefined || words.length > 1) return 0;
  const old = findMeaning(normalizeTerm(sentence[first]?.lower ?? '', 'en'));
  const fresh = findMeaning(normalizeTerm(word, 'en'));
  const rest = old && fresh ? readRest(first) : undefined;
  return old && fresh && rest ? Math.round(STEPS * (compareMeanings(fresh, rest) - compareMeanings(old, rest))) : UNKNOWN;
}
