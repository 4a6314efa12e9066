import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { asksOtherThan } from './asksOtherThan.ts';
import { type Certainty, certaintyNames, measureCertainty } from './certainty.ts';
import { knownWeights, rightWeights } from './certaintyWeights.ts';
import type { RankedSentence } from './rankSentences.ts';
import type { Features } from './sentenceFeatures.ts';

/** A sentence that is as probably right is given as the answer. */
const RIGHT = 0.78;
/** What a short document says of a matter is soon found; in a long one, words meet by chance. */
const KNOWN_IN_SHORT = 0.3;
const KNOWN_IN_LONG = 0.99;
const SHORT_SENTENCES = 60;
/** Above it the words of a question stand together in a sentence, however long the document is. */
const NEAR = 0.49;
/** Above it a sentence says what the question says. */
const SAID = 0.75;
/** What stands beside a sentence, how its words stand together and whether it can be an answer at all count less than what it says. */
const PAIRS_SHARE = 0.3;
const BESIDE_SHARE = 0.5;
const SIGN_SHARE = 0.1;
const CLOSENESS_SHARE = 0.1;
/** A word of the question that nothing in the document is as near to may be what it is about. */
const NEAR_WORD = 0.5;

export interface Estimate {
  status: BuiltInAnswer['status'];
  /** How probably the best sentence is the answer, from 0 to 1. */
  probability: number;
}

/** Tells whether the best of some ranked sentences may be given as the answer, as what comes closest, or not at all. */
export function estimateConfidence(index: OpenIndex, read: ReadQuestion, ranked: readonly RankedSentence[]): Estimate {
  const [best] = ranked;
  if (!best) return { status: 'not_found', probability: 0 };
  const certainty = measureCertainty(index, read, ranked);
  const [probability, known] = [probabilityOf(certainty, rightWeights), probabilityOf(certainty, knownWeights)];
  const least = index.sentences.length <= SHORT_SENTENCES ? KNOWN_IN_SHORT : KNOWN_IN_LONG;
  const isFound = known >= least || probability >= RIGHT || nearness(best.features) >= NEAR;
  if (!isFound || !hasAnyWord(read)) return { status: 'not_found', probability };
  const saysIt = nearness(best.features) >= SAID && best.features.noSign === 0;
  const isSure = (probability >= RIGHT || saysIt) && !certainty.isRow && !isAboutUnknown(read) && !asksOtherThan(index, read, best.sentence);
  return { status: isSure ? 'grounded' : 'partial', probability };
}

function probabilityOf(certainty: Certainty, weights: Readonly<Certainty & { bias: number }>): number {
  const sum = certaintyNames.reduce((total, name) => total + weights[name] * certainty[name], weights.bias);
  return 1 / (1 + Math.exp(-sum));
}

function nearness({ cover, pairs, before, after, sign, closeness }: Features): number {
  return cover + PAIRS_SHARE * pairs + BESIDE_SHARE * (before + after) + SIGN_SHARE * sign + CLOSENESS_SHARE * closeness;
}

function hasAnyWord({ terms, meant }: ReadQuestion): boolean {
  return meant.length > 0 || terms.some(({ forms, related }) => forms.length > 0 || related.length > 0);
}

/** Words of a question that a document need not have to answer it. */
const IN_PASSING = new Set(
  'much many mr mrs ms dr prof high big large small soon quick fast long old exact actual realli pleas monei peopl person thing do name call type kind sort describ know term word mean tell give list explain happen use often find state sai document text get go need want allow possibl'.split(
    ' ',
  ),
);

function isAboutUnknown({ terms, meant }: ReadQuestion): boolean {
  // What is asked in everyday words is known by those of the document.
  if (meant.length > 1) return false;
  return terms.some(
    ({ term, forms, related, meaning }) =>
      !IN_PASSING.has(term) && meaning !== undefined && forms.length === 0 && (related[0]?.likeness ?? 0) < NEAR_WORD,
  );
}
