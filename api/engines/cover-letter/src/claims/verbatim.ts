import { isNegated } from '@sheaf/claims/negation';
import { type Quantity, saysNoMoreThan } from '@sheaf/claims/quantities';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { emptyWords, saysMuch } from '../wording/alike.ts';
import type { EvidenceFound, Sentence } from './claim.ts';
import type { Passage } from './sources.ts';

/** So many telling words around a figure, all as in the CV, say what it is of. */
const FEWEST_WORDS = 3;

/** Finds a figure that stands in the CV amid the same words, in a line of a position that the sentence names. */
export function findVerbatimFigure(sentence: Sentence, quantity: Quantity): EvidenceFound | undefined {
  const isTied = ({ experience }: Passage) => sentence.employments === null || (experience !== undefined && sentence.employments.has(experience));
  for (const passage of sentence.sources.own.filter(isTied)) {
    for (const stated of passage.quantities) {
      const isSame = stated.kind === quantity.kind && saysNoMoreThan(quantity, stated);
      if (!isSame || isNegated(passage.tokens, stated.boundFrom) !== isNegated(sentence.tokens, quantity.boundFrom)) continue;
      if (wordsAround(sentence.tokens, passage.tokens, quantity, stated) >= FEWEST_WORDS) return { passage, at: stated.from };
    }
  }
  return undefined;
}

/** Counts the telling words that both texts have around a figure: from the beginning of the line to the end of the clause, without a bracket. */
function wordsAround(tokens: StemmedToken[], stated: StemmedToken[], here: Quantity, there: Quantity): number {
  const isEqual = (one: number, other: number) =>
    tokens[one] !== undefined && tokens[one]?.lower === stated[other]?.lower && !/^[()]$/.test(tokens[one]?.text ?? '');
  const isEnd = (token: StemmedToken | undefined) => token === undefined || /^[.,;()]$/.test(token.text);
  const isWhole = Array.from({ length: there.to }, (_, index) => index).every((place) => isEqual(here.to - there.to + place, place));
  let behind = 0;
  while (isEqual(here.to + behind, there.to + behind)) behind += 1;
  if (!isWhole || !isEnd(tokens[here.to + behind]) || !isEnd(stated[there.to + behind])) return 0;
  const isTelling = ({ kind, lower, stem }: StemmedToken) => kind === 'word' && !emptyWords.has(lower) && saysMuch(stem);
  return tokens.slice(here.to - there.to, here.to + behind).filter(isTelling).length;
}
