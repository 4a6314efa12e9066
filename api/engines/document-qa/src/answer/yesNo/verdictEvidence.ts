import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { ReadQuestion } from '../../retrieve/readQuestion.ts';
import { asksForMissingThing } from '../asksOtherThan.ts';
import { measureWorstMatch } from '../certainty.ts';
import { findLeadIn } from '../findLeadIn.ts';
import type { RankedSentence } from '../rankSentences.ts';
import type { Verdict } from '../verdict.ts';
import { findClause } from './clauses.ts';
import { decideSituation, findMeasured } from './decideSituation.ts';
import { decideYesOrNo } from './decideYesOrNo.ts';
import { asksFault, decideFault } from './faults.ts';
import { decideFromLeadIn, findIntroduction, findRuleText, readFault, readSentence, statesOwnRule } from './findRule.ts';
import { deniesCosts, dropContext, dropPlace, findMatchedWords, isComparableWith, listSpokenOf, WELL_WORDED } from './matter.ts';
import { decidePlace } from './otherCountries.ts';
import { decideByParty, dropParties } from './parties.ts';
import { comparesBounds } from './quantities.ts';

/** From this likeness on, a word of the document is the word itself. */
const SAME_WORD = 0.95;
/** With less of the words of a question, a bound is one of something else. */
const LEAST_SHARED = 0.25;

/** The best sentence for a yes-or-no question, and how sure it is that it answers it. */
export interface Asked {
  read: ReadQuestion;
  top: RankedSentence;
  isSure: boolean;
  probability: number;
}

/** What a sentence says for or against a yes or no. */
export interface Evidence extends Asked {
  index: OpenIndex;
  question: string;
  /** The question without what leads to it. */
  main: ReadQuestion;
  /** The sentence, and the one that sets the rule, which may be the one beside it. */
  text: string;
  rule: string;
  /** The clause of the rule that the question is about. */
  clause: string;
  /** What the list or section of the sentence decides by how it is introduced. */
  listVerdict: Verdict | undefined;
  verdict: Verdict | undefined;
  /** The sentence words the everyday phrases of the question in its own way. */
  isReworded: boolean;
  /** Question and sentence have an age, a day, a price or the like to compare. */
  isComparable: boolean;
  /** The question asks for more or less than a bound that the rule sets, or for costs of what is free. */
  isBound: boolean;
  /** The thing asked for is not in the sentence in any words. */
  isMissing: boolean;
  /** How badly the rarest word of the question is matched, from 0 to 1. */
  worst: number;
}

/** Returns the sentence behind one in its paragraph, or nothing. */
function readNext(index: OpenIndex, sentence: number): string {
  const isBeside = index.sentences[sentence + 1]?.paragraph === index.sentences[sentence]?.paragraph;
  return isBeside ? readSentence(index, sentence + 1) : '';
}

/** Returns whether a sentence has something of the question in any words. */
function isNear({ features }: RankedSentence): boolean {
  return features.cover + features.paraphrase + features.phrase >= LEAST_SHARED;
}

/** Returns whether the visitor's figure and the bound are of one thing, in the words beside them. */
function namesMeasured(index: OpenIndex, read: ReadQuestion, rule: string): boolean {
  const { said, subject } = findMeasured(read.question, rule) ?? {};
  if (said === undefined || subject === undefined) return false;
  const own = new Set(findTerms(said, read.language).map(({ term }) => term));
  const terms = read.terms.filter(({ term, isFraming }) => !isFraming && own.has(term));
  return findMatchedWords(index, { ...read, terms }, subject).length > 0;
}

/** Decides by who takes on the matter, where the clause about it has the word that tells most of those the document has. */
function decideByPartyOf(index: OpenIndex, main: ReadQuestion, text: string): Verdict | undefined {
  const clause = findClause(main.question, text, findMatchedWords(index, main, text));
  const verdict = decideByParty(index, main.question, clause);
  if (verdict === undefined) return undefined;
  const known = dropParties(main.terms, main).filter(({ isFraming, forms }) => !isFraming && forms.some(({ likeness }) => likeness >= SAME_WORD));
  const [rarest] = known.sort((one, other) => other.weight - one.weight);
  const isAboutIt = rarest !== undefined && findMatchedWords(index, { ...main, terms: [{ ...rarest, reworded: [] }] }, clause).length > 0;
  return isAboutIt ? verdict : undefined;
}

/** Collects what the best sentence says for or against a yes or no. */
export function collectEvidence(index: OpenIndex, asked: Asked): Evidence {
  const { read, top } = asked;
  const { question } = read;
  const text = readSentence(index, top.sentence);
  const spoken = listSpokenOf(index, top.sentence);
  const rule = asksFault(question) ? readFault(index, top.sentence) : findRuleText(index, top.sentence);
  const main = dropPlace(dropContext(read), text);
  const leadIn = findLeadIn(index, top.sentence);
  // An item goes on with what introduces it: "Ring us if" – "her temperature is over 39".
  const compared = decideSituation(question, leadIn === undefined ? rule : `${leadIn} ${text}`)?.verdict;
  const isMeasured = compared !== undefined && namesMeasured(index, read, rule);
  // What a sentence states of itself holds, whatever list it stands in.
  const listVerdict =
    compared !== undefined || statesOwnRule(rule) || decideFault(question, rule)
      ? undefined
      : decideFromLeadIn(question, findIntroduction(index, top.sentence));
  return {
    ...asked,
    index,
    question,
    main,
    text,
    rule,
    clause: findClause(question, rule, findMatchedWords(index, read, text)),
    listVerdict,
    verdict:
      compared ??
      listVerdict ??
      decidePlace(question, text, readNext(index, top.sentence)) ??
      decideByPartyOf(index, main, text) ??
      decideYesOrNo(question, rule, findMatchedWords(index, read, text)),
    isReworded: top.features.paraphrase >= WELL_WORDED,
    isComparable: isComparableWith(index, read, top.sentence, text) || isMeasured,
    isBound: isMeasured || (isNear(top) && (compared !== undefined || comparesBounds(question, rule))) || deniesCosts(question, text, top),
    isMissing: spoken.every((each) => asksForMissingThing(index, main, each)),
    worst: Math.min(...spoken.map((each) => measureWorstMatch(index, main.terms, each))),
  };
}
