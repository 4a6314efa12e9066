import { expect, test } from '@jest/globals';
import { describeUnpaidRole } from './describeUnpaidRole.ts';

test.each([
  ['Treasurer, Leith Community Garden, 2020 – present', 'serve as Treasurer at Leith Community Garden'],
  ['Maths tutor, Moss Side Learning Centre, weekly, 2022 – 2024', 'served as a maths tutor at Moss Side Learning Centre'],
  ['2019–2021 Trustee | Harbour Arts Trust', 'served as Trustee at Harbour Arts Trust'],
  ['School governor at St Aidan’s Primary School (since 2021)', 'serve as a school governor at St Aidan’s Primary School'],
  ['Guest lecturer, University of the West of England, 2022–2024', 'served as a guest lecturer at the University of the West of England'],
  ['Beach survey leader, Marine Conservation Society, since March 2024', 'serve as a beach survey leader at the Marine Conservation Society'],
  ['Trustee of Bristol Print Fair since 2021', 'serve as Trustee at Bristol Print Fair'],
])('marks an unpaid post as unpaid: %s', (line, finite) => {
  expect(describeUnpaidRole(line)?.finite).toBe(finite);
});

test.each([['Helped at the food bank'], ['Duke of Edinburgh Award, Gold, 2018'], ['Football, chess, gardening']])(
  'takes no post from "%s"',
  (line) => {
    expect(describeUnpaidRole(line)).toBeUndefined();
  },
);
