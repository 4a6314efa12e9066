import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { Cell, Row, Table } from '../../documentQuestions/structure/table.ts';
import { findTables } from '../../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { type ParsedQuestion, parseQuestion, type QuestionTerm } from '../../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { composeAnswer } from '../tableAnswer.ts';
import { findTitleAbove } from '../tableView.ts';
import { CLOCK, DATE, findExpectedEnd, PLACE } from './answerKinds.ts';
import { matchText } from './matchTable.ts';

type Kind = 'who' | 'where' | 'hour' | 'when';

const KINDS: readonly [Kind, RegExp][] = [
  ['who', /\b(?:who(?:['’]?s|m|se)?|which (?:speaker|teacher|tutor|lecturer|trainer))\b|(?<!\p{L})(?:qui[eé]n(?:es)?|wer|wem|wen)(?!\p{L})/iu],
  [
    'where',
    /\bwhere(?:['’]?s)?\b|\b(?:which|what) (?:room|hall|place|building|venue|platform|gate|court|classroom|studio|floor|stage)\b|(?<!\p{L})(?:wo|wohin|(?:in )?welche[mnrs]? (?:raum|saal|halle|ort)|d[oó]nde|en qu[eé] (?:sala|aula|lugar))(?!\p{L})/iu,
  ],
  ['hour', /\b(?:what|which) time\b|(?<!\p{L})(?:a qu[eé] hora|um wie ?viel uhr|um welche uhrzeit)(?!\p{L})/iu],
  ['when', /\bwhen(?:['’]?s)?\b|\b(?:what|which) (?:day|date)\b|(?<!\p{L})(?:cu[aá]ndo|qu[eé] d[ií]a|wann|welche[mnr]? tag)(?!\p{L})/iu],
];
const PLACE_HEADER =
  /^(?:where|place|room|venue|location|hall|building|meeting point|platform|ort|raum|saal|wo|treffpunkt|lugar|sala|aula|dónde)(?!\p{L})/iu;
const TIME_HEADER = /^(?:time|hour|when|day|start|uhrzeit|zeit|uhr|tag|hora|día|)$/iu;
const NAME =
  "(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sir|Councillor|Herr|Frau|Don|Doña|D\\.|Dña)\\.? )?\\p{Lu}[\\p{L}’'-]+(?: (?:\\p{Lu}[\\p{L}’'-]+|\\p{Lu}\\.|de|del|la|von|van|der)){1,3}(?!\\p{L})";
const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u');
/** A name after a dash, a colon or "with" is the person who does it. */
const NAME_AFTER = new RegExp(`(?:[–—:;]|\\b(?:with|by|mit|von|con|por))\\s(?<name>${NAME})`, 'gu');
const PERSON_HEADER =
  /(?<!\p{L})(?:who|person|speaker|teacher|lecturer|tutor|leader|trainer|contact|name|responsible|wer|leitung|referent\p{L}*|lehrkraft|quién|profesor\p{L}*|responsable|ponente)(?!\p{L})/iu;
/** What a programme is made of, which few rows say of themselves; and words that ask for the kind of value. */
const EVENT_WORDS: ReadonlySet<string> = new Set(
  [
    [
      'en',
      'talk talks session speech presentation event slot lecture programme time hour day date place room happen begin start leave depart arrive get run lead led hold speak speaks talking speaker name',
    ],
    ['es', 'charla ponencia sesión acto hora día fecha lugar sala empieza comienza sale llega da imparte'],
    ['de', 'Vortrag Veranstaltung Termin Uhr Uhrzeit Tag Datum Ort Raum beginnt fängt startet hält leitet'],
  ].flatMap(([language = 'en', words = '']) => findTerms(words, language).map(({ term }) => term)),
);
const MIN_EXPLAINED = 0.75;
const MIN_LIKELY_EXPLAINED = 0.5;
const LEAD = 0.12;
const MATCHED = 0.6;
const MISSING_SHARE = 0.4;
const ADJACENT_SHARE = 0.85;

interface Found {
  table: Table;
  row: Row;
  /** The cell that the question names. */
  named: Cell;
  explained: number;
}

/**
 * Answers who, where or when from the row in which any cell is what a question names: the room and the hour of a workshop in a programme.
 * The value must be of the kind of the question. It is certain where the row, its headers and the title have each word of the question.
 */
export function lookUpAnyCell(index: OpenIndex, parsed: ParsedQuestion, isLikely = false): BuiltInAnswer | undefined {
  const kind = KINDS.find(([, pattern]) => pattern.test(parsed.question))?.[0];
  if (!kind) return undefined;
  // "The 22nd" is the day of "22 May".
  const { terms } = /\d(?:st|nd|rd|th)\b/iu.test(parsed.question)
    ? parseQuestion(index, { question: parsed.question.replace(/(\d)(?:st|nd|rd|th)\b/giu, '$1'), history: [] })
    : parsed;
  const [best, next] = rankRows(
    index,
    terms.filter(({ isFraming }) => !isFraming),
  );
  if (!best || best.explained < (isLikely ? MIN_LIKELY_EXPLAINED : MIN_EXPLAINED) || best.explained - (next?.explained ?? 0) < LEAD) return undefined;
  const value = findValue(kind, best, parsed.question);
  if (value === undefined) return undefined;
  const name = collapseSpaces(best.named.text);
  const answer = composeAnswer(index, [{ text: name === value ? collapseSpaces(best.row.cells[0]?.text) : name, row: best.row }], {
    code: 'value',
    value,
  });
  return isLikely ? { ...answer, lead: { code: 'likelyValue', value, page: best.row.page }, status: 'partial' } : answer;
}

function rankRows(index: OpenIndex, words: readonly QuestionTerm[]): Found[] {
  const weights = words.map(({ term, weight, forms, reworded }) =>
    EVENT_WORDS.has(term) ? 0 : forms.length + reworded.length === 0 ? MISSING_SHARE * weight : weight,
  );
  const total = weights.reduce((sum, each) => sum + each, 0);
  if (total === 0) return [];
  const explain = (likeness: readonly number[]) => weights.reduce((sum, weight, at) => sum + weight * (likeness[at] ?? 0), 0) / total;
  return findTables(index)
    .flatMap((table) => {
      const around = matchText(index, words, `${findTitleAbove(index, table)} ${table.header.map(({ text }) => text).join(' ')}`).likeness;
      return table.rows.flatMap((row): Found[] => {
        const cells = row.cells.map((cell) => ({ cell, likeness: matchText(index, words, cell.text).likeness }));
        const [most] = [...cells].sort((one, other) => explain(other.likeness) - explain(one.likeness));
        // The only row of a table is named by its headers: "Train | From | To | Departs".
        const isNamed =
          most !== undefined &&
          (explain(most.likeness) > 0 || (table.rows.length === 1 && explain(matchText(index, words, table.header[0]?.text ?? '').likeness) > 0));
        const named = isNamed ? (explain(most.likeness) > 0 ? most : cells[0]) : undefined;
        if (!named) return [];
        const whole = words.map((_, at) =>
          Math.max(named.likeness[at] ?? 0, ADJACENT_SHARE * Math.max(around[at] ?? 0, ...cells.map(({ likeness }) => likeness[at] ?? 0))),
        );
        // A word that the document has elsewhere names another topic.
        const isOther = words.some(
          ({ term, forms }, at) => (whole[at] ?? 0) < MATCHED && !EVENT_WORDS.has(term) && forms.some(({ likeness }) => likeness >= 0.9),
        );
        return isOther ? [] : [{ table, row, named: named.cell, explained: explain(whole) }];
      });
    })
    .sort((one, other) => other.explained - one.explained);
}

function findValue(kind: Kind, { table, row, named }: Found, question: string): string | undefined {
  const others = row.cells.filter((cell) => cell !== named);
  if (kind === 'who') return findPerson(table, named, others);
  if (kind === 'where') return findPlace(table, named, others);
  const pattern = kind === 'hour' ? CLOCK : DATE;
  const fitting = others.filter(({ text }) => pattern.test(text) || CLOCK.test(text));
  const [only, another] = fitting;
  if (only && !another) return collapseSpaces(only.text);
  const end = findExpectedEnd(
    fitting.map((cell) => readHeader(table, cell)),
    END_ASKED.test(question) || START_ASKED.test(question) ? question : 'when does it start',
  );
  return end === undefined ? undefined : collapseSpaces(fitting[end]?.text);
}

/** Whether a question says which end it asks for. Else it is the beginning. */
const END_ASKED =
  /\b(?:arriv\p{L}+|lands?|get (?:to|there|in|back)|reach\p{L}*|ends?|finish\p{L}*|clos\p{L}+|shut|until|over|back)\b|(?<!\p{L})(?:ankomm\p{L}*|kommt|endet|bis|llega\p{L}*|termina\p{L}*|acaba\p{L}*|hasta)(?!\p{L})/iu;
const START_ASKED =
  /\b(?:leav\p{L}+|depart\p{L}*|starts?|begins?|opens?|go(?:es)?|set off|from)\b|(?<!\p{L})(?:fährt|fahren|beginnt|öffnet|ab|sale\p{L}*|empieza|abre|desde)(?!\p{L})/iu;

function findPerson(table: Table, named: Cell, others: readonly Cell[]): string | undefined {
  const names = [...collapseSpaces(named.text).matchAll(NAME_AFTER)].map(({ groups }) => groups?.name ?? '');
  if (names.length > 0) return names.length === 1 ? names[0] : undefined;
  const people = others.filter(
    (cell) => WHOLE_NAME.test(collapseSpaces(cell.text)) || (PERSON_HEADER.test(readHeader(table, cell)) && /^\p{Lu}\p{L}+/u.test(cell.text)),
  );
  const [only, another] = people;
  return only && !another ? collapseSpaces(only.text) : undefined;
}

/** Finds the place of a row: below "Room", or the header itself where the columns are places. */
function findPlace(table: Table, named: Cell, others: readonly Cell[]): string | undefined {
  const cells = others.filter((cell) => PLACE_HEADER.test(readHeader(table, cell)));
  const [only, another] = cells;
  if (only) return another ? undefined : collapseSpaces(only.text);
  const headerCell = readHeader(table, named);
  const arePlaces =
    table.header.length > 2 && table.header.slice(1).some(({ text }) => PLACE.test(text)) && TIME_HEADER.test(table.header[0]?.text ?? '');
  return arePlaces && headerCell !== collapseSpaces(table.header[0]?.text) ? headerCell : undefined;
}

/** Returns the header above a cell: the one on its left edge, or else the nearest before it. */
function readHeader({ header }: Table, cell: Cell): string {
  const headerCell = header.findLast(({ left }) => left <= cell.left + (cell.right - cell.left) / 4);
  return collapseSpaces(headerCell?.text);
}

function collapseSpaces(text: string | undefined): string {
  return text?.replace(/\s+/g, ' ').trim() ?? '';
}
