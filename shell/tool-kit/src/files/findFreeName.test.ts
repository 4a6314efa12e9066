import { findFreeName } from './findFreeName';

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  ['report.pdf', named(), 'report.pdf'],
  ['report.pdf', named('other.pdf'), 'report.pdf'],
  ['report.pdf', named('report.pdf'), 'report.pdf (2)'],
  ['report.pdf', named('report.pdf', 'report.pdf (2)'), 'report.pdf (3)'],
  ['report.pdf', named('report.pdf (2)'), 'report.pdf'],
])('%s among %j is called %s', (name, others, expected) => {
  expect(findFreeName(name, others)).toBe(expected);
});
