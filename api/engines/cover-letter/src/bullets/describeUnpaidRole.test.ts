import { expect, test } from '@jest/globals';
import { describeUnpaidRole } from './describeUnpaidRole.ts';

test.each([
  ['Treasurer, Leith Community Garden, 2020 – present', 'serve as Treasurer at Leith Community Garden'],
  ['Maths tutor, Moss Side Learning Centre, weekly, 2022 – 2024', 'served as Maths tutor at Moss Side Learning Centre'],
  ['2019–2021 Trustee | Harbour Arts Trust', 'served as Trustee at Harbour Arts Trust'],
  ['School governor at St Aidan’s Primary School (since 2021)', 'serve as School governor at St Aidan’s Primary School'],
])('tells an unpaid post as one: %s', (line, did) => {
  expect(describeUnpaidRole(line)?.did).toBe(did);
});

test.each([['Helped at the food bank'], ['Duke of Edinburgh Award, Gold, 2018'], ['Football, chess, gardening']])(
  'takes no post from "%s"',
  (line) => {
    expect(describeUnpaidRole(line)).toBeUndefined();
  },
);
