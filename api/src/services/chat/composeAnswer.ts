import type { BuiltInAnswer } from '@sheaf/document-qa/types/builtInAnswer';
import type { ChatAnswerMessages } from '../../../contract/messages/chatAnswers.ts';
import { germanAnswers } from './germanAnswers.ts';
import type { Reply } from './reply.ts';

/** An answer of the built-in engine in words: what the document says, each sentence with the mark of its citation, and little besides. */
export function composeAnswer(answer: BuiltInAnswer, ofVisitor: ChatAnswerMessages): Reply {
  const words = wordsOfQuestion(answer, ofVisitor);
  const { status, citations, closest, searchedPages } = answer;
  const facts = { status, citations, searchedPages, engine: 'built-in' };
  if (status === 'not_found') return { ...facts, closest, response: words.notFound({ pages: searchedPages }) };
  return { ...facts, response: [leadOf(answer, words), sentencesOf(answer)].filter(Boolean).join(standsAsList(answer) ? '\n' : ' ') };
}

/** The page speaks English or Spanish; who asks in German gets a German answer all the same. */
function wordsOfQuestion({ language }: BuiltInAnswer, ofVisitor: ChatAnswerMessages): ChatAnswerMessages {
  return language === 'de' ? germanAnswers : ofVisitor;
}

/** What was gathered from all over a document is no running text either. */
function standsAsList({ isList, lead, sentences }: BuiltInAnswer): boolean {
  return isList || (sentences.length > 1 && (lead?.code === 'closest' || lead?.code === 'summary'));
}

function leadOf({ lead, sentences }: BuiltInAnswer, { leads }: ChatAnswerMessages): string {
  const said = lead ? leads[lead.code]({ count: lead.count ?? sentences.length, value: lead.value ?? '', page: lead.page }) : '';
  // Nothing is listed where pages or words were counted.
  return sentences.length > 0 ? said : said.replace(/:$/, '.');
}

function sentencesOf(answer: BuiltInAnswer): string {
  const marked = answer.sentences.map(({ text, citation }) => `${oneLine(text)} [${citation}]`);
  if (answer.isSeries) return marked.join('; ');
  return standsAsList(answer) ? marked.map((each) => `- ${each}`).join('\n') : marked.join(' ');
}

/** A sentence of a document may run over lines. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
