import { measureCpuMs } from '@sheaf/platform/testing/cpuTime';
import fc from 'fast-check';
import type { Evidence } from '../types/letterSpec.ts';
import { heldOut } from './cases/heldOut.ts';
import { letters } from './cases/letters.ts';
import { engineer, nurse, shopkeeper } from './cases/people.ts';
import { findClaims } from './findClaims.ts';

const today = new Date('2026-11-01');
const cases = [...letters, ...heldOut];
const expected = (evidence: Evidence, sentence: string) =>
  findClaims(sentence, evidence, today).map(({ text, source }) => `${text} (${source ?? 'nobody'})`);
const evidenceText = ({ cvText, profile, highlights, job }: Evidence) =>
  [cvText, JSON.stringify(profile), highlights, job.title, job.company, job.description, job.hiringManager].join('\n');

const anyCase = fc.constantFrom(...cases);
const joinParagraph = ({ falseSentences, trueSentences }: (typeof cases)[number]) =>
  fc
    .shuffledSubarray([...trueSentences, ...falseSentences.map(([, sentence]) => sentence)], { minLength: 1, maxLength: 5 })
    .map((sentences) => sentences.join(' '));
const anyParagraph = anyCase.chain((each) => joinParagraph(each).map((text) => ({ text, evidence: each.evidence })));

test('says where each statement stands', () => {
  expect(expected(nurse, 'At Harbour View Clinic I lead 12 nurses.')).toEqual(['Harbour View Clinic (cv)', '12 nurses (cv)']);
  expect(expected(nurse, 'I raised £2,400 for the hospice.')).toEqual(['£2,400 (you)']);
  expect(expected(nurse, 'You ask for somebody who can lead 45 staff.')).toEqual(['45 staff (job)']);
  expect(findClaims('I lead 12 nurses.', nurse, today)).toEqual([
    { text: '12 nurses', supported: true, source: 'cv', quote: '• Lead a team of 12 nurses on a 24-bed surgical ward', page: 1 },
  ]);
});

test('claims no logistics by the name of the company, and does by the word alone', () => {
  const letter = { ...nurse, job: { ...nurse.job, company: 'Amberline Logistics' } };
  const claims = (sentence: string) => findClaims(sentence, letter, today).filter(({ supported }) => !supported);
  expect(claims('I lead 12 nurses, and I would like to bring that experience to Amberline Logistics as your Ward Manager.')).toEqual([]);
  expect(claims('I am experienced in logistics.').map(({ text }) => text)).toEqual(['logistics']);
});

test.each([
  'I care about people, and I like order.',
  'Thank you for reading this.',
  'One of my strengths is patience.',
  'Two things draw me to this role.',
  'Hello,',
  'Hi there,',
])('finds nothing to look up in "%s"', (sentence) => {
  expect(findClaims(sentence, nurse, today)).toEqual([]);
});

test.each([
  ['nearly 500', true],
  ['about 500', true],
  ['over 450', true],
  ['480', true],
  ['over 500', false],
  ['500', false],
  ['more than 480', false],
])('rounds 480 complaints to "%s": %s', (figure, supported) => {
  expect(
    findClaims(`I handled ${figure} customer complaints a year at Kettle & Crane.`, shopkeeper, today).find(({ text }) =>
      text.includes('complaints'),
    ),
  ).toMatchObject({ supported });
});

test('takes each word of a claim from its paragraph and each quote from its source', () => {
  fc.assert(
    fc.property(anyParagraph, ({ text, evidence }) => {
      for (const claim of findClaims(text, evidence, today)) {
        expect(text).toContain(claim.text);
        if (claim.supported) expect(evidenceText(evidence)).toContain(claim.quote ?? 'nothing');
        expect(claim.supported).toBe(claim.source !== null);
      }
    }),
    { numRuns: 30 },
  );
});

test('still supports what it did when the CV says more', () => {
  fc.assert(
    fc.property(anyParagraph, fc.constantFrom(...cases), ({ text, evidence }, other) => {
      const longer = { ...evidence, cvText: `${evidence.cvText}\n${other.evidence.cvText}` };
      const after = findClaims(text, longer, today);
      for (const claim of findClaims(text, evidence, today).filter(({ supported }) => supported))
        expect(after).toContainEqual(expect.objectContaining({ text: claim.text, supported: true }));
    }),
    { numRuns: 20 },
  );
});

test('judges a sentence alone, wherever it stands, unless it points back', () => {
  fc.assert(
    fc.property(anyCase, fc.nat(), fc.nat(), ({ trueSentences, evidence }, one, other) => {
      const text = trueSentences.filter((sentence) => sentence.endsWith('.') && !/\bthere\b|in that/i.test(sentence));
      const [first = '', second = ''] = [text[one % text.length], text[other % text.length]];
      const single = [...findClaims(first, evidence, today), ...findClaims(second, evidence, today)];
      expect(findClaims(`${first} ${second}`, evidence, today)).toEqual(single);
    }),
    { numRuns: 40 },
  );
});

test('checks hostile text in no time', () => {
  const long = (span: string, length: number) => span.repeat(Math.ceil(length / span.length)).slice(0, length);
  const claimed = measureCpuMs(() => {
    for (const span of ['30 ', 'A ', 'At Acme I led ', 'a-', '1.1.1.', 'Senior Engineer of ', 'the last of ', '%%', 'BSc in '])
      findClaims(long(span, 2000), { ...engineer, cvText: long(`${span} 30 people Acme BSc `, 8000) }, today);
  });
  expect(claimed).toBeLessThan(10_000);
});
