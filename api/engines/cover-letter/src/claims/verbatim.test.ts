import { buildCaseEvidence } from './cases/people.ts';
import { findClaims } from './findClaims.ts';

const today = new Date('2026-11-01');
const evidence = buildCaseEvidence(
  {
    name: 'Ada Quist',
    headline: 'Coach',
    location: 'Bergen',
    skills: [],
    languages: [],
    experience: [
      {
        title: 'Swimming Coach',
        company: 'Fjord Swimming Club',
        start: '2016',
        end: 'present',
        bullets: [
          '212 badges awarded since 2019, 88% at the first attempt',
          'Club grade rose from Bronze (2017) to Silver (2020), Gold for Juniors in 2023',
        ],
      },
      { title: 'Lifeguard', company: 'Vestbad', start: '2011', end: '2016', bullets: ['Took over a half-empty pool, two guards had left'] },
    ],
    education: [],
  },
  {},
);
const listUnsupported = (sentence: string) =>
  findClaims(sentence, evidence, today)
    .filter(({ supported }) => !supported)
    .map(({ text }) => text);

test.each([
  'My work as Swimming Coach at Fjord Swimming Club included 212 badges awarded since 2019 (88% at the first attempt).',
  'In my time as Swimming Coach at Fjord Swimming Club, club grade rose from Bronze (2017) to Silver (2020), Gold for Juniors in 2023.',
  'As Lifeguard at Vestbad, I took over a half-empty pool (two guards had left).',
])('leaves unmarked what the CV says in the same words: %s', (sentence) => {
  expect(listUnsupported(sentence)).toEqual([]);
});

test.each([
  ['My work as Swimming Coach at Fjord Swimming Club included 212 badges awarded since 2018.', '2018'],
  ['In my time as Lifeguard at Vestbad, club grade rose from Bronze (2017) to Silver (2020), Gold for Juniors in 2023.', '2020'],
  ['As Lifeguard at Vestbad, I took over a half-empty pool (three guards had left).', 'three guards'],
])('marks the figure that differs, or the employer it is not of: %s', (sentence, figure) => {
  expect(listUnsupported(sentence)).toContain(figure);
});
