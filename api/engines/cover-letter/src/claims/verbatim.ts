import { isNegated } from '@sheaf/claims/negation';
import { isQuantityEntailed, type Quantity } from '@sheaf/claims/quantities';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { isContentStem, stopWords } from '../wording/synonyms.ts';
import type { EvidenceFound, Sentence } from './claim.ts';
import type { Passage } from './sources.ts';

/** So many telling words and other figures around a figure, all as in the CV, say what it is of. */
const MIN_CONTENT_WORDS = 3;
/** A whole clause that both texts have says what its figure is of, short as it is. */
const MIN_CLAUSE_WORDS = 2;
/** A letter puts into brackets what a CV puts after a comma or a colon. */
const PAUSE = /^[,;:()–—-]$/;

/** Finds a figure that is in the CV amid the same words, in a line of a position that the sentence names. */
export function findVerbatimFigure(sentence: Sentence, quantity: Quantity): EvidenceFound | undefined {
  const isSameEmployment = ({ experience }: Passage) =>
    sentence.employments === null || (experience !== undefined && sentence.employments.has(experience));
  for (const passage of sentence.sources.applicantPassages.filter(isSameEmployment)) {
    for (const stated of passage.quantities) {
      const isSame = stated.kind === quantity.kind && isQuantityEntailed(quantity, stated);
      if (!isSame || isNegated(passage.tokens, stated.boundFrom) !== isNegated(sentence.tokens, quantity.boundFrom)) continue;
      if (hasSameContext(sentence.tokens, passage.tokens, quantity, stated)) return { passage, at: stated.from };
    }
  }
  return undefined;
}

/** Checks for the same words around a figure: from the beginning of the line, or of a clause of both, to the end of a clause of both. */
function hasSameContext(tokens: StemmedToken[], line: StemmedToken[], claimed: Quantity, stated: Quantity): boolean {
  const after = matchOutward(tokens, line, claimed.to, stated.to, 1);
  const before = matchOutward(tokens, line, claimed.from - 1, stated.from - 1, -1);
  const isEnd = (token: StemmedToken | undefined) => token === undefined || /^[.“”"]$/.test(token.text) || PAUSE.test(token.text);
  if (!isEnd(tokens[after.here]) || !isEnd(line[after.there])) return false;
  const contentCount = [...before.shared, ...after.shared].filter(isContentToken).length;
  if (before.there < 0) return contentCount >= MIN_CONTENT_WORDS;
  const isClause = isEnd(tokens[before.here + 1]) || isEnd(tokens[before.here]);
  const isSourceClause = isEnd(line[before.there + 1]) || isEnd(line[before.there]);
  return isClause && isSourceClause && contentCount >= MIN_CLAUSE_WORDS;
}

/** Walks on from two places while the words are equal, over pauses of either text. */
function matchOutward(tokens: StemmedToken[], line: StemmedToken[], fromHere: number, fromThere: number, step: 1 | -1) {
  const shared: StemmedToken[] = [];
  let [here, there] = [fromHere, fromThere];
  for (;;) {
    const [one, other] = [tokens[here], line[there]];
    if (one && other && one.lower === other.lower) {
      shared.push(one);
      here += step;
      there += step;
    } else if (one && PAUSE.test(one.text) && isSameWord(tokens[here + step], other)) here += step;
    else if (other && PAUSE.test(other.text) && isSameWord(one, line[there + step])) there += step;
    else if (one && other && PAUSE.test(one.text) && PAUSE.test(other.text) && isSameWord(tokens[here + step], line[there + step])) {
      here += step;
      there += step;
    } else return { here, there, shared };
  }
}

function isSameWord(one: StemmedToken | undefined, other: StemmedToken | undefined): boolean {
  return one !== undefined && other !== undefined && one.kind !== 'mark' && one.lower === other.lower;
}

function isContentToken({ kind, lower, stem }: StemmedToken): boolean {
  return kind === 'number' || (kind === 'word' && !stopWords.has(lower) && isContentStem(stem));
}
