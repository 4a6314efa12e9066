import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import { findMatchedOffsets } from './findMatchedOffsets.ts';
import { findValue } from './findValue.ts';

/** A condition before the rule: "If you think this is wrong, …", "Should she be unable to work, …" */
const CASE =
  /^\W*(?:(?:if|unless|in case|wenn|falls|si)\s|should (?=(?:the|an?|you|he|she|they|we|it|either|any|no|one|this|that) )|sollten? (?=(?:der|die|das|ein|eine|er|sie|es|wir) ))[^,;]*?(?:,|\s(?=(?:you|we|they) (?:may|can|must|should|will)\b))/iu;
const ASKS_CASE = /\b(?:if|when|in case|what happens|wenn|falls|wann)\b|(?<!\p{L})(?:si|cuando|qué pasa)(?!\p{L})/iu;

/** Returns whether a sentence has the words of a question only in its condition: "If you think this is wrong, …" for "What did I do wrong?" */
export function matchesConditionOnly(index: OpenIndex, parsed: ParsedQuestion, sentence: number): boolean {
  const text = sliceSentence(index, sentence);
  const end = CASE.exec(text)?.[0].length;
  if (end === undefined || ASKS_CASE.test(parsed.question)) return false;
  const matched = findMatchedOffsets(index, parsed, text);
  return matched.length > 0 && matched.flat().every((at) => at < end);
}

/** Returns whether the value that a question asks for is in a condition: "should she be ill for more than two weeks" for "How long does it take?" */
export function hasValueInCondition(index: OpenIndex, parsed: ParsedQuestion, sentence: number): boolean {
  const text = sliceSentence(index, sentence).replace(/\s+/g, ' ');
  const end = CASE.exec(text)?.[0].length;
  if (end === undefined || ASKS_CASE.test(parsed.question)) return false;
  const value = findValue(parsed, text, findMatchedOffsets(index, parsed, text));
  return value !== undefined && text.indexOf(value) < end;
}
