import { readSmallNumber } from '../answer/smallNumbers.ts';

/** What is to be computed from amounts or dates of the running text. */
export type Computation =
  | { task: 'over months'; months: number; about: string }
  | { task: 'per month'; about: string }
  | { task: 'times'; count: number; unit: string; about: string }
  | { task: 'sum' | 'difference'; parts: string[] }
  | { task: 'duration'; unit: 'days' | 'weeks' | 'months' | 'any' };

const MONEY_QUESTION =
  /\bhow much\b|\bwhat (?:do|does|will|would|is|are|must)\b|(?<!\p{L})(?:cuánto|cuanto|qué|wie ?viel|was (?:kostet|kosten|zahle|muss)|wie hoch)(?!\p{L})/iu;
const OVER_MONTHS: readonly [RegExp, (found: RegExpExecArray) => number][] = [
  [
    /\b(?:(?:over|in|for|during|after|within|across) )?(?:a|one|per|the whole|each|every|over the) (?:whole |full )?year\b|\b(?:yearly|annually|per annum)\b|(?<!\p{L})(?:al año|en un año|por año|anualmente|im jahr|in einem jahr|pro jahr|jährlich)(?!\p{L})/iu,
    () => 12,
  ],
  [
    /\b(?:over|in|for|during|after|within) (?:all )?(\d{1,2}) months\b|(?<!\p{L})(?:en|durante|in|über|für) (\d{1,2}) (?:meses|monate\p{L}*)(?!\p{L})/iu,
    readCount,
  ],
  [/\b(?:over|in|for|during|after) (two|three|four|five|six|nine|ten|twelve|eighteen) months\b/iu, readCount],
];
const PER_MONTH = /\b(?:(?:per|a|each|every) month|monthly)\b|(?<!\p{L})(?:al mes|por mes|cada mes|im monat|pro monat|monatlich)(?!\p{L})/iu;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, nine: 9, ten: 10, twelve: 12, eighteen: 18 };
const SUM =
  /\b(?:together|in total|altogether|combined|in sum|sum of|total of)\b|(?<!\p{L})(?:en total|junt[oa]s|suma de|suman|zusammen|insgesamt|summe)(?!\p{L})/iu;
const DIFFERENCE = [
  /\bhow much (?:more|less|higher|lower|dearer|cheaper|more expensive)(?: \p{L}+)?? (?:is|are|does|do|was|costs?) (?<first>.+?) than (?<second>.+?)\W*$/iu,
  /\bdifference between (?<first>.+?) and (?<second>.+?)\W*$/iu,
  /(?<!\p{L})(?:diferencia entre) (?<first>.+?) y (?<second>.+?)\W*$/iu,
  /(?<!\p{L})cuánto más (?:cuesta|es|vale) (?<first>.+?) que (?<second>.+?)\W*$/iu,
  /(?<!\p{L})(?:unterschied zwischen) (?<first>.+?) und (?<second>.+?)\W*$/iu,
  /(?<!\p{L})wie ?viel (?:mehr|teurer|höher)(?: kostet| ist)? (?<first>.+?) als (?<second>.+?)\W*$/iu,
];
/** "For 120 people", "for three hours": how often a price of one is to be paid. */
const TIMES =
  /\b(?:for|with) (\d{1,4}|\p{L}{2,9}) (people|persons|guests|adults|children|kids|students|of us|hours|days|nights|weeks|copies|pieces|items|tickets|rooms|chairs|boxes|bags)\b|(?<!\p{L})(?:para|für) (\d{1,4}) (personas|invitados|horas|noches|días|personen|gäste|stunden|nächte|tage)(?!\p{L})/iu;
const BETWEEN_PARTS = /\s+(?:and|plus|y|más|und|mit)\s+|,\s+/iu;
const DURATION =
  /\bhow (?:long|many (days|weeks|months|nights))\b|(?<!\p{L})(?:cuánto (?:dura|duran|tiempo)|cuántos (días|meses)|cuántas (semanas)|wie lange|wie ?viele (tage|wochen|monate))(?!\p{L})/iu;
const MOST_PARTS = 4;

/** Finds what a question wants computed. Returns undefined for a question that a sentence answers as it stands. */
export function findComputation(question: string): Computation | undefined {
  const difference = DIFFERENCE.map((pattern) => pattern.exec(question)?.groups).find(Boolean);
  if (difference?.first && difference.second) return { task: 'difference', parts: [difference.first, difference.second] };
  if (MONEY_QUESTION.test(question)) {
    if (PER_MONTH.test(question)) return { task: 'per month', about: question.replace(PER_MONTH, ' ') };
    for (const [pattern, count] of OVER_MONTHS) {
      const found = pattern.exec(question);
      if (found) return { task: 'over months', months: count(found), about: question.replace(pattern, ' ') };
    }
    const times = TIMES.exec(question);
    const count = readSmallNumber(times?.[1] ?? times?.[3] ?? '');
    if (times && count !== undefined && count > 1)
      return { task: 'times', count, unit: times[2] ?? times[4] ?? '', about: question.replace(TIMES, ' ') };
    if (SUM.test(question)) {
      const parts = question
        .replace(SUM, ' ')
        .split(BETWEEN_PARTS)
        .filter((part) => /\p{L}{3}/u.test(part));
      if (parts.length >= 2 && parts.length <= MOST_PARTS) return { task: 'sum', parts };
    }
  }
  const duration = DURATION.exec(question);
  return duration ? { task: 'duration', unit: readUnit(duration.slice(1).find(Boolean)) } : undefined;
}

function readCount(found: RegExpExecArray): number {
  const said = found.slice(1).find(Boolean)?.toLowerCase() ?? '';
  return COUNTS[said] ?? Number(said);
}

function readUnit(said: string | undefined): 'days' | 'weeks' | 'months' | 'any' {
  if (said === undefined) return 'any';
  if (/^(?:days|nights|días|tage)$/i.test(said)) return 'days';
  return /^(?:weeks|semanas|wochen)$/i.test(said) ? 'weeks' : 'months';
}
