import { describe, expect, test } from '@jest/globals';
import { countWords } from '@sheaf/language/tokens/countWords';
import { findLetterFaults, joinLetterBody } from '../../../../bench/letters/letterFaults.ts';
import { formatCvText, listLetterCases } from '../../../../bench/letters/listLetterCases.ts';
import { measureSharedWording } from '../../../../bench/letters/manners.ts';
import { letterTones, wordsOfLength } from '../../../../contract/coverLetter.ts';
import { cvFixtures } from '../../fixtures/cvFixtures.ts';
import { planLetter } from '../plan/planLetter.ts';
import { readInstruction } from '../plan/readInstruction.ts';
import type { LetterSpec } from '../types/letterSpec.ts';
import { writeLetter } from './writeLetter.ts';
import { writeParagraph } from './writeParagraph.ts';

/** Every so manieth of the bench's letters, so that each tone, length and job has its turn. */
const STEP = 911;
const chronological = cvFixtures.find(({ name }) => name === 'chronological');

function assignmentFor(more: Partial<LetterSpec> = {}): LetterSpec {
  if (!chronological) throw new Error('The CV of the operations manager is gone.');
  const { profile } = chronological;
  return {
    profile,
    cvText: formatCvText(profile),
    pages: [],
    job: {
      title: 'Warehouse Manager',
      company: 'Lighthouse Goods',
      description: 'You will lead the day and night shifts.\nYou will train new team leaders.\nWe need SAP EWM and budget planning.',
      hiringManager: '',
    },
    highlights: '',
    tone: 'professional',
    length: 'standard',
    seed: 0,
    ...more,
  };
}

describe('a letter of the built-in writer', () => {
  test('has only facts of the CV, no placeholder, no cliché, at most its number of words and one page, for every request', () => {
    let place = 0;
    for (const { cv, spec } of listLetterCases()) {
      if (place++ % STEP !== 0) continue;
      const { tone, length, job } = spec;
      expect({ cv, tone, length, job: job.title, faults: findLetterFaults(writeLetter(spec), spec) }).toEqual({
        cv,
        tone,
        length,
        job: job.title,
        faults: [],
      });
    }
  });

  test('leads with a result of the CV and names the job in its first paragraph', () => {
    const [, opening] = writeLetter(assignmentFor());
    expect(opening?.text).toMatch(/2\.1% to 0\.6%/);
    expect(opening?.text).toContain('Warehouse Manager');
  });

  test('gives a reason in the words of the advertisement', () => {
    expect(joinLetterBody(writeLetter(assignmentFor()))).toMatch(/leading the day and night shifts|training new team leaders/);
  });

  test('is the same for the same seed, and clearly another for the next', () => {
    expect(writeLetter(assignmentFor({ seed: 3 }))).toEqual(writeLetter(assignmentFor({ seed: 3 })));
    for (const tone of letterTones) {
      const [one, other] = [0, 1].map((seed) => joinLetterBody(writeLetter(assignmentFor({ tone, seed }))));
      expect(measureSharedWording(one ?? '', other ?? '')).toBeLessThan(0.7);
    }
  });

  test('sounds otherwise in each tone', () => {
    const bodies = letterTones.map((tone) => joinLetterBody(writeLetter(assignmentFor({ tone }))));
    for (const [index, one] of bodies.entries()) {
      for (const other of bodies.slice(index + 1)) expect(measureSharedWording(one, other)).toBeLessThan(0.7);
    }
  });

  test('greets by name where there is one and signs with no name where there is none', () => {
    const { profile, job } = assignmentFor();
    const { name: _, ...nameless } = profile;
    const letter = writeLetter(assignmentFor({ profile: nameless, job: { ...job, hiringManager: 'Ms Imogen Hartley' } }));
    expect(letter[0]?.text).toBe('Dear Ms Hartley,');
    expect(letter.at(-1)?.text).toMatch(/^[\p{L} ]+,$/u);
  });

  test('says what the visitor asked to have said', () => {
    const letter = (highlights: string) => joinLetterBody(writeLetter(assignmentFor({ highlights })));
    expect(letter('I am moving to Leeds in June.')).toContain('I am moving to Leeds in June.');
    expect(letter('- Available from 1 March')).toContain('I am available from 1 March.');
    expect(letter('organised a charity run for 200 people')).toContain('I organised a charity run for 200 people.');
    expect(letter('forklift licence')).toContain('forklift licence.');
  });

  test('says when the CV gives it little to stand on, and is honest then', () => {
    const profile = { links: [], skills: ['Cycling'], experience: [], education: [], languages: [] };
    const spec = assignmentFor({ profile, cvText: 'Cycling', length: 'long' });
    expect(planLetter(spec).hasLittleEvidence).toBe(true);
    const letter = writeLetter(spec);
    expect(findLetterFaults(letter, spec)).toEqual([]);
    // A CV with few facts gives a shorter letter, without filler.
    expect(countWords(joinLetterBody(letter))).toBeLessThan(wordsOfLength.short.min);
  });

  test('takes only names from a CV in another language', () => {
    const french = cvFixtures.find(({ name }) => name === 'french');
    if (!french) throw new Error('The French CV is gone.');
    const letter = joinLetterBody(writeLetter(assignmentFor({ profile: french.profile, cvText: formatCvText(french.profile) })));
    expect(letter).toContain('Rhône Mutuelle');
    expect(letter).not.toContain('Pilotage');
  });

  test('can have one paragraph worded anew, which repeats none of the others', () => {
    const letter = writeLetter(assignmentFor());
    const rewritten = writeParagraph(assignmentFor({ seed: 1 }), letter, 'motivation');
    expect(rewritten?.id).toBe('motivation');
    expect(rewritten?.text).not.toBe(letter.find(({ id }) => id === 'motivation')?.text);
    expect(writeParagraph(assignmentFor(), letter, 'no-such-paragraph')).toBeUndefined();
  });
});

describe('a wish for the next wording', () => {
  test.each([
    ['shorter', { length: 'short' }],
    ['Make it longer, please', { length: 'long' }],
    ['a bit shorter and more formal', { length: 'short', tone: 'formal' }],
    ['less stiff', { tone: 'friendly' }],
    ['Mention SAP EWM and my work at Kestrel Home Stores', { mention: ['SAP EWM', 'Kestrel Home Stores'] }],
    ["don't mention the night shift", { without: ['night shift'] }],
    ['', {}],
    ['mention my pilot licence', { isUnderstood: false }],
    ['as a pirate would say it', { isUnderstood: false }],
  ])('"%s" is understood as far as the CV and the writer go', (text, wanted) => {
    expect(readInstruction(text, assignmentFor())).toEqual({ mention: [], without: [], isUnderstood: true, ...wanted });
  });

  test('changes what is stated', () => {
    expect(joinLetterBody(writeLetter(assignmentFor({ without: ['night shift'], length: 'long' })))).not.toContain('on the night shift');
    expect(joinLetterBody(writeLetter(assignmentFor({ mention: ['halved missing items'], length: 'short' })))).toContain('halved missing items');
  });
});

test('does not shout what a CV in capitals says', () => {
  const europass = cvFixtures.find(({ name }) => name === 'europass');
  if (!europass) throw new Error('The CV is missing.');
  const letter = writeLetter({
    profile: europass.profile,
    cvText: '',
    pages: [],
    job: { title: 'Teacher', company: 'Ashgrove Academy', hiringManager: '', description: 'You will plan lessons and talk to parents.' },
    highlights: '',
    tone: 'professional',
    length: 'standard',
    seed: 0,
  });
  const text = letter.map((paragraph) => paragraph.text).join('\n');
  expect(text).toContain('Primary School Teacher');
  expect(text).not.toContain('PRIMARY');
  // Nobody works at Self-employed.
  expect(text).toMatch(/as self-employed Private Tutor, I/);
});
