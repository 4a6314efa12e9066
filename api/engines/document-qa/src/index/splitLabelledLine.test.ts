import { expect, test } from '@jest/globals';
import { splitLabelledLine } from './splitLabelledLine.ts';

const split = (line: string) =>
  splitLabelledLine(`# ${line}`, { start: 2, end: line.length + 2 }).map(({ start, end }) => `# ${line}`.slice(start, end));

test.each([
  [
    'Member: Olivia Grant Membership number: 48213 Start date: 1 May 2026',
    ['Member: Olivia Grant', 'Membership number: 48213', 'Start date: 1 May 2026'],
  ],
  ['Policy No: AB-1182 Excess Amount: £250 Valid until: 3 June', ['Policy No: AB-1182', 'Excess Amount: £250', 'Valid until: 3 June']],
  ['Account number: 8812 Due Date: 3 May 2031 Total: €40', ['Account number: 8812', 'Due Date: 3 May 2031', 'Total: €40']],
  ['Nombre: Ana Soto Curso: 5.º B', ['Nombre: Ana Soto', 'Curso: 5.º B']],
  ['Kundennummer: 77-1 Zeitraum: 1.1. bis 31.12.', ['Kundennummer: 77-1', 'Zeitraum: 1.1. bis 31.12.']],
  ['Kundin: Jana Vogt Zählernummer: 7733 Abschlag: 64 Euro', ['Kundin: Jana Vogt', 'Zählernummer: 7733', 'Abschlag: 64 Euro']],
])('a line of labels is one sentence for each of them: %s', (line, parts) => {
  expect(split(line)).toEqual(parts);
});

test.each([
  'The office is open at these times: weekdays from 9 to 5.',
  'Note: the pool closes at 20:30 on Sundays.',
  'Bring three things: a towel, a padlock and one of these: card or cash.',
  'We open on 3 May: see page 4.',
  'Rule: you pay first, then you may enter the hall and Note: nobody waits.',
])('other sentences stay whole: %s', (line) => {
  expect(split(line)).toEqual([line]);
});
