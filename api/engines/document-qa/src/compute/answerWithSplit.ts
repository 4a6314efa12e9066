import { readGermanGroup, readSmallNumber } from '../answer/smallNumbers.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeQuantities, labelQuantity, writeLike } from './answerWithQuantities.ts';
import { findQuantity } from './findQuantity.ts';
import { dropFrame } from './quantities/questionParts.ts';

const SPLIT = [
  /\b(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:of us|of them|people|friends|flatmates|families) (?:\p{L}+ )?(?:split|share|divide)s? (?<rest>.*)/iu,
  /(?<before>.*)\b(?:split|shared?|divided?) (?<rest>.*?)(?:between|among|by|into|amongst) (?:the )?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b(?: of us| people| friends| ways)?(?<after>.*)/iu,
  /(?<before>.*)(?<!\p{L})(?:zu|durch) (?<count>zweit|dritt|viert|fünft|sechst|\d{1,2}|zwei|drei|vier|fünf|sechs) (?:ge)?teil\p{L}*(?<rest>.*)/iu,
  /(?<before>.*)(?<!\p{L})(?:repart\p{L}+|divid\p{L}+|compart\p{L}+) (?<rest>.*?)(?:entre|a) (?<count>dos|tres|cuatro|cinco|seis|\d{1,2})(?<after>.*)/iu,
];
const EACH = /(?<!\p{L})(?:each|per person|if|when|jede[rs]?|pro person|wenn|cada uno|cada una|por persona|si)(?!\p{L})/giu;

/** Answers what each pays where several share one price. */
export function answerWithSplit(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const groups = SPLIT.map((pattern) => pattern.exec(question)?.groups).find(Boolean);
  const countText = groups?.count?.toLowerCase() ?? '';
  const count = readSmallNumber(countText) ?? readGermanGroup(countText);
  if (!groups || count === undefined || count < 2) return undefined;
  const words = dropFrame([groups.before, groups.rest, groups.after].filter(Boolean).join(' ').replace(EACH, ' '));
  const found = words === '' ? undefined : findQuantity(index, words, `${words} how much`);
  if (!found || !/^[A-Z]{3}$/.test(found.quantity.unit)) return undefined;
  const value = writeLike(index, found.quantity.value / count, [found]);
  return composeQuantities(index, [{ found, text: labelQuantity(found, `${found.quantity.text} / ${count}`) }], { code: 'computed', value });
}
