import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { ParsedQuestion } from '../../retrieve/parseQuestion.ts';
import { asksForMissingThing } from '../asksOtherThan.ts';
import { measureWorstMatch } from '../certainty.ts';
import { findLeadIn } from '../findLeadIn.ts';
import type { RankedSentence } from '../rankSentences.ts';
import type { Verdict } from '../verdict.ts';
import { findClause } from './clauses.ts';
import { decideSituation, findMeasured, measuresContext } from './decideSituation.ts';
import { decideYesOrNo } from './decideYesOrNo.ts';
import { decideDirectly } from './directVerdict.ts';
import { asksFault, decideFault } from './faults.ts';
import { decideFromLeadIn, findIntroduction, findRuleText, readFault, readSentence, statesOwnRule } from './findRule.ts';
import { decideLackedAbility } from './lackedAbility.ts';
import { namesClosing } from './oppositeActs.ts';
import { decidePlace } from './otherCountries.ts';
import { decideByParty, dropParties } from './parties.ts';
import { comparesBounds } from './quantities.ts';
import { decideRejectedPlan } from './rejectedPlans.ts';
import { hasRuleWord } from './ruleWords.ts';
import {
  deniesCosts,
  dropContext,
  dropPlace,
  findMatchedWords,
  isComparableWith,
  listReferencedSentences,
  namesThing,
  WELL_WORDED,
} from './topic.ts';

/** From this likeness on, a word of the document is the word itself. */
const SAME_WORD_LIKENESS = 0.95;
/** With less of the words of a question, a bound is one of something else. */
const MIN_SHARED = 0.25;

/** The best sentence for a yes-or-no question, and the confidence that it answers it. */
export interface VerdictCandidate {
  parsed: ParsedQuestion;
  top: RankedSentence;
  isCertain: boolean;
  probability: number;
}

/** What a sentence says for or against a yes or no. */
export interface Evidence extends VerdictCandidate {
  index: OpenIndex;
  question: string;
  /** The question without what leads to it. */
  main: ParsedQuestion;
  /** The sentence, and the one that sets the rule, which may be an adjacent one. */
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
  /** The sentence says whether what the visitor lacks is needed, or is for countries that the one of the question belongs to. */
  isDirect: boolean;
  /** The sentence names the opposite of the act, or what else the whole of it does to what is asked. */
  isOpposed: boolean;
  /** The thing asked for is not in the sentence in any words. */
  isMissing: boolean;
  /** How badly the rarest word of the question is matched, from 0 to 1. */
  worst: number;
}

/** Reads the next sentence of the paragraph, or nothing. */
function readNext(index: OpenIndex, sentence: number): string {
  const isBeside = index.sentences[sentence + 1]?.paragraph === index.sentences[sentence]?.paragraph;
  return isBeside ? readSentence(index, sentence + 1) : '';
}

/** Returns whether a sentence has something of the question in any words. */
function isNear({ features }: RankedSentence): boolean {
  return features.cover + features.paraphrase + features.phrase >= MIN_SHARED;
}

/** Returns whether the visitor's figure and the bound are of one thing, by the words next to them. */
function namesMeasured(index: OpenIndex, parsed: ParsedQuestion, rule: string): boolean {
  const { situationClause, subject } = findMeasured(parsed.question, rule) ?? {};
  if (situationClause === undefined || subject === undefined) return false;
  const clauseTerms = new Set(findTerms(situationClause, parsed.language).map(({ term }) => term));
  const terms = parsed.terms.filter(({ term, isFraming }) => !isFraming && clauseTerms.has(term));
  return findMatchedWords(index, { ...parsed, terms }, subject).length > 0;
}

/** Decides by the party of the clause, where it has the rarest word of the question that the document has. */
function decideByRarestParty(index: OpenIndex, main: ParsedQuestion, text: string): Verdict | undefined {
  const clause = findClause(main.question, text, findMatchedWords(index, main, text));
  const verdict = decideByParty(index, main.question, clause);
  if (verdict === undefined) return undefined;
  const known = dropParties(main.terms, main).filter(
    ({ isFraming, forms }) => !isFraming && forms.some(({ likeness }) => likeness >= SAME_WORD_LIKENESS),
  );
  const [rarest] = known.sort((one, other) => other.weight - one.weight);
  const isAboutIt = rarest !== undefined && findMatchedWords(index, { ...main, terms: [{ ...rarest, reworded: [] }] }, clause).length > 0;
  return isAboutIt ? verdict : undefined;
}

/** Compares with the bound of an item that has no rule of its own: what lies beyond it is not of the list. */
function compareItem(question: string, text: string, leadIn: string | undefined): Verdict | undefined {
  const listed = leadIn === undefined || hasRuleWord(text) ? undefined : decideFromLeadIn(question, leadIn);
  const own = listed === undefined ? undefined : decideSituation(question, text)?.verdict;
  return own === undefined || listed === 'yes' ? own : own === 'yes' ? 'no' : 'yes';
}

/** Collects what the best sentence says for or against a yes or no. */
export function collectEvidence(index: OpenIndex, candidate: VerdictCandidate): Evidence {
  const { parsed, top } = candidate;
  const { question } = parsed;
  const text = readSentence(index, top.sentence);
  const referenced = listReferencedSentences(index, top.sentence);
  const rule = asksFault(question) ? readFault(index, top.sentence) : findRuleText(index, top.sentence);
  const isContextMeasured = measuresContext(question, text);
  // "I'm 30 weeks pregnant, am I covered?": what is measured is the topic.
  const main = dropPlace(isContextMeasured ? parsed : dropContext(parsed), text);
  const leadIn = findLeadIn(index, top.sentence);
  // An item continues the text that introduces it: "Ring us if" – "her temperature is over 39".
  const compared = compareItem(question, text, leadIn) ?? decideSituation(question, leadIn === undefined ? rule : `${leadIn} ${text}`)?.verdict;
  const direct = compared === undefined ? decideDirectly(question, text, findMatchedWords(index, parsed, text)) : undefined;
  const isMeasured = compared !== undefined && (isContextMeasured || namesMeasured(index, parsed, rule));
  // A rule in the sentence itself applies, whatever list the sentence is in.
  const listVerdict =
    compared !== undefined || direct !== undefined || statesOwnRule(rule) || decideFault(question, rule)
      ? undefined
      : decideFromLeadIn(question, findIntroduction(index, top.sentence));
  return {
    ...candidate,
    index,
    question,
    main,
    text,
    rule,
    clause: findClause(question, rule, findMatchedWords(index, parsed, text)),
    listVerdict,
    verdict:
      compared ??
      direct ??
      listVerdict ??
      decidePlace(question, text, readNext(index, top.sentence)) ??
      decideByRarestParty(index, main, text) ??
      decideYesOrNo(question, rule, findMatchedWords(index, parsed, text)),
    isReworded: top.features.paraphrase >= WELL_WORDED,
    isComparable: isComparableWith(index, parsed, top.sentence, text) || isMeasured,
    isBound: isMeasured || (isNear(top) && (compared !== undefined || comparesBounds(question, rule))) || deniesCosts(question, text, top),
    isDirect:
      compared === undefined &&
      (decideLackedAbility(question, text) !== undefined ||
        (decideRejectedPlan(question, text) !== undefined && namesThing(index, main, top.sentence)) ||
        (decidePlace(question, text, '') === 'yes' && findMatchedWords(index, parsed, text).length > 0)),
    isOpposed: direct !== undefined || namesClosing(question, text),
    isMissing: referenced.every((each) => asksForMissingThing(index, main, each)),
    worst: Math.min(...referenced.map((each) => measureWorstMatch(index, main.terms, each))),
  };
}
