import { readSmallNumber } from '../../answer/smallNumbers.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { sliceSentence } from '../../index/sliceSentence.ts';

const UNITS: readonly RegExp[] = [
  /^(?:days?|daily|días?|diari[oa]|tage?|täglich|tages\p{L}*)$/iu,
  /^(?:nights?|nightly|noches?|nächte?|nacht)$/iu,
  /^(?:weeks?|weekly|semanas?|semanal|wochen?|wöchentlich)$/iu,
  /^(?:hours?|hourly|horas?|stunden?|stündlich)$/iu,
  /^(?:people|persons?|guests?|heads?|adults?|of us|personas?|invitad[oa]s?|adult[oa]s?|personen|gäste|gast|kopf|erwachsene[rn]?)$/iu,
  /^(?:child|children|kids?|niñ[oa]s?|kind|kinder|kindern)$/iu,
];

/** Returns whether another sentence of the paragraph has a rule for fewer than this number: "After six days it receives zero". */
export function changesLater(index: OpenIndex, sentence: number, count: number, unit: string): boolean {
  const paragraph = index.sentences[sentence]?.paragraph;
  return index.sentences.some((each, position) => {
    if (each.paragraph !== paragraph) return false;
    const rules = sliceSentence(index, position).matchAll(
      /(?<![\p{L}\d])(?:after|from|over|more than|nach|ab|über|mehr als|después de|desde|a partir de|más de) (?:the )?(\d+|\p{L}{2,9}) (\p{L}+)/giu,
    );
    return [...rules].some(([, number = '', named = '']) => isSameUnit(named, unit) && (readSmallNumber(number) ?? count) < count);
  });
}

/** Returns whether two words name the same unit: "day" and "daily". */
export function isSameUnit(one: string, other: string): boolean {
  const stem = (word: string) => word.toLowerCase().replace(/(?:e?s|en|n)$/, '');
  return UNITS.some((unit) => unit.test(one) && unit.test(other)) || stem(one) === stem(other);
}
