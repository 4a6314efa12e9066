import { readQuestionAge } from '../../answer/ages.ts';
import type { Table } from '../../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { findCalendarLabels } from '../../tables/calendarLabels.ts';
import { findRangeLabels } from '../../tables/rangeLabels.ts';
import { collectOperands } from '../operands/collectOperands.ts';
import type { Operand } from '../operands/operand.ts';
import { isTime } from '../operands/priceUnits.ts';

/** Finds the one price whose row has the months, days or ages of a question, and whose column has the others or is how often it is paid. */
export function bindByFacts(index: OpenIndex, question: string): Operand | undefined {
  const age = readQuestionAge(question);
  const facts = age === undefined ? question : `${question}, ${age} years`;
  const prices = collectOperands(index).filter(({ cell, quantity }) => cell && /^[A-Z]{3}$/.test(quantity.unit));
  const found = [...new Set(prices.flatMap(({ cell }) => cell?.table ?? []))].flatMap((table) => {
    const tablePrices = prices.filter(({ cell }) => cell?.table === table);
    const row = chooseRow(table, facts);
    const rowPrices = tablePrices.filter(({ cell }) => cell?.row === row);
    if (!row || rowPrices.length === 0) return [];
    const place = chooseColumn(table, rowPrices, facts);
    return place ? [place] : [];
  });
  const [only, another] = found;
  return another ? undefined : only;
}

function chooseRow({ rows, header }: Table, facts: string): Table['rows'][number] | undefined {
  const labels = rows.map(({ cells }) =>
    cells
      .slice(0, 2)
      .map(({ text }) => text.replace(/\s+/g, ' '))
      .join(' '),
  );
  const names = rows.map(({ cells }) => cells[0]?.text.replace(/\s+/g, ' ') ?? '');
  const [position, another] = findCalendarLabels(labels, facts) ?? findRangeLabels(names, `${header[0]?.text ?? ''} age`, facts) ?? [];
  return position === undefined || another !== undefined ? undefined : rows[position];
}

function chooseColumn(table: Table, rowPrices: readonly Operand[], facts: string): Operand | undefined {
  const headers = rowPrices.map(({ cell }) => table.header[cell?.column ?? 0]?.text.replace(/\s+/g, ' ') ?? '');
  const places = findCalendarLabels(headers, facts) ?? findRangeLabels(headers, '', facts);
  if (places) return places.length === 1 ? rowPrices[places[0] ?? 0] : undefined;
  const matching = rowPrices.filter(({ per }) => per.some((unit) => isTime(unit) && PERIOD_WORDS[unit]?.test(facts)));
  if (matching.length === 1) return matching[0];
  return rowPrices.length === 1 ? rowPrices[0] : undefined;
}

/** How questions say that something is paid again and again. */
const PERIOD_WORDS: Readonly<Record<string, RegExp>> = {
  day: /\b(?:(?:a|per|each|every) day|daily)\b|(?<!\p{L})(?:al día|am tag|pro tag)(?!\p{L})/iu,
  night: /\b(?:a|per|each|every) night\b|(?<!\p{L})(?:por noche|pro nacht)(?!\p{L})/iu,
  week: /\b(?:(?:a|per|each|every) week|weekly)\b|(?<!\p{L})(?:a la semana|pro woche|die woche)(?!\p{L})/iu,
  month: /\b(?:(?:a|per|each|every) month|monthly)\b|(?<!\p{L})(?:al mes|im monat|pro monat|mensual)(?!\p{L})/iu,
  year: /\b(?:(?:a|per|each|every) year|annual(?:ly)?|yearly)\b|(?<!\p{L})(?:al año|im jahr|pro jahr|anual)(?!\p{L})/iu,
};
