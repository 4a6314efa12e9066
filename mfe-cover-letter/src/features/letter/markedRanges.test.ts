import { findMarkedRanges } from './markedRanges';

const claim = (text: string, supported = true) => ({ text, supported, source: supported ? ('cv' as const) : null });

test('each claim is marked where it is, the second time at its second place', () => {
  const text = 'In 2019 I led 12 nurses, and 12 more in 2021.';
  const ranges = findMarkedRanges(text, { claims: ['2019', '12', '12', '2021'].map((each) => claim(each)), cliches: [], findings: [] });
  expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(['2019', '12', '12', '2021']);
  expect(new Set(ranges.map(({ start }) => start)).size).toBe(4);
});

test('what needs a look is never hidden behind what is proven', () => {
  const ranges = findMarkedRanges('I am a team player with an award.', {
    claims: [claim('team player with an award'), claim('award', false)],
    cliches: ['Team player'],
    findings: [],
  });
  expect(ranges.map(({ kind }) => kind)).toEqual(['worn', 'amber']);
});
