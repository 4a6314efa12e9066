import { DAY_NAMES } from '../../answer/dayNames.ts';
import { MONTH_NAMES } from '../../answer/monthNames.ts';
import { isTime } from '../operands/priceUnits.ts';
import { type QuestionCount, readQuestionCounts } from '../operands/questionCounts.ts';
import { dropLeftOut } from '../quantities/questionParts.ts';

/** One thing that a question wants counted into a sum, with its number if it has one. */
export interface BillPart {
  words: string;
  count: QuestionCount | undefined;
}

/** What a question wants added up: things with their numbers, and the lengths of time that hold for all of them. */
export interface Bill {
  parts: readonly BillPart[];
  times: readonly QuestionCount[];
}

const JOINED = /\s+(?:and|plus|with|including|incl\.?|y|más|mas|con|und|mit|inklusive|inkl\.?)\s+|\s*[,;+]\s+/iu;
const MONTH = MONTH_NAMES.flat().join('|');
/** Days, months and years choose a price and name none. */
const CALENDAR = new RegExp(
  `(?<!\\p{L})(?:(?:from|on|in|of|starting|am|ab|im|vom|el|en|de|desde|a partir de) )?(?:the |an? |next |this |every |our |los |las )?(?:\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of |de )?(?:${MONTH})|(?:${MONTH})(?: \\d{1,2}(?:st|nd|rd|th)?(?!\\d))?|${DAY_NAMES.join('|')}|weekends?|weekdays?|entre semana|fin de semana|wochenende)(?: (?:de )?(?:19|20)\\d\\d)?(?!\\p{L})|(?<!\\p{L})(?:in |en |im jahr )?(?:19|20)\\d\\d(?![\\p{L}\\d])`,
  'giu',
);
const AGE =
  /(?<!\p{L})(?:around|about|aged?|who are|of|unos|de|von)? ?\d{1,2}[- ](?:years?[- ]olds?|yrs?[- ]olds?|years?|años|jahre? alt|jährige)(?!\p{L})(?: old)?/giu;
/** How often it is due chooses a price too. */
const PERIOD =
  /(?<!\p{L})(?:paying |paid )?(?:(?:a|per|each|every) (?:month|week|year|day|night)|monthly|weekly|yearly|annual(?:ly)?|(?:al|por|cada) (?:mes|año|día)|(?:a la|por|cada) (?:semana|noche)|mensual(?:es|mente)?|(?:im|pro|jeden) (?:monat|jahr|tag)|(?:in der|pro|jede) (?:woche|nacht)|monatlich|jährlich|wöchentlich)(?!\p{L})/giu;
/** Words that only join the length of time to the rest. */
const LENGTH_FRAME =
  /(?<!\p{L})(?:for|over|during|my|our|the|first|next|full|whole|entire|durante|por|los|las|primeros|für|die|den|ersten|ganze[rns]?)\s*$/iu;

/** Reads what a question wants added up. Returns undefined where it names no price of anything. */
export function readBill(question: string): Bill {
  const aged = question.replace(AGE, ' ');
  const counts = readQuestionCounts(aged.replace(CALENDAR, ' '));
  const times = counts.filter(({ units }) => units[0] !== undefined && isTime(units[0]));
  const things = counts.filter((each) => !times.includes(each));
  const bare = times.reduce((left, { matchedText }) => cutTime(left, matchedText), dropLeftOut(aged).replace(CALENDAR, ' ').replace(PERIOD, ' '));
  const parts = bare.split(JOINED).flatMap((part) => splitAtCounts(part, things));
  return { parts, times };
}

/** Returns a question without its days, months, ages and how often something is paid. */
export function dropFacts(question: string): string {
  return question.replace(AGE, ' ').replace(CALENDAR, ' ').replace(PERIOD, ' ');
}

function cutTime(text: string, length: string): string {
  const at = text.indexOf(length);
  return at < 0 ? text : `${text.slice(0, at).replace(LENGTH_FRAME, ' ')} ${text.slice(at + length.length)}`;
}

/** Splits "two adults three children" before each number but the first. */
function splitAtCounts(text: string, things: readonly QuestionCount[]): BillPart[] {
  const found = things
    .flatMap((count) => {
      const at = text.indexOf(count.matchedText);
      return at < 0 ? [] : [{ count, at }];
    })
    .sort((one, other) => one.at - other.at);
  const [first, ...others] = found;
  if (!first) return [{ words: text, count: undefined }];
  const starts = [0, ...others.map(({ at }) => at), text.length];
  return found.map(({ count }, position) => ({
    words: text.slice(starts[position], starts[position + 1]).replace(count.matchedText, ` ${dropNumber(count.matchedText)} `),
    count,
  }));
}

function dropNumber(text: string): string {
  return text.split(' ').slice(1).join(' ');
}
