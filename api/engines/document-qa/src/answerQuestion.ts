import { answerSmallTalk } from './answer/answerSmallTalk.ts';
import { detectAnswerType, TOLD_BY_SIGN } from './answer/answerType.ts';
import { composeFound, type Found } from './answer/composeFound.ts';
import { estimateConfidence } from './answer/estimateConfidence.ts';
import { isBareHeading, statesSomething } from './answer/headings.ts';
import { isYesOrNo } from './answer/isYesOrNo.ts';
import { preferComparable } from './answer/preferComparable.ts';
import { type RankedSentence, rankSentences } from './answer/rankSentences.ts';
import { rerankSentences } from './answer/rerankSentences.ts';
import { isHeaderRow } from './answer/sentenceFeatures.ts';
import { findTimeBefore } from './answer/timeCandidates.ts';
import { untangleQuestion } from './answer/yesNo/untangleQuestion.ts';
import { answerWithComputation, answerWithNamedAmounts } from './compute/answerWithComputation.ts';
import { answerBareQuestion } from './documentQuestions/answerBareQuestion.ts';
import { answerDocumentQuestion } from './documentQuestions/answerDocumentQuestion.ts';
import { answerWithListBelow } from './documentQuestions/answerWithListBelow.ts';
import { classifyDocumentQuestion } from './documentQuestions/classify/classifyDocumentQuestion.ts';
import type { OpenIndex } from './index/openChatIndex.ts';
import { sliceSentence } from './index/sliceSentence.ts';
import { answerWithPart } from './parts/answerWithPart.ts';
import { expandContractions } from './retrieve/expandContractions.ts';
import { nameAgeGroups } from './retrieve/nameAgeGroups.ts';
import { detectQuestionLanguage, findCertainLanguage } from './retrieve/questionLanguage.ts';
import { type Asked, type ReadQuestion, readQuestion } from './retrieve/readQuestion.ts';
import { answerWithRules } from './rules/answerWithRules.ts';
import { answerFromTables, lookUpLikelyCell } from './tables/answerFromTables.ts';
import { lookUpCellOfPassage } from './tables/lookUp/lookUpRow.ts';
import { nameSeason } from './tables/nameSeason.ts';
import type { BuiltInAnswer } from './types/builtInAnswer.ts';

const MOST_QUOTES = 3;
const NEARLY_WHOLE = 0.9;
/** How surely a heading has the date or the sum that is asked for. */
const SURE_SIGN = 0.7;

/** Answers a question in sentences of the document, or says that it does not tell. */
export function answerQuestion(index: OpenIndex, asked: Asked): BuiltInAnswer {
  // A few names alone are in the language of the document.
  const language =
    findCertainLanguage(asked.question) ?? (/^(?:de|es)$/u.test(index.language) ? detectQuestionLanguage(asked.question, index.language) : undefined);
  const talk = answerSmallTalk(asked.question);
  const answer: BuiltInAnswer = talk
    ? { status: 'grounded', lead: { code: talk }, isList: false, sentences: [], citations: [], closest: [], searchedPages: index.pages.length }
    : // Yes and no, and the season of a month, are looked for in plain words.
      answerInAnyLanguage(index, {
        ...asked,
        question: nameSeason(index, untangleQuestion(nameAgeGroups(index, expandContractions(asked.question)))),
      });
  return { ...answer, ...(language && { language }) };
}

function answerInAnyLanguage(index: OpenIndex, asked: Asked): BuiltInAnswer {
  return (
    answerWithPart(index, asked.question) ??
    answerWithRules(index, asked.question) ??
    answerWithListBelow(index, asked.question) ??
    // "Sum it up" does not ask for a row of sums.
    (asksForSummary(index, asked.question) ? answerDocumentQuestion(index, asked.question) : undefined) ??
    answerWithNamedAmounts(index, asked) ??
    answerFromTables(index, asked) ??
    answerWithComputation(index, asked) ??
    answerDocumentQuestion(index, asked.question) ??
    (asked.history.length === 0 ? answerBareQuestion(index, asked.question) : undefined) ??
    composeBest(index, asked)
  );
}

function asksForSummary(index: OpenIndex, question: string): boolean {
  return classifyDocumentQuestion(question, index.language)?.asks === 'summary';
}

/** Composes the answer of the best sentences, or of a cell that is likely where no sentence is sure. */
function composeBest(index: OpenIndex, asked: Asked): BuiltInAnswer {
  const best = bestFor(index, asked);
  const found = composeFound(index, best);
  if (found.status === 'grounded') return found;
  const top = index.sentences[best.best[0]?.sentence ?? -1];
  const isRow = found.lead?.code === 'closest' && top && !isYesOrNo(best.read);
  const ofPassage = isRow ? lookUpCellOfPassage(index, best.read, top.start) : undefined;
  return lookUpLikelyCell(index, asked) ?? (ofPassage && { ...ofPassage, citations: [...ofPassage.citations, ...found.citations.slice(1)] }) ?? found;
}

/** What a question that leans slightly on earlier ones finds by itself is its answer; their words would only lead away from it. */
function bestFor(index: OpenIndex, { question, history }: Asked): Found {
  const read = readQuestion(index, { question, history });
  if (read.followUp === 'none') return found(index, read);
  const alone = found(index, readQuestion(index, { question, history: [] }));
  if (read.followUp === 'whole') return answersAlone(alone) ? alone : found(index, read);
  if (alone.estimate.status !== 'not_found' || namesUnknown(alone.read)) return alone;
  return { ...found(index, read), isBorrowed: namesMatter(alone.read) };
}

/** Returns whether a question names a matter of its own. */
function namesMatter({ terms }: ReadQuestion): boolean {
  return terms.some(({ isFraming }) => !isFraming);
}

/** Returns whether all that a question names is unknown to the document, which no earlier question can change. */
function namesUnknown({ terms }: ReadQuestion): boolean {
  const contentTerms = terms.filter(({ isFraming }) => !isFraming);
  return contentTerms.length > 0 && contentTerms.every(({ forms, reworded }) => forms.length + reworded.length === 0);
}

/** Returns whether a question that leans on earlier ones finds its answer by itself, with each word of its own. */
function answersAlone({ read, best, estimate }: Found): boolean {
  return estimate.status === 'grounded' && namesMatter(read) && (best[0]?.features.cover ?? 0) >= NEARLY_WHOLE;
}

function found(index: OpenIndex, read: ReadQuestion): Found {
  const plain = rerankSentences(index, read, rankSentences(index, read));
  const ranked = preferComparable(index, read, plain);
  // A heading may be what was asked for; after a sentence it only says where that stands.
  const best = ranked.filter(({ sentence }, place) => place === 0 || !namesOthers(index, sentence)).slice(0, MOST_QUOTES);
  const [top, ...rest] = best.map((each, place) =>
    place === 0 ? (findTimeBefore(index, read, each, ranked) ?? findAnswerBehind(index, read, each, ranked)) : each,
  );
  const others = rest.filter(({ sentence }) => sentence !== top?.sentence);
  const estimate = estimateConfidence(index, read, ranked);
  // What stands beside a likely passage is as likely, but no answer by itself.
  const isBeside = estimate.status === 'not_found' && ranked[0] !== plain[0] && estimateConfidence(index, read, plain).status !== 'not_found';
  return { read, best: top ? [top, ...others] : [], estimate: isBeside ? { ...estimate, status: 'partial' } : estimate };
}

/** Returns the sentence behind a question of the document itself, which answers it: "Moving home? Tell us five days before." */
function findAnswerBehind(index: OpenIndex, read: ReadQuestion, best: RankedSentence, ranked: readonly RankedSentence[]): RankedSentence {
  if (isBareHeading(index, best.sentence)) return findUnderRunIn(index, best, ranked);
  const under = namesSection(index, best.sentence) ? findUnderHeading(index, best, ranked) : undefined;
  // "Reply slip (by Friday 20 March)" has the date itself.
  const isTold = TOLD_BY_SIGN.has(detectAnswerType(read.question, read.language)) && best.features.sign >= SURE_SIGN;
  if (under) return isTold && best.features.sign > under.features.sign ? best : under;
  const next = index.sentences[best.sentence + 1];
  if (!next || !sliceSentence(index, best.sentence).trim().endsWith('?')) return best;
  return index.paragraphs[next.paragraph]?.kind === 'heading' ? best : { ...best, sentence: best.sentence + 1 };
}

/** Returns whether it is a heading that only names what its section is about. */
function namesSection(index: OpenIndex, sentence: number): boolean {
  const text = sliceSentence(index, sentence).trim();
  return index.paragraphs[index.sentences[sentence]?.paragraph ?? -1]?.kind === 'heading' && !text.endsWith('?') && !statesSomething(text);
}

/** Returns the best sentence of the section below a heading. */
function findUnderHeading(index: OpenIndex, heading: RankedSentence, ranked: readonly RankedSentence[]): RankedSentence | undefined {
  const isHeading = (sentence: number) => index.paragraphs[index.sentences[sentence]?.paragraph ?? -1]?.kind === 'heading';
  let end = heading.sentence + 1;
  while (end < index.sentences.length && !isHeading(end)) end += 1;
  return ranked.find(({ sentence }) => sentence > heading.sentence && sentence < end);
}

/** Returns the best sentence of the paragraph that a run-in heading opens, which says more than "Pension." does. */
function findUnderRunIn(index: OpenIndex, heading: RankedSentence, ranked: readonly RankedSentence[]): RankedSentence {
  const paragraph = index.sentences[heading.sentence]?.paragraph;
  const isUnder = ({ sentence }: RankedSentence) => sentence !== heading.sentence && index.sentences[sentence]?.paragraph === paragraph;
  return ranked.find(isUnder) ?? { ...heading, sentence: heading.sentence + 1 };
}

/** Returns whether it is a section heading or a table header. */
function namesOthers(index: OpenIndex, sentence: number): boolean {
  const paragraph = index.sentences[sentence]?.paragraph ?? -1;
  return index.paragraphs[paragraph]?.kind === 'heading' || isHeaderRow(index, paragraph);
}
