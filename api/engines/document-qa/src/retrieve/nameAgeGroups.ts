import type { OpenIndex } from '../index/openChatIndex.ts';

const PLURAL = /(?<!\p{L})(?<side>under|over|unter|über|menores de|mayores de)[- ](?<age>\d{1,2})['’]?s(?!\p{L})/giu;
const SHORT = /(?<![\p{L}\d])u-?(?<age>\d{1,2})['’]?s?(?![\p{L}\d])/giu;

/** Writes groups of an age in a question as most documents do: "the under 10s" and "u10" as "under 10". */
export function nameAgeGroups({ text }: Pick<OpenIndex, 'text'>, question: string): string {
  const singular = question.replace(PLURAL, (_, side: string, age: string) => `${side} ${age}`);
  return singular.replace(SHORT, (match, age: string) => (new RegExp(`(?<![\\p{L}\\d])u-?${age}(?!\\d)`, 'iu').test(text) ? match : `under ${age}`));
}
