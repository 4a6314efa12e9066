import { expect, test } from '@jest/globals';
import { writeLetter } from '../write/writeLetter.ts';
import { buildPosition } from './positions.ts';
import { rankByRecency } from './recency.ts';

const position = (start?: string) => ({ title: 'Cook', company: 'Inn', bullets: [], ...(start && { start }) });

test.each([
  [
    ['2012', '2016', '2021'],
    [2, 1, 0],
  ],
  [
    ['03/2021', 'Aug 2016', '2012'],
    [0, 1, 2],
  ],
  [
    ['2016', '2021', '2012'],
    [1, 0, 2],
  ],
])('ranks positions that began in %j by their dates', (starts, ranks) => {
  expect(rankByRecency(starts.map(position))).toEqual(ranks);
});

test('keeps the order of a CV that gives no dates', () => {
  expect(rankByRecency([position('2012'), position(), position('2021')])).toEqual([0, 1, 2]);
});

test.each(['professional', 'formal', 'confident', 'enthusiastic', 'friendly', 'concise', 'creative'] as const)(
  'names the newest position first when a CV begins with the oldest (%s)',
  (tone) => {
    const profile = {
      name: 'Ada Quist',
      links: [],
      skills: [],
      languages: [],
      education: [],
      experience: [
        {
          title: 'House Officer',
          company: 'Mayo Hospital',
          start: '2016',
          end: '2017',
          bullets: ['Clerked 25 patients a day', 'Taught 12 students'],
        },
        { title: 'Medical Officer', company: 'Park Hospital', start: '2018', end: '2020', bullets: ['Ran a ward of 40 beds', 'Trained 60 nurses'] },
        { title: 'Trust Doctor', company: 'Wexham Hospital', start: '2021', end: 'present', bullets: ['Cut delays by 30%', 'Lead a team of 9'] },
      ],
    };
    const cvText = profile.experience.map(({ title, company, bullets }) => [title, company, ...bullets].join('\n')).join('\n');
    const job = { title: 'Doctor', company: 'Northwind Trust', description: '', hiringManager: '' };
    const text = writeLetter({ profile, cvText, pages: [], job, highlights: '', tone, length: 'standard', seed: 0 })
      .map((paragraph) => paragraph.text)
      .join(' ');
    const places = ['Wexham Hospital', 'Park Hospital', 'Mayo Hospital'].map((name) => text.indexOf(name));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places.every((place) => place >= 0)).toBe(true);
  },
);

test.each([
  ['1st Battalion, The Royal Welsh', 'The Royal Welsh'],
  ['School of Ocean Sciences, Bangor University', 'Bangor University'],
  ['Radiology Department, St Luke’s Hospital, Leeds', 'St Luke’s Hospital'],
  ['Department of Work, Cardiff', 'Department of Work'],
])('names the employer of "%s"', (company, name) => {
  expect(buildPosition({ title: 'Officer', company, isCurrent: false }).company).toBe(name);
});
