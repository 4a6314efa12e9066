import { expect, test } from '@jest/globals';
import type { LetterSpec } from '../types/letterSpec.ts';
import { writeLetter } from '../write/writeLetter.ts';
import { mentionsWish } from './mentionsWish.ts';
import { readInstruction } from './readInstruction.ts';

const bullets = ['Mentor six newly qualified nurses a year', 'Cut medication errors by 37% in 18 months', 'Lead a team of 22 on a 28-bed unit'];
const profile = {
  name: 'Grace Thornton',
  links: [],
  skills: [],
  languages: [],
  education: [],
  experience: [{ title: 'Deputy Ward Manager', company: 'Fosse Hospital', start: '2022', end: 'present', bullets }],
};
const spec: LetterSpec = {
  profile,
  cvText: ['Deputy Ward Manager, Fosse Hospital', ...bullets].join('\n'),
  pages: [],
  job: { title: 'Ward Manager', company: 'Northgate Trust', description: '', hiringManager: '' },
  highlights: '',
  tone: 'professional',
  length: 'short',
  seed: 0,
};

test.each([
  'mention my mentoring of nurses',
  'Please also mention that I mentor nurses.',
  'Could you bring up my mentoring of nurses?',
  'I would like it to mention mentoring nurses',
  "don't forget my mentoring of newly qualified nurses",
  'make sure you mention the nurses I mentor',
  'lead with my mentoring of nurses',
  'say something about mentoring nurses',
])('puts what the instruction "%s" asks for first in the letter', (instruction) => {
  const { mention, isUnderstood } = readInstruction(instruction, spec);
  expect([isUnderstood, mention.length]).toEqual([true, 1]);
  const [, opening] = writeLetter({ ...spec, mention });
  expect(opening?.text).toContain('mentor six newly qualified nurses');
});

test.each(['take out the medication errors', 'say nothing about medication errors', 'I want you to leave out the medication errors'])(
  'understands "%s"',
  (instruction) => {
    const { without, isUnderstood } = readInstruction(instruction, spec);
    expect([isUnderstood, without.length]).toEqual([true, 1]);
    expect(
      writeLetter({ ...spec, without })
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('medication');
  },
);

test('needs a model for what the CV does not say', () => {
  expect(readInstruction('mention my mentoring of pilots', spec).isUnderstood).toBe(false);
  expect(mentionsWish('Mentor six nurses', 'of the')).toBe(false);
});
