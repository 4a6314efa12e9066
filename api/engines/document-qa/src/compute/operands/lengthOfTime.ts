import { countDays, findDates } from '../../answer/dates.ts';
import type { Row, Table } from '../../documentQuestions/structure/table.ts';
import { findCellBelow, findTables } from '../../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { parseQuestion } from '../../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { findClockTimes, findDurations, writeMinutes } from '../quantities/readClock.ts';
import { composeSteps } from './composeSteps.ts';
import { chooseLeader, listContentTerms, matchLabelled } from './matchOperands.ts';
import type { Labelled } from './operand.ts';
import { findHeadingAbove, readHeadingAt } from './sections.ts';

const ASKED =
  /\bhow (?:long|many (?:hours|minutes))\b|(?<!\p{L})(?:cuánto (?:dura|duran|tarda|tiempo)|cuánt[oa]s (?:horas|minutos)|wie (?:lange|viele (?:stunden|minuten))|wieviele (?:stunden|minuten))(?!\p{L})/iu;
const ASKED_WORDS =
  /\b(?:how|long|many|hours?|minutes?|take[ns]?|last[s]?|in total|altogether|get|there|travel)\b|(?<!\p{L})(?:cuánt[oa]s?|dura\p{L}*|tarda\p{L}*|tiempo|horas|minutos|wie|lange|viele|stunden|minuten|dauert|dauern)(?!\p{L})/giu;
/** A time until which something is possible or that passes before it is no length. */
const OTHER =
  /\bhow long (?:do i have|have i got|can i|can we|may|before|until|after|ago|are you open|is .* open)\b|\b(?:notice|valid|guarantee|warranty|keep|wait|open)\b|(?<!\p{L})(?:geöffnet|gültig|abierto|válid\p{L}+)(?!\p{L})/iu;
/** Clocks differ where one flies to. */
const FLIES = /(?<!\p{L})(?:fl(?:y|ight|ights|ying)|flug|flüge|fliegen|flieg|vuelos?|volar)(?!\p{L})/iu;
const STARTS =
  /^(?:departs?|departure|dep\.?|leaves?|from|starts?|begins?|start time|out|abfahrt|ab|beginn|von|start|salida|sale|inicio|empieza|desde|comienzo)$/iu;
const ENDS = /^(?:arrives?|arrival|arr\.?|to|until|ends?|finish(?:es)?|end time|back|in|ankunft|an|ende|bis|llegada|llega|fin|termina|hasta)$/iu;
const UNTIL = /(?<!\p{L})(?:ends?|until|till|finish(?:es)?|to|bis|ende|endet|hasta|termina)(?: at| um| a las)? $/iu;
const RANGE = /^\s?(?:to|until|till|and|–|—|-|bis|und|a|y|hasta)(?: las)?\s?$/iu;
const WEEKDAYS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:s)? to\b|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s\b|(?<!\p{L})(?:täglich|daily|open|opening|hours|drop[- ]?off|pick[- ]?up|check[- ]?in|check[- ]?out|collection|office|phone|call|available|any time|deliver\p{L}*|come between|abgabe|abholung|erreichbar|anreise|entrega|recogida|montags|bis freitags?|de lunes a|horario|geöffnet)(?!\p{L})/iu;
const DAY_MINUTES = 1440;
const EXPLAINED = 0.6;

interface Span extends Labelled {
  minutes: number;
  text: string;
}

/** Answers how long something takes from its first and its last time of day, in two cells or in one. Returns undefined where the document states the length itself. */
export function measureTime(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKED.test(question) || OTHER.test(question) || FLIES.test(question)) return undefined;
  const terms = listContentTerms(index, question.replace(ASKED_WORDS, ' '));
  if (terms.length === 0) return undefined;
  const spans = [...listCellSpans(index), ...listTextSpans(index)];
  const span = chooseLeader(matchLabelled(index, spans, terms), EXPLAINED);
  if (!span || FLIES.test(span.around)) return undefined;
  const { language } = parseQuestion(index, { question, history: [] });
  return composeSteps(index, [{ text: span.text, from: span }], { code: 'computed', value: writeMinutes(span.minutes, language) });
}

/** Lists the rows with a time below "Departs" and one below "Arrives", or with both in one cell. */
function listCellSpans(index: OpenIndex): Span[] {
  return findTables(index).flatMap((table) => {
    const headers = table.header.map(({ text }) => text.replace(/\s+/g, ' ').trim());
    const [start, end] = [
      headers.findIndex((header) => STARTS.test(header) && hasTimes(table, header)),
      headers.findIndex((header) => ENDS.test(header) && hasTimes(table, header)),
    ];
    const section = findHeadingAbove(index, table.paragraph);
    return table.rows.flatMap((row): Span[] => {
      const read = (column: number) => findCellBelow(table, row, column)?.text.replace(/\s+/g, ' ') ?? '';
      const whole = row.cells.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
      if (findDurations(whole).length > 0) return [];
      const pair = start >= 0 && end >= 0 ? [...findClockTimes(read(start)), ...findClockTimes(read(end))] : (findEnd(row) ?? findRange(row));
      const [from, to, another] = pair;
      if (!from || !to || another) return [];
      const minutes = (to.minutes - from.minutes + DAY_MINUTES) % DAY_MINUTES;
      const text = `${from.text} → ${to.text}`;
      const around = `${headers[0]} ${readHeadingAt(index, section)}`;
      return minutes === 0
        ? []
        : [
            {
              minutes,
              text,
              label: whole,
              around,
              name: row.cells[0]?.text.replace(/\s+/g, ' ') ?? '',
              span: { start: row.start, end: row.end },
              section,
            },
          ];
    });
  });
}

/** Returns the time that opens a row and the one until which it lasts: "1.30 | Dog show (ends 2.45)". */
function findEnd({ cells }: Row) {
  const [start, another] = findClockTimes(cells[0]?.text ?? '');
  const ends = cells.slice(1).flatMap(({ text }) => findClockTimes(text).filter(({ at }) => UNTIL.test(text.slice(0, at))));
  const [end, other] = ends;
  return start && end && !another && !other ? [start, end] : undefined;
}

/** Reads the same in a line: "1.30 Dog show (ends 2.45)". */
function readOpened(text: string) {
  const [start, end, another] = findClockTimes(text);
  return start?.at === 0 && end && !another && UNTIL.test(text.slice(0, end.at)) ? [start, end] : undefined;
}

function hasTimes(table: Table, header: string): boolean {
  const column = table.header.findIndex(({ text }) => text.replace(/\s+/g, ' ').trim() === header);
  return table.rows.some((row) => findClockTimes(findCellBelow(table, row, column)?.text ?? '').length === 1);
}

function findRange({ cells }: Row) {
  const ranges = cells.flatMap(({ text }) => {
    const found = readRange(text.replace(/\s+/g, ' '));
    return found ? [found] : [];
  });
  return ranges.length === 1 ? (ranges[0] ?? []) : [];
}

function readRange(text: string) {
  const [from, to, another] = findClockTimes(text);
  const isRange = from && to && !another && RANGE.test(text.slice(from.at + from.text.length, to.at));
  return isRange ? [from, to] : undefined;
}

/** Lists the sentences with one range of times, which are no opening hours. */
function listTextSpans(index: OpenIndex): Span[] {
  return index.sentences.flatMap(({ start, end, paragraph }, sentence): Span[] => {
    const text = readOnOneLine(index, sentence);
    if (index.paragraphs[paragraph]?.kind === 'tableRow' || WEEKDAYS.test(text) || findDurations(text).length > 0) return [];
    const [from, to] = readRange(text) ?? readOpened(text) ?? [];
    if (!from || !to || to.minutes <= from.minutes) return [];
    const section = findHeadingAbove(index, paragraph);
    return [
      {
        minutes: to.minutes - from.minutes,
        text: `${from.text} → ${to.text}`,
        label: text,
        around: readHeadingAt(index, section),
        name: '',
        span: { start, end },
        section,
        sentence,
      },
    ];
  });
}

const ASKS_DAYS =
  /\bhow (?:long|many (?:days|nights|weeks))\b|(?<!\p{L})(?:cu[aá]nt[oa]s? (?:d[ií]as|noches|tiempo|dura)|wie (?:lange|viele (?:tage|nächte)))(?!\p{L})/iu;
const LASTS =
  /\b(?:last[s]?|run[s]?|covered|insured|is|are|go(?:es)? on|valid|for)\b|(?<!\p{L})(?:dura\p{L}*|vale|cubre|dauert|gilt|läuft|versichert)(?!\p{L})/iu;
const FIRST_ROW = /^(?:start(?:s| date)?|begins?|beginning|from|first day|valid from|inicio|comienzo|desde|beginn|von|ab|gültig ab|anfang)$/iu;
const LAST_ROW = /^(?:ends?(?: date)?|until|last day|to|valid until|expir\p{L}+|fin|final|hasta|vencimiento|ende|bis|gültig bis|ablauf)$/iu;

/** Answers how many days something lasts from the rows of its first and its last day, where a document has one of each. Both days count. */
export function countDaysOfSchedule(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_DAYS.test(question) || !LASTS.test(question)) return undefined;
  const rows = findTables(index).flatMap((table) =>
    [{ cells: table.header, start: table.header[0]?.start ?? 0, end: table.header.at(-1)?.end ?? 0 }, ...table.rows].map((row) => ({ row, table })),
  );
  const find = (name: RegExp) =>
    rows.filter(
      ({ row }) => row.cells.length === 2 && name.test(row.cells[0]?.text.trim() ?? '') && findDates(row.cells[1]?.text ?? '').length === 1,
    );
  const [[first, another], [last, other]] = [find(FIRST_ROW), find(LAST_ROW)];
  if (!first || !last || another || other || first.table !== last.table) return undefined;
  // Each word of the question that the document has must be of what the grid is about.
  const section = findHeadingAbove(index, first.table.paragraph);
  const terms = listContentTerms(
    index,
    question.replace(ASKED_WORDS, ' ').replace(/(?<!\p{L})(?:days?|nights?|d[ií]as|noches|tage|nächte|weeks?)(?!\p{L})/giu, ' '),
  );
  const title = index.paragraphs.findIndex(({ kind }) => kind === 'heading');
  const grid = { label: readHeadingAt(index, section), around: readHeadingAt(index, title), name: '', span: { start: 0, end: 0 }, section };
  if (terms.length > 0 && !chooseLeader(matchLabelled(index, [grid], terms), EXPLAINED)) return undefined;
  const [from, to] = [first, last].map(({ row }) => findDates(row.cells[1]?.text ?? '')[0]);
  const days = from && to ? countDays(from, to) : undefined;
  if (days === undefined || !from || !to) return undefined;
  const { language } = parseQuestion(index, { question, history: [] });
  const steps = [first, last].map(({ row }) => ({
    text: row.cells[1]?.text.replace(/\s+/g, ' ') ?? '',
    from: { span: { start: row.start, end: row.end }, name: row.cells[0]?.text ?? '' },
  }));
  const unit = language === 'es' ? 'días' : language === 'de' ? 'Tage' : 'days';
  return composeSteps(index, steps, { code: 'computed', value: `${days + 1} ${unit}` });
}
