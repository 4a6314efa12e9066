import { describe, expect, test } from '@jest/globals';
import { splitLabels } from './splitLabels.ts';

const split = (text: string) => splitLabels(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

describe('A line of labels and values is quoted pair by pair', () => {
  test.each([
    ['Collected: 4 June Returned: 11 June', ['Collected: 4 June', 'Returned: 11 June']],
    ['Account number: 8812 Due Date: 3 May 2031 Total: €40', ['Account number: 8812', 'Due Date: 3 May 2031', 'Total: €40']],
    ['Nombre: Ana Soto Curso: 5.º B', ['Nombre: Ana Soto', 'Curso: 5.º B']],
    ['Kundennummer: 77-1 Zeitraum: 1.1. bis 31.12.', ['Kundennummer: 77-1', 'Zeitraum: 1.1. bis 31.12.']],
  ])('%s', (line, pairs) => {
    expect(split(line)).toEqual(pairs);
  });

  test('but prose with colons stays a sentence', () => {
    const prose = 'Rule: you pay first, then you may enter the hall and Note: nobody waits.';
    expect(split(prose)).toEqual([prose]);
  });
});
