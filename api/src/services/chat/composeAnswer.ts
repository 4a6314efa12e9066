import type { BuiltInAnswer } from '@sheaf/document-qa/types/builtInAnswer';
import type { ChatAnswerMessages } from '../../../contract/messages/chatAnswers.ts';
import { germanAnswers } from './germanAnswers.ts';
import type { Reply } from './reply.ts';

/** Composes the text of a built-in answer: a lead, then the sentences with the marks of their citations. */
export function composeAnswer(answer: BuiltInAnswer, ofVisitor: ChatAnswerMessages, documents = 1): Reply {
  const words = chooseMessages(answer, ofVisitor);
  const { status, citations, closest, searchedPages } = answer;
  const facts = { status, citations, searchedPages, engine: 'built-in' };
  if (status === 'not_found') return { ...facts, closest, response: words.notFound({ pages: searchedPages, documents }) };
  return {
    ...facts,
    response: [composeLead(answer, words, documents), composeSentences(answer)].filter(Boolean).join(isShownAsList(answer) ? '\n' : ' '),
  };
}

/** Chooses German messages for a German question, although pages exist in English and Spanish only. */
function chooseMessages({ language }: BuiltInAnswer, ofVisitor: ChatAnswerMessages): ChatAnswerMessages {
  return language === 'de' ? germanAnswers : ofVisitor;
}

/** Returns whether the sentences get a line each. Sentences from different places are no running text. */
function isShownAsList({ isList, lead, sentences }: BuiltInAnswer): boolean {
  return isList || (sentences.length > 1 && (lead?.code === 'closest' || lead?.code === 'summary'));
}

function composeLead({ lead, sentences }: BuiltInAnswer, { leads }: ChatAnswerMessages, documents: number): string {
  const file = documents > 1 ? lead?.file : undefined;
  const introduction = lead ? leads[lead.code]({ count: lead.count ?? sentences.length, value: lead.value ?? '', page: lead.page, file }) : '';
  // Nothing is listed where pages or words were counted.
  return sentences.length > 0 ? introduction : introduction.replace(/:$/, '.');
}

function composeSentences(answer: BuiltInAnswer): string {
  const marked = answer.sentences.map(({ text, citation }) => `${joinLines(text)} [${citation}]`);
  if (answer.isSeries) return marked.join('; ');
  return isShownAsList(answer) ? marked.map((each) => `- ${each}`).join('\n') : marked.join(' ');
}

/** Joins the lines of a sentence. */
function joinLines(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
