import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { countDays, findLengths } from '../deadlines/lengths.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';

/** A clause that holds where something is done so many days before. */
export interface TimedClause {
  sentence: number;
  text: string;
  from: number;
  to: number;
}

const BETWEEN = new RegExp(
  `(?<!\\p{L})(?:(?:between|zwischen|entre|from|von) )?(?<more>${SEVERAL})(?: (?:days?|weeks?|months?|Tagen?|Wochen|Monaten?|días|semanas|meses))? ?(?:and|und|y|to|bis|a|–|-) ?(?=(?:${SEVERAL}|one|eine[rm]?|una?) \\p{L})`,
  'iu',
);
const MORE =
  /(?<!\p{L})(?:more than|over|at least|up to|until|till|no later than|mehr als|mindestens|über|bis(?: zu| spätestens)?|spätestens|más de|al menos|hasta) $/iu;
const MORE_AFTER = /^ (?:or more|or earlier|oder mehr|oder früher|o más)(?!\p{L})/iu;
const LESS = /(?<!\p{L})(?:less than|fewer than|within|under|inside|weniger als|innerhalb(?: von)?|unter|menos de|en los) (?:the last )?$/iu;
const LESS_AFTER = /^ (?:or (?:less|fewer|later)|oder weniger|o menos)(?!\p{L})/iu;
const AFTER_THAT = /^\W*(?:after that|afterwards|thereafter|later than that|if later|danach|später|después|a partir de entonces)(?!\p{L})/iu;
const CLAUSE = /;\s|,\s(?=(?:after that|afterwards|thereafter|danach|después|and (?:with|within|less|after))(?!\p{L}))/giu;
const BEFORE = /(?<!\p{L})(?:before|beforehand|in advance|ahead|prior|to go|vorher|vor|zuvor|antes)(?!\p{L})/iu;

/** The greatest distance of "before" after a length, in characters. */
const MAX_DISTANCE = 14;
/** The greatest distance of a stage from the next one, in sentences. */
const NEXT = 2;

/** Reads how many days before something a question names. */
export function readDaysBefore(question: string): number | undefined {
  const [length, another] = findLengths(question).filter(({ at, text }) =>
    BEFORE.test(question.slice(at + text.length, at + text.length + MAX_DISTANCE)),
  );
  return length && !another ? countDays(length) : undefined;
}

/** Lists the clauses of a document that hold for so many days before, each with its span of days. */
export function listTimedClauses(index: OpenIndex): TimedClause[] {
  const all: TimedClause[] = [];
  for (const sentence of index.sentences.keys()) {
    for (const text of readOnOneLine(index, sentence).split(CLAUSE)) {
      const before = all.at(-1);
      const isNext = before !== undefined && sentence - before.sentence <= 1;
      const span = AFTER_THAT.test(text) ? (isNext ? { from: 0, to: before.from - 1 } : undefined) : readSpan(text);
      if (span) all.push({ sentence, text, ...span });
    }
  }
  // Of a run of clauses one has to say that it is before something.
  return all.filter(({ sentence }) => all.some((each) => Math.abs(each.sentence - sentence) <= NEXT && BEFORE.test(each.text)));
}

function readSpan(text: string): Pick<TimedClause, 'from' | 'to'> | undefined {
  const [length] = findLengths(text);
  // Children under twelve years are no time before something.
  if (!length || length.unit === 'year') return undefined;
  const days = countDays(length);
  const [before, after] = [text.slice(0, length.at), text.slice(length.at + length.text.length)];
  const between = BETWEEN.exec(text);
  const more = readSmallNumber(between?.groups?.more ?? '');
  if (between && more !== undefined && between.index + between[0].length === length.at)
    return { from: days, to: countDays({ count: more, unit: length.unit }) };
  if (MORE.test(before) || MORE_AFTER.test(after)) return { from: days, to: Number.POSITIVE_INFINITY };
  return LESS.test(before) || LESS_AFTER.test(after) ? { from: 0, to: days } : undefined;
}
