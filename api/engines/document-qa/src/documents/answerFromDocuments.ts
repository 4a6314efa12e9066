import { answerQuestion } from '../answerQuestion.ts';
import { answerDocumentQuestion } from '../documentQuestions/answerDocumentQuestion.ts';
import { classifyDocumentQuestion } from '../documentQuestions/classify/classifyDocumentQuestion.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { answerWithPart } from '../parts/answerWithPart.ts';
import { findRequestedPart } from '../parts/requestedPart.ts';
import type { ChatQuestion } from '../retrieve/parseQuestion.ts';
import { findCertainLanguage } from '../retrieve/questionLanguage.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import type { Citation } from '../types/citation.ts';
import { type DocumentGroup, groupByLanguage, groupDocuments, type NamedDocument, placeInDocument } from './documentGroup.ts';
import { findNamedDocument } from './findNamedDocument.ts';
import { joinAnswers } from './joinAnswers.ts';

const STATUS_ORDER: readonly BuiltInAnswer['status'][] = ['grounded', 'partial', 'not_found'];
const MAX_CLOSEST = 3;

/** Answers a question from one or several documents, ranked over all of them. Citations name their document. */
export function answerFromDocuments(documents: readonly NamedDocument[], chatQuestion: ChatQuestion): BuiltInAnswer {
  const [only, ...others] = documents;
  if (only && others.length === 0) return answerFrom(groupDocuments([only]), chatQuestion);
  return answerFromNamed(documents, chatQuestion) ?? { ...answerFromAll(documents, chatQuestion), searchedPages: countPages(documents) };
}

/** Answers from the one document that a question names. */
function answerFromNamed(documents: readonly NamedDocument[], chatQuestion: ChatQuestion): BuiltInAnswer | undefined {
  const named = findNamedDocument(documents, chatQuestion.question);
  if (!named) return undefined;
  const answer = answerFrom(groupDocuments([named.document]), { ...chatQuestion, question: named.question });
  return named.isCertain || answer.status === 'grounded' ? answer : undefined;
}

function answerFromAll(documents: readonly NamedDocument[], chatQuestion: ChatQuestion): BuiltInAnswer {
  const each = documents.flatMap((document) => answerFromPart(document, chatQuestion) ?? []);
  const language = findCertainLanguage(chatQuestion.question);
  if (each.length > 0) return { ...joinAnswers(each), ...(language && { language }) };
  return chooseAnswer(groupByLanguage(documents).map((group) => answerFromGroup(group, chatQuestion)));
}

/** Answers a request for a part or a summary, which each document has by itself. */
function answerFromPart(document: NamedDocument, { question }: ChatQuestion): BuiltInAnswer | undefined {
  if (!asksForPart(document.index, question)) return undefined;
  const answer = answerWithPart(document.index, question) ?? answerDocumentQuestion(document.index, question);
  return answer && placeAnswer(groupDocuments([document]), answer);
}

function asksForPart({ language }: OpenIndex, question: string): boolean {
  return findRequestedPart(question, language) !== undefined || classifyDocumentQuestion(question, language)?.asks === 'summary';
}

/** Answers from a group, or from the document with the best passage where that is more certain. */
function answerFromGroup(group: DocumentGroup, chatQuestion: ChatQuestion): BuiltInAnswer {
  const answer = answerFrom(group, chatQuestion);
  if (group.members.length === 1 || answer.status === 'grounded') return answer;
  const best = answer.citations[0] ?? answer.closest[0];
  const document = group.members.find(({ number }) => number === best?.document);
  const alone = document && answerFrom(groupDocuments([document]), chatQuestion);
  return alone?.status === 'grounded' ? alone : answer;
}

function answerFrom(group: DocumentGroup, chatQuestion: ChatQuestion): BuiltInAnswer {
  return placeAnswer(group, answerQuestion(group.index, chatQuestion));
}

function placeAnswer(group: DocumentGroup, answer: BuiltInAnswer): BuiltInAnswer {
  const place = (citation: Citation) => placeInDocument(group, citation);
  const { lead, citations, closest } = answer;
  const placed = { ...answer, citations: citations.map(place), closest: closest.map(place) };
  if (lead?.page === undefined) return placed;
  const { page, file } = placeInDocument(group, { page: lead.page });
  return { ...placed, lead: { ...lead, page, file } };
}

/** Chooses the surest of the answers of all languages. */
function chooseAnswer(answers: readonly BuiltInAnswer[]): BuiltInAnswer {
  const score = ({ citations }: BuiltInAnswer) => citations[0]?.score ?? 0;
  const [best, ...others] = [...answers].sort(
    (one, other) => STATUS_ORDER.indexOf(one.status) - STATUS_ORDER.indexOf(other.status) || score(other) - score(one),
  );
  if (!best) throw new Error('There is no document to ask.');
  if (best.status !== 'not_found') return best;
  const closest = [best, ...others].flatMap((answer) => answer.closest).sort((one, other) => other.score - one.score);
  return { ...best, closest: closest.slice(0, MAX_CLOSEST).map((citation, at) => ({ ...citation, id: at + 1 })) };
}

function countPages(documents: readonly NamedDocument[]): number {
  return documents.reduce((sum, { index }) => sum + index.pages.length, 0);
}
