import { answerSmallTalk } from './answer/answerSmallTalk.ts';
import { detectAnswerType, TYPES_WITH_CUE } from './answer/answerType.ts';
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
import { type ChatQuestion, type ParsedQuestion, parseQuestion } from './retrieve/parseQuestion.ts';
import { detectQuestionLanguage, findCertainLanguage } from './retrieve/questionLanguage.ts';
import { answerWithRules } from './rules/answerWithRules.ts';
import { answerFromTables, lookUpLikelyCell } from './tables/answerFromTables.ts';
import { lookUpCellOfPassage } from './tables/lookUp/lookUpRow.ts';
import { nameAgeGroups } from './tables/nameAgeGroups.ts';
import { nameSeason } from './tables/nameSeason.ts';
import type { BuiltInAnswer } from './types/builtInAnswer.ts';

const MAX_QUOTES = 3;
const MIN_ALONE_COVER = 0.9;
/** The least answer cue of a heading that has the date or the sum itself. */
const MIN_CUE = 0.7;

/** Answers a question in sentences of the document, or says that the document has no answer. */
export function answerQuestion(index: OpenIndex, chatQuestion: ChatQuestion): BuiltInAnswer {
  // A few names alone are in the language of the document.
  const language =
    findCertainLanguage(chatQuestion.question) ??
    (/^(?:de|es)$/u.test(index.language) ? detectQuestionLanguage(chatQuestion.question, index.language) : undefined);
  const talk = answerSmallTalk(chatQuestion.question);
  const answer: BuiltInAnswer = talk
    ? { status: 'grounded', lead: { code: talk }, isList: false, sentences: [], citations: [], closest: [], searchedPages: index.pages.length }
    : // Yes and no, and the season of a month, are looked for in plain words.
      answerInAnyLanguage(index, {
        ...chatQuestion,
        question: nameSeason(index, untangleQuestion(nameAgeGroups(index, expandContractions(chatQuestion.question)))),
      });
  return { ...answer, ...(language && { language }) };
}

function answerInAnyLanguage(index: OpenIndex, chatQuestion: ChatQuestion): BuiltInAnswer {
  return (
    answerWithPart(index, chatQuestion.question) ??
    answerWithRules(index, chatQuestion.question) ??
    answerWithListBelow(index, chatQuestion.question) ??
    // "Sum it up" does not ask for a row of sums.
    (asksForSummary(index, chatQuestion.question) ? answerDocumentQuestion(index, chatQuestion.question) : undefined) ??
    answerWithNamedAmounts(index, chatQuestion) ??
    answerFromTables(index, chatQuestion) ??
    answerWithComputation(index, chatQuestion) ??
    answerDocumentQuestion(index, chatQuestion.question) ??
    (chatQuestion.history.length === 0 ? answerBareQuestion(index, chatQuestion.question) : undefined) ??
    composeBest(index, chatQuestion)
  );
}

function asksForSummary(index: OpenIndex, question: string): boolean {
  return classifyDocumentQuestion(question, index.language)?.asks === 'summary';
}

/** Composes the answer of the best sentences, or of a likely cell where no sentence is certain. */
function composeBest(index: OpenIndex, chatQuestion: ChatQuestion): BuiltInAnswer {
  const best = resolveFollowUp(index, chatQuestion);
  const found = composeFound(index, best);
  if (found.status === 'grounded') return found;
  const top = index.sentences[best.best[0]?.sentence ?? -1];
  const isRow = found.lead?.code === 'closest' && top && !isYesOrNo(best.parsed);
  const passageCell = isRow ? lookUpCellOfPassage(index, best.parsed, top.start) : undefined;
  return (
    lookUpLikelyCell(index, chatQuestion) ??
    (passageCell && { ...passageCell, citations: [...passageCell.citations, ...found.citations.slice(1)] }) ??
    found
  );
}

/** Finds the best sentences, with words of earlier questions only where the question alone finds none. */
function resolveFollowUp(index: OpenIndex, { question, history }: ChatQuestion): Found {
  const parsed = parseQuestion(index, { question, history });
  if (parsed.followUp === 'none') return findBestSentences(index, parsed);
  const alone = findBestSentences(index, parseQuestion(index, { question, history: [] }));
  if (parsed.followUp === 'whole') return isAnsweredAlone(alone) ? alone : findBestSentences(index, parsed);
  if (alone.estimate.status !== 'not_found' || namesUnknown(alone.parsed)) return alone;
  return { ...findBestSentences(index, parsed), isBorrowed: namesTopic(alone.parsed) };
}

/** Returns whether a question names its own topic. */
function namesTopic({ terms }: ParsedQuestion): boolean {
  return terms.some(({ isFraming }) => !isFraming);
}

/** Returns whether all that a question names is unknown to the document, which no earlier question can change. */
function namesUnknown({ terms }: ParsedQuestion): boolean {
  const contentTerms = terms.filter(({ isFraming }) => !isFraming);
  return contentTerms.length > 0 && contentTerms.every(({ forms, reworded }) => forms.length + reworded.length === 0);
}

/** Returns whether a follow-up question finds its answer alone, with nearly all of its own words. */
function isAnsweredAlone({ parsed, best, estimate }: Found): boolean {
  return estimate.status === 'grounded' && namesTopic(parsed) && (best[0]?.features.cover ?? 0) >= MIN_ALONE_COVER;
}

function findBestSentences(index: OpenIndex, parsed: ParsedQuestion): Found {
  const reranked = rerankSentences(index, parsed, rankSentences(index, parsed));
  const ranked = preferComparable(index, parsed, reranked);
  // A heading may be the answer; after a sentence it only names the section of that sentence.
  const best = ranked.filter(({ sentence }, position) => position === 0 || !isHeadingOrHeader(index, sentence)).slice(0, MAX_QUOTES);
  const [top, ...rest] = best.map((each, position) =>
    position === 0 ? (findTimeBefore(index, parsed, each, ranked) ?? findAnswerBehind(index, parsed, each, ranked)) : each,
  );
  const others = rest.filter(({ sentence }) => sentence !== top?.sentence);
  const estimate = estimateConfidence(index, parsed, ranked);
  // A neighbour of a likely passage is as likely, but no answer by itself.
  const isNearLikely =
    estimate.status === 'not_found' && ranked[0] !== reranked[0] && estimateConfidence(index, parsed, reranked).status !== 'not_found';
  return { parsed: parsed, best: top ? [top, ...others] : [], estimate: isNearLikely ? { ...estimate, status: 'partial' } : estimate };
}

/** Returns the sentence after a question that the document itself asks, which answers it: "Moving home? Tell us five days before." */
function findAnswerBehind(index: OpenIndex, parsed: ParsedQuestion, best: RankedSentence, ranked: readonly RankedSentence[]): RankedSentence {
  if (isBareHeading(index, best.sentence)) return findUnderRunIn(index, best, ranked);
  const under = isSectionHeading(index, best.sentence) ? findUnderHeading(index, best, ranked) : undefined;
  // "Reply slip (by Friday 20 March)" has the date itself.
  const hasRequiredCue = TYPES_WITH_CUE.has(detectAnswerType(parsed.question, parsed.language)) && best.features.answerCue >= MIN_CUE;
  if (under) return hasRequiredCue && best.features.answerCue > under.features.answerCue ? best : under;
  const next = index.sentences[best.sentence + 1];
  if (!next || !sliceSentence(index, best.sentence).trim().endsWith('?')) return best;
  return index.paragraphs[next.paragraph]?.kind === 'heading' ? best : { ...best, sentence: best.sentence + 1 };
}

/** Returns whether it is a heading that only names what its section is about. */
function isSectionHeading(index: OpenIndex, sentence: number): boolean {
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
function isHeadingOrHeader(index: OpenIndex, sentence: number): boolean {
  const paragraph = index.sentences[sentence]?.paragraph ?? -1;
  return index.paragraphs[paragraph]?.kind === 'heading' || isHeaderRow(index, paragraph);
}
