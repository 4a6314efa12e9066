import fc from 'fast-check';
import { buildCaseEvidence } from './cases/people.ts';
import { findClaims } from './findClaims.ts';

const today = new Date('2026-11-01');

/** Returns whether a claim is supported when this is the one line of the CV that has a figure. */
function isSupported(line: string, claim: string): boolean {
  const profile = {
    name: 'Ada Quist',
    headline: 'Coordinator',
    location: 'Bergen',
    skills: [],
    languages: [],
    experience: [{ title: 'Coordinator', company: 'Brant Logistics', start: '2015', end: 'present', bullets: [line] }],
    education: [],
  };
  const evidence = buildCaseEvidence(profile, {});
  const claims = findClaims(claim, evidence, today).filter(({ text }) => /\d/.test(text));
  expect(claims).not.toEqual([]);
  return claims.every(({ supported }) => supported);
}

/** Ways to say one bound; those of one row mean the same. */
const bounds = {
  exactly: [''],
  over: ['over ', 'more than ', 'in excess of ', '>'],
  atLeast: ['at least ', 'no fewer than ', 'a minimum of '],
  nearly: ['nearly ', 'almost ', 'just under '],
  about: ['about ', 'around ', 'approximately '],
  upTo: ['up to ', 'no more than ', 'at most '],
  under: ['under ', 'fewer than ', 'below ', '<'],
};
type Bound = keyof typeof bounds;

/** What may be said of the same figure besides its own bound: it must follow from the CV. */
const alsoTrue: Record<Bound, Bound[]> = {
  exactly: ['atLeast', 'about', 'upTo'],
  over: ['exactly', 'atLeast', 'about'],
  atLeast: ['exactly', 'about'],
  nearly: ['about', 'upTo', 'under'],
  about: [],
  upTo: [],
  under: ['upTo'],
};

const bound = fc.constantFrom(...(Object.keys(bounds) as Bound[]));
const figure = fc.integer({ min: 20, max: 900 });
const thing = fc.constantFrom('customer complaints', 'parcels', 'site visits', 'invoices');
const chooseBound = (of: Bound, pick: number) => bounds[of][pick % bounds[of].length] ?? '';

test('an equal bound in other words is supported, whatever is counted', () => {
  fc.assert(
    fc.property(bound, figure, thing, fc.nat(), fc.nat(), (of, count, subject, one, other) => {
      expect(isSupported(`Handled ${chooseBound(of, one)}${count} ${subject}`, `I handled ${chooseBound(of, other)}${count} ${subject}.`)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('another bound is supported only where it follows from the CV', () => {
  fc.assert(
    fc.property(bound, bound, figure, thing, fc.nat(), (known, claimed, count, subject, pick) => {
      fc.pre(known !== claimed);
      const isStated = isSupported(
        `Handled ${chooseBound(known, pick)}${count} ${subject}`,
        `I handled ${chooseBound(claimed, pick)}${count} ${subject}.`,
      );
      expect([known, claimed, isStated]).toEqual([known, claimed, alsoTrue[known].includes(claimed)]);
    }),
    { numRuns: 200 },
  );
});

test('ten times the figure is supported under no bound, nor is a tenth of it', () => {
  fc.assert(
    fc.property(bound, bound, figure, thing, fc.constantFrom(10, 0.1), (known, claimed, tens, subject, times) => {
      const count = tens * 10;
      expect(
        isSupported(`Handled ${chooseBound(known, 0)}${count} ${subject}`, `I handled ${chooseBound(claimed, 0)}${count * times} ${subject}.`),
      ).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['Kept waiting times under 480 seconds', 'I kept waiting times to 480 seconds.', false],
  ['Kept waiting times under 480 seconds', 'I kept waiting times below 480 seconds.', true],
  ['Kept waiting times under 480 seconds', 'I kept waiting times under 480 minutes.', false],
  ['Kept losses below 3% of sales', 'I kept losses at 3% of sales.', false],
  ['Kept losses below 3% of sales', 'I kept losses under 3% of sales.', true],
  ['Kept losses below 3% of sales', 'I kept losses above 3% of sales.', false],
  ['Ran a budget of up to £2m', 'I ran a budget of £2m.', false],
  ['Ran a budget of up to £2m', 'I ran a budget of up to £2 million.', true],
  ['Ran a budget of up to £2m', 'I ran a budget of up to €2m.', false],
  ['Ran a budget of up to £2m', 'I ran a budget of up to £2k.', false],
  ['Answered 90 calls a day', 'I answered 90 calls an hour.', false],
  ['Answered 90 calls a day', 'I answered 90 calls per day.', true],
  ['Served 60 guests or fewer', 'I served at most 60 guests.', true],
  ['Served 60 guests or fewer', 'I served 60 guests or more.', false],
  ['Cut response times from 42 to 13 minutes', 'I cut response times from 42 to 13 minutes.', true],
  ['Cut response times from 42 to 13 minutes', 'I took response times from 13 to 42 minutes.', false],
  ['Atendí menos de 480 reclamaciones', 'Atendí 480 reclamaciones.', false],
  ['Atendí menos de 480 reclamaciones', 'Atendí menos de 480 reclamaciones.', true],
  ['Atendí hasta 480 reclamaciones', 'Atendí más de 480 reclamaciones.', false],
])('of "%s", "%s" is supported: %s', (line, claim, supported) => {
  expect(isSupported(line, claim)).toBe(supported);
});

test('accepts a line quoted word for word, and nothing that differs in one of them', () => {
  const line = 'Falls with harm halved, from 18 in 2021 to 9 in 2023, after introducing bay nursing';
  const expected = (text: string) => isSupported(line, `In my time as Coordinator at Brant Logistics, ${text}.`);
  expect(expected('falls with harm halved, from 18 in 2021 to 9 in 2023, after introducing bay nursing')).toBe(true);
  expect(expected('complaints halved, from 18 in 2021 to 9 in 2023, after introducing bay nursing')).toBe(false);
  expect(expected('falls with harm halved, from 28 in 2021 to 9 in 2023, after introducing bay nursing')).toBe(false);
});
