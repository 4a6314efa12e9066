import { readSmallNumber } from '../answer/smallNumbers.ts';

/** What is to be computed from amounts or dates of the running text. */
export type Computation =
  | { task: 'over months'; months: number; about: string }
  | { task: 'per month'; about: string }
  | { task: 'times'; count: number; unit: string; about: string }
  | { task: 'sum' | 'difference'; parts: string[] }
  | { task: 'duration'; unit: 'days' | 'nights' | 'weeks' | 'months' | 'any' };

const MONEY_QUESTION =
  /\bhow much\b|\bwhat(?:'?s| (?:do|does|will|would|is|are|must|can|may))\b|\bprice (?:for|of)\b|(?<!\p{L})(?:cuánto|cuanto|qué|wie ?viel|was (?:kostet|kosten|macht|machen|zahle|muss|ist|sind)|wie hoch)(?!\p{L})/iu;
const NUMBER =
  '(\\d{1,2}|two|three|four|five|six|nine|ten|twelve|eighteen|dos|tres|cuatro|cinco|seis|nueve|diez|doce|zwei|drei|vier|fünf|sechs|neun|zehn|zwölf)';
const OVER_MONTHS: readonly [RegExp, (found: RegExpExecArray) => number][] = [
  [
    /\b(?:(?:over|in|for|during) )?(?:half a year|half-year|six months)\b|(?<!\p{L})(?:(?:en|por|durante) )?medio año(?!\p{L})|(?<!\p{L})(?:(?:für|in) )?ein(?:em)? halbes?n? Jahr(?!\p{L})/iu,
    () => 6,
  ],
  [
    /\b(?:(?:over|in|for|during|after|within|across) )?(?:a|one|per|the whole|the entire|the full|each|every|over the|all) (?:whole |full |entire )?year(?: long| round)?\b|\b(?:a|one|the whole|each) year['’]?s(?= (?:rent|worth|fee|fees|subscription|premium|charge|charges|payments?|membership)\b)|\b(?:yearly|annual(?= (?:rent|cost|total)\b)|annually|per annum)\b|(?<!\p{L})(?:(?:al|(?:en |de |por |durante )?(?:un|el|todo el)|por) año(?: entero| completo)?|anualmente|(?:im|in einem|pro|aufs|übers|(?:über )?das) (?:ganzen? )?jahr(?: über)?|in einem ganzen jahr|jährlich)(?!\p{L})/iu,
    () => 12,
  ],
  [
    new RegExp(
      `\\b(?:over|in|for|during|after|within) (?:all |the )?(?:first |whole |next )?${NUMBER} months\\b|(?<!\\p{L})(?:(?:en|durante|in|über|für) )?(?:los |las |die |den |de los )?(?:primeros |ersten )?${NUMBER} (?:primeros |ersten )?(?:meses|monate\\p{L}*)(?!\\p{L})`,
      'iu',
    ),
    readCount,
  ],
];
/** "By how much does it go up each year" asks for a step, not for a sum. */
const RISES =
  /\b(?:go(?:es|ne)? up|rises?|risen|raised?|increase[sd]?|grow[sn]?)\b|(?<!\p{L})(?:sub(?:e|en|ir\p{L}*)|aument\p{L}+|steig\p{L}+|erhöh\p{L}+)(?!\p{L})/iu;
const PER_MONTH = /\b(?:(?:per|a|each|every) month|monthly)\b|(?<!\p{L})(?:al mes|por mes|cada mes|im monat|pro monat|monatlich)(?!\p{L})/iu;
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
  /(?:^|\b(?:for|with|over|during) (?:the )?)(\d{1,4}|\p{L}{2,9}) (people|persons|guests|adults|children|kids|students|of us|hours|days|nights|weeks|copies|pieces|items|tickets|rooms|chairs|boxes|bags)\b|(?<!\p{L})(?:para|für) (\d{1,4}) (personas|invitados|niños|horas|noches|días|semanas|personen|gäste|kinder|stunden|nächte|tage|wochen)(?!\p{L})|(?<!\p{L})(\d{1,3}|\p{L}{2,9}) (hours|days|weeks|horas|días|semanas|stunden|tage|wochen) (late|overdue|de retraso|tarde|zu spät|verspätet)(?!\p{L})/iu;
const BETWEEN_PARTS = /\s+(?:and|plus|y|más|und|mit)\s+|,\s+/iu;
const DURATION =
  /\bhow (?:long|many (days|weeks|months|nights))\b|(?<!\p{L})(?:cuánto (?:dura|duran|tiempo)|cuántos (días|meses)|cuántas (semanas|noches)|wie lange|wie ?viele (tage|nächte|wochen|monate))(?!\p{L})/iu;
const COUNTS_THINGS = /\bhow many\b|(?<!\p{L})(?:cuánt[oa]s|wie ?viele)(?!\p{L})/iu;
const MAX_PARTS = 4;

/** Finds what a question wants computed. Returns undefined for a question that a sentence answers as it is. */
export function findComputation(question: string): Computation | undefined {
  const difference = DIFFERENCE.map((pattern) => pattern.exec(question)?.groups).find(Boolean);
  if (difference?.first && difference.second) return { task: 'difference', parts: [difference.first, difference.second] };
  if (MONEY_QUESTION.test(question)) {
    if (PER_MONTH.test(question)) return { task: 'per month', about: question.replace(PER_MONTH, ' ') };
    for (const [pattern, count] of RISES.test(question) ? [] : OVER_MONTHS) {
      const found = pattern.exec(question);
      if (found) return { task: 'over months', months: count(found), about: question.replace(pattern, ' ') };
    }
    const times = findTimes(question);
    if (times) return times;
    if (SUM.test(question)) {
      const parts = question
        .replace(SUM, ' ')
        .split(BETWEEN_PARTS)
        .filter((part) => /\p{L}{3}/u.test(part));
      if (parts.length >= 2 && parts.length <= MAX_PARTS) return { task: 'sum', parts };
    }
  }
  const duration = DURATION.exec(question);
  if (!duration && COUNTS_THINGS.test(question)) return findTimes(question);
  return duration ? { task: 'duration', unit: readUnit(duration.slice(1).find(Boolean)) } : undefined;
}

function findTimes(question: string): Computation | undefined {
  const times = TIMES.exec(question);
  const count = readSmallNumber(times?.[1] ?? times?.[3] ?? times?.[5] ?? '');
  if (!times || count === undefined || count < 2) return undefined;
  return { task: 'times', count, unit: times[2] ?? times[4] ?? times[6] ?? '', about: question.replace(TIMES, times[7] ?? ' ') };
}

function readCount(found: RegExpExecArray): number {
  const countText = found.slice(1).find(Boolean)?.toLowerCase() ?? '';
  return readSmallNumber(countText) ?? Number(countText);
}

function readUnit(unitText: string | undefined): 'days' | 'nights' | 'weeks' | 'months' | 'any' {
  if (unitText === undefined) return 'any';
  if (/^(?:nights|noches|nächte)$/iu.test(unitText)) return 'nights';
  if (/^(?:days|días|tage)$/i.test(unitText)) return 'days';
  return /^(?:weeks|semanas|wochen)$/i.test(unitText) ? 'weeks' : 'months';
}
