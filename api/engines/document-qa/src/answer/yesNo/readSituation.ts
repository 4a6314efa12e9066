import { readQuestionAge } from '../ages.ts';
import { readSmallNumber } from '../smallNumbers.ts';
import { findMeasures, type Measure, writeMeasures, YEAR } from './measures.ts';

/** What a question says about the visitor's own case. An age is in years. */
export type Situation = Measure & { isAge?: boolean };

/** A time of day is no number of anything. */
const CLOCK =
  /\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.|o['’]clock|at night|in the (?:morning|evening|afternoon)|uhr|h|de la (?:mañana|tarde|noche))(?!\p{L})|\b(?:at|um|a las?) \d{1,2}(?:[:.]\d\d)?(?!\s?(?:%|percent|euros?|pounds?|years?|days?|weeks?|months?|minutes?|people|degrees|°|km|m\b|kg|jahr|tag))(?![\d.,])/giu;
const DATE =
  /\b\d{1,2}(?:st|nd|rd|th)?\.? (?:of |de )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|mai|okt|dez|febr|märz)\p{L}*|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}\b/giu;
/** "We'd be 60", "12 of us", "a party of 14", "somos 8". */
const GROUP =
  /(?:\bwe(?:['’](?:d|ll|re))?(?: are| would| will| were)?(?: only| just| about| around)?(?: be)?|\bthere(?:['’](?:s|re|ll))?(?: are| will| is| would)?(?: only| just)?(?: be)?|\b(?:group|party|table|bunch|family|class|team) (?:of|for)|(?<!\p{L})(?:somos|seremos|éramos|seríamos|un grupo de|wir (?:sind|wären|kommen)(?: zu)?|eine gruppe von)) (?<size>\d{1,3})(?!\d|[.,:]\d|\s?(?:%|[£€$]|(?:miles|km|minutes|mins|hours|days|nights|weeks|months|years|años|jahre|horas|días|noches)\b))/giu;
const MONTHS_OLD =
  /(?<!\p{L})(?:son|daughter|child|kid|baby|toddler|boy|girl|little one|he|she|hijo|hija|bebé|sohn|tochter|kind)(?: is|['’]s| tiene| ist)?(?: only| just)? (?<months>\d{1,2}) (?:months?|meses|monate?)(?: old| alt)?(?! (?:ago|before|after|later|left))/iu;
const BABY = /(?<!\p{L})(?<months>\d{1,2})[- ](?:months?[- ]old|monate alt)/iu;
/** A bound that the question itself sets is compared elsewhere: "longer than 2 years". */
const ASKS_BOUND = /\b(?:more|\p{L}{3,}er) than\s?$|(?<!\p{L})(?:más de|menos de|mehr als|\p{L}{3,}er als)\s?$/iu;

/** Reads the figures of the visitor's own case from a question, each with what it is a measure of. */
export function readSituation(question: string): Situation[] {
  const age = readAge(question);
  const written = writeMeasures(question.replace(CLOCK, ' ').replace(DATE, ' '));
  const groups = [...written.matchAll(GROUP)].map((found) => Number(found.groups?.size));
  const measures = findMeasures(written).flatMap((measure): Situation[] => {
    if (ASKS_BOUND.test(written.slice(0, measure.start + 1).replace(/[£€$]?$/u, ''))) return [];
    if (measure.kind === 'count' && groups.includes(measure.value)) return [{ ...measure, kind: 'people' }];
    // The figure of an age is no other measure.
    const isOfAge = age !== undefined && (measure.kind === 'duration' || measure.kind === 'count') && isAgeFigure(measure, age);
    return isOfAge ? [] : [measure];
  });
  return age === undefined ? measures : [{ kind: 'duration', unit: '', value: age * YEAR, start: 0, end: 0, noun: '', isAge: true }, ...measures];
}

function isAgeFigure({ kind, value }: Measure, age: number): boolean {
  const years = kind === 'duration' ? value / YEAR : value;
  return Math.abs(years - age) <= 1;
}

function readAge(question: string): number | undefined {
  const months = readSmallNumber((BABY.exec(question) ?? MONTHS_OLD.exec(question))?.groups?.months ?? '');
  return months === undefined ? readQuestionAge(question) : months / 12;
}
