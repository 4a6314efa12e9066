import { findTables } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { findQuestionMonths, readNamedMonths } from './calendarLabels.ts';

const SEASON =
  /(?<label>(?:high|peak|main|mid|shoulder|low|off-?peak|summer|winter) season|temporada (?:alta|media|baja)|(?:Haupt|Neben|Zwischen|Hoch)saison)/giu;
const OTHER_DATES =
  /\b(?:all|every|any) other (?:dates?|days?|months?|times?|nights?)\b|\bthe rest of the year\b|(?<!\p{L})(?:el resto del año|übrige[ns]? (?:Zeit|Monate?|Tage))(?!\p{L})/iu;
const UNTIL = /(?:until|till|up to|before|hasta|bis)(?: the| el| zum)?\s(?:\d{1,2}(?:st|nd|rd|th|\.)?\s)?(?:de\s)?(?<month>\p{L}+)/giu;
const FROM =
  /(?:from|after|since|desde|ab)(?: the| el| dem)?\s(?:\d{1,2}(?:st|nd|rd|th|\.)?\s)?(?:de\s)?(?<month>\p{L}+)(?!\s*(?:to|until|till|bis|a|al|hasta|-|–)\s)/giu;
const MONTHS_OF_YEAR = 12;

/** Adds the season of the month that a question names, where a table has a column for each season and the text says which months they have. */
export function nameSeason(index: OpenIndex, question: string): string {
  const [month, another] = findQuestionMonths(question);
  if (month === undefined || another !== undefined) return question;
  const headers = findTables(index).flatMap(({ header }) => header.map(({ text }) => text.replace(/\s+/g, ' ')));
  if (!headers.some((header) => header.search(SEASON) >= 0)) return question;
  const season = findSeason(index.text.replace(/\s+/g, ' '), month);
  return season === undefined ? question : `${question.replace(/[\s?.!]+$/u, '')}, ${season}?`;
}

/** Finds the season whose months hold one, or the one that has all other dates. */
function findSeason(text: string, month: number): string | undefined {
  const sentences = text.split(/(?<=[.;])\s/u);
  const parts = sentences.flatMap((sentence) => {
    const labels = [...sentence.matchAll(SEASON)];
    return labels.map(({ index, 0: label }, position) => ({
      label,
      text: sentence.slice(index, labels[position + 1]?.index ?? sentence.length),
      sentence,
    }));
  });
  const matching = parts.find(({ text }) => listMonths(text).has(month));
  if (matching) return matching.label.toLowerCase();
  return parts.find(({ sentence }) => OTHER_DATES.test(sentence))?.label.toLowerCase();
}

/** Lists the months that a few words name, in ranges, and before or after their ends. */
function listMonths(words: string): Set<number> {
  const months = readNamedMonths(words);
  if (months.size === 0) return months;
  const named = (text: string | undefined) => [...readNamedMonths(text ?? '')][0];
  for (const { groups } of words.matchAll(UNTIL)) {
    const last = named(groups?.month);
    if (last !== undefined && !/\b(?:from|desde|von)\b/iu.test(words.slice(0, words.indexOf(groups?.month ?? ''))))
      for (let each = 0; each <= last; each += 1) months.add(each);
  }
  for (const { groups } of words.matchAll(FROM)) {
    const first = named(groups?.month);
    if (first !== undefined) for (let each = first; each < MONTHS_OF_YEAR; each += 1) months.add(each);
  }
  return months;
}
