import { findTables } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';

const PLURAL = /(?<!\p{L})(?<side>under|over|unter|über|menores de|mayores de)[- ](?<age>\d{1,2})['’]?s(?!\p{L})/giu;
const SHORT = /(?<![\p{L}\d])u-?(?<age>\d{1,2})['’]?s?(?![\p{L}\d])/giu;

const CHILD = /(?<!\p{L})(?:child|children|kids?|toddlers?|son|daughter|niñ[oa]s?|hij[oa]s?|kind(?:er)?|sohn|tochter)(?!\p{L})/iu;
const CHILD_LABEL = /(?<!\p{L})(?:child|children|kids?|juniors?|youths?|niñ[oa]s?|infantil|kind(?:er)?|jugendliche)(?!\p{L})/iu;
const SENIOR = /(?<!\p{L})(?:seniors?|pensioners?|oaps?|retired|jubilad[oa]s?|pensionistas?|rentner(?:in)?|senior(?:en|in))(?!\p{L})/iu;
const UNDER_AGE = /(?<!\p{L})(?:under|menores de|unter)[- ](?<age>1?\d)s?(?![\d.,:])/giu;
const OVER_AGE = /(?<!\p{L})(?:over|mayores de|über)[- ](?<age>[56]\d)s?(?![\d.,:])/giu;
const HAS_AGE = /\d/u;

/** Lists the headers of all tables and the names of their rows. */
function listLabels(index: OpenIndex): string {
  return findTables(index)
    .flatMap(({ header, rows }) => [...header, ...rows.flatMap(({ cells }) => cells[0] ?? [])].map(({ text }) => text))
    .join(' | ');
}

/** Adds the one group of ages that the tables have for children or for pensioners, which it does not call so: "a child" is "under 16". */
function addAgeGroup(labels: string, question: string): string {
  const groups: [RegExp, RegExp, RegExp][] = [
    [CHILD, CHILD_LABEL, UNDER_AGE],
    [SENIOR, SENIOR, OVER_AGE],
  ];
  const added = groups.flatMap(([asked, label, group]) => {
    if (!asked.test(question) || label.test(labels) || HAS_AGE.test(question)) return [];
    const found = [...new Set([...labels.matchAll(group)].map(([name]) => name.toLowerCase()))];
    return found.length === 1 ? found : [];
  });
  return added.length === 0 ? question : `${question.replace(/[\s?!.]+$/u, '')} (${added.join(', ')})?`;
}

/** Writes groups of an age in a question as most documents do: "the under 10s" and "u10" as "under 10". */
export function nameAgeGroups(index: OpenIndex, written: string): string {
  const { text } = index;
  const question = [CHILD, SENIOR].some((asked) => asked.test(written)) ? addAgeGroup(listLabels(index), written) : written;
  const singular = question.replace(PLURAL, (_, side: string, age: string) => `${side} ${age}`);
  return singular.replace(SHORT, (match, age: string) => (new RegExp(`(?<![\\p{L}\\d])u-?${age}(?!\\d)`, 'iu').test(text) ? match : `under ${age}`));
}
