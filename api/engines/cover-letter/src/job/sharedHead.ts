import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { joinTokens } from '@sheaf/language/tokens/joinTokens';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { canBeNoun, hasTag } from '../wording/careerVerbs.ts';
import type { FoundTerm } from './alternativeTerms.ts';
import type { JobTerm } from './jobTerm.ts';

/** Finds two adjectives with one noun, of which either will do: "acute or general medicine". */
export function findSharedHead(tokens: StemmedToken[], from: number): FoundTerm | undefined {
  const [first, or, second, noun] = tokens.slice(Math.max(from, 0), Math.max(from, 0) + 4);
  const areAdjectives = [first, second].every((each) => each?.kind === 'word' && hasTag(each.lower, TAG.JJ));
  if (from < 0 || or?.lower !== 'or' || !areAdjectives || !first || !second || noun?.kind !== 'word' || !canBeNoun(noun.lower)) return undefined;
  const anyOf = [first, second].map(
    (adjective): JobTerm => ({
      term: `${adjective.text} ${noun.text}`,
      kind: 'skill',
      subjectStems: [adjective.stem, noun.stem],
      isRequired: false,
      places: [],
    }),
  );
  return { term: joinTokens(tokens.slice(from, from + 4)), kind: 'skill', anyOf, from, to: from + 4 };
}
