import { MONTH_NAMES } from '../../answer/monthNames.ts';
import { readGermanGroup, readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import { normalizeUnit } from './priceUnits.ts';

/** A number of something that a question names: "10 days", "the two of us". */
export interface QuestionCount {
  count: number;
  /** The units that its words may be. */
  units: readonly string[];
  /** Its words, without the number. */
  words: string;
  /** As the question has it, with no more than the unit. */
  matchedText: string;
}

const NUMBER = `\\d{1,3}(?:[.,]\\d{3})+|\\d{1,6}|${SEVERAL}`;
const COUNTED = new RegExp(`(?<![\\p{L}\\d.,:£€$#/-])(?<count>${NUMBER})[ -](?<words>\\p{L}+(?: \\p{L}{3,})?)(?!\\p{L})`, 'giu');
/** Ages, times of day, dates, sums of money and parts are no numbers of things. */
const NO_COUNT = new RegExp(
  `^(?:years?[- ]old|year[- ]old|am|pm|o|uhr|st|nd|rd|th|euros?|pounds?|dollars?|pence|cents?|percent|per|prozent|times|mal|veces|of (?:them|the)|or|and|y|und|oder|to|bis|a|hasta|de|${MONTH_NAMES.flat().join('|')})(?!\\p{L})`,
  'iu',
);
const PEOPLE: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:all |the |we )?(?<count>${SEVERAL}) of us(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:los|las|nosotr[oa]s|somos|somos las|para) (?<count>${SEVERAL})(?=\\W*(?:$|[,.?!]|\\s(?:en|por|durante|y|a)\\s))`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:für uns|wir|wir sind|uns) (?<count>${SEVERAL})(?=\\W*$|[,.?!]|\\s(?:in|im|für|bei|zusammen)(?!\\p{L}))`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:for|we are|we're) (?<count>${SEVERAL})(?=\\W*$|[,.?!])`, 'iu'),
];
const PAIR =
  /(?<!\p{L})(?:both of us|us both|my (?:wife|husband|partner|girlfriend|boyfriend|friend|mum|dad|son|daughter|sister|brother) and (?:i|me)|(?:me|i) and my (?:wife|husband|partner|girlfriend|boyfriend|friend|mum|dad|son|daughter|sister|brother)|mi (?:mujer|marido|pareja|amig[oa]) y yo|mein(?:e|en)? (?:frau|mann|freundin|freund) und (?:ich|mich))(?!\p{L})/iu;
const GROUP = /(?<!\p{L})zu (?<count>zweit|dritt|viert|fünft|sechst)(?!\p{L})/iu;
const PERIOD =
  /(?<!\p{L})(?:(?:for|over|in|during|por|durante|en|für) (?:an?|one|the|una?|el|la|eine?n?)|(?:an?|one|una?|eine?n?) (?:whole|full|entire|ganze[ns]?)|all|the (?:whole|entire)|toda la|todo el|die ganze|den ganzen|das ganze) (?:whole |full |entire |ganze[ns]? )?(?<unit>hour|day|night|week|month|year|hora|día|noche|semana|mes|año|stunde|tag|nacht|woche|monat|jahr)(?!\p{L})/iu;

/** Reads each number of things, people or units that a question names. */
export function readQuestionCounts(question: string): QuestionCount[] {
  const people = readPeople(question);
  const rest = people ? question.replace(people.matchedText, ' ') : question;
  const counted = [...rest.matchAll(COUNTED)].flatMap((found): QuestionCount[] => {
    const { count: countText = '', words = '' } = found.groups ?? {};
    const count = readSmallNumber(countText.replace(/[.,](?=\d{3})/g, ''));
    if (count === undefined || count < 1 || NO_COUNT.test(words) || (/^(?:19|20)\d\d$/.test(countText) && !/^\p{L}{3,}s$/u.test(words))) return [];
    return [{ count, units: words.split(' ').map(normalizeUnit), words, matchedText: found[0].split(' ').slice(0, 2).join(' ') }];
  });
  const period = PERIOD.exec(rest);
  const whole = period?.groups?.unit;
  const periods =
    whole && !counted.some(({ units }) => units.some((unit) => unit === normalizeUnit(whole)))
      ? [{ count: 1, units: [normalizeUnit(whole)], words: whole, matchedText: period[0] }]
      : [];
  return [...(people ? [people] : []), ...counted, ...periods];
}

function readPeople(question: string): QuestionCount | undefined {
  const pair = PAIR.exec(question);
  if (pair) return { count: 2, units: ['person'], words: '', matchedText: pair[0] };
  const group = GROUP.exec(question);
  const several = PEOPLE.map((pattern) => pattern.exec(question)).find(Boolean);
  const countText = group?.groups?.count ?? several?.groups?.count ?? '';
  const count = readGermanGroup(countText) ?? readSmallNumber(countText);
  const whole = group?.[0] ?? several?.[0];
  return count === undefined || whole === undefined ? undefined : { count, units: ['person'], words: '', matchedText: whole };
}

/** Returns a question without the numbers that it names. */
export function dropCounts(question: string, counts: readonly QuestionCount[]): string {
  return counts.reduce((left, { matchedText }) => left.replace(matchedText, ' '), question);
}
