import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeAnswer } from './tableAnswer.ts';
import type { TableView } from './tableView.ts';

const ASKS_WHICH = /(?<!\p{L})(?:which|what|qu[eé]|cuál|welche[rsmn]?)(?!\p{L})/iu;
const EARLIEST =
  /\b(?:earliest|first|soonest|longest (?:before|ahead|in advance)|furthest ahead)\b|(?<!\p{L})(?:antes|primero|con más antelación|zuerst|am frühesten|als erste[rsn]?)(?!\p{L})/iu;
const LATEST = /\b(?:latest|last)\b|(?<!\p{L})(?:más tarde|el último|la última|zuletzt|am spätesten|als letzte[rsn]?)(?!\p{L})/iu;
/** "Stop 5 days before", "2 Wochen vorher", "10 días antes". */
const LEAD_TIME =
  /(?<!\d)(?<number>\d{1,3})\s(?<unit>minutes?|hours?|days?|weeks?|months?|minutos?|horas?|días?|semanas?|mes(?:es)?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?)\s(?:before|beforehand|ahead|in advance|prior|earlier|antes|de antelación|vorher|zuvor|vor|im Voraus)(?!\p{L})/iu;
const HOURS: readonly [RegExp, number][] = [
  [/^min/iu, 1 / 60],
  [/^(?:h|stund)/iu, 1],
  [/^(?:d|tag)/iu, 24],
  [/^(?:w|sem)/iu, 168],
  [/^m/iu, 730],
];

/** Answers what has to be done first or last, where cells say how long before something each is: "Stop 5 days before". */
export function compareLeadTimes(index: OpenIndex, views: readonly TableView[], question: string): BuiltInAnswer | undefined {
  const sign = EARLIEST.test(question) ? -1 : LATEST.test(question) ? 1 : 0;
  if (sign === 0 || !ASKS_WHICH.test(question)) return undefined;
  const found = views.flatMap((view) => {
    const cells = view.table.rows.flatMap((row) =>
      row.cells.slice(view.nameColumn + 1).flatMap(({ text }) => {
        const { number, unit = '' } = LEAD_TIME.exec(text)?.groups ?? {};
        const scale = HOURS.find(([name]) => name.test(unit))?.[1];
        return number === undefined || scale === undefined
          ? []
          : [{ row, text, name: row.cells[view.nameColumn]?.text ?? '', hours: Number(number) * scale }];
      }),
    );
    return cells.length > 1 && new Set(cells.map(({ row }) => row)).size === cells.length ? [cells] : [];
  });
  const [cells, another] = found;
  const [best, next] = cells && !another ? [...cells].sort((one, other) => sign * (one.hours - other.hours)) : [];
  if (!best || best.hours === next?.hours) return undefined;
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  return composeAnswer(index, [{ text: clean(best.text), row: best.row }], { code: 'value', value: clean(best.name) });
}
