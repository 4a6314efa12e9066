import { expect, test } from '@jest/globals';
import { bulletToClause } from '../bullets/bulletToClause.ts';
import { findDuties } from './findDuties.ts';
import { formatCredential } from './formatCredential.ts';
import { formatEducation, formatSkill } from './formatNames.ts';

const duties = (...lines: string[]) => findDuties(`The role\n${lines.map((line) => `- ${line}`).join('\n')}`);

test.each([
  ['Conduct tribunal claims or instruct external counsel', []],
  ['Prepare accounts or check invoices', ['preparing accounts']],
  ['Write menus or order supplies', ['writing menus']],
])('names a duty of two to choose from as an achievement, or not at all: %s', (line, expected) => {
  expect(duties(line)).toEqual(expected);
});

test.each([
  ['Personal licence holder (Scotland)', 'a personal licence (Scotland)'],
  ['Fire Marshal', 'fire marshal status'],
  ['SRA No. 612345', 'SRA registration 612345'],
  ['Ofsted registered', 'Ofsted registration'],
])('says "%s" as somebody holds it', (credential, expected) => {
  expect(formatCredential(credential)).toBe(expected);
});

test('says Spanish degrees and levels within an English sentence', () => {
  expect(formatEducation([{ degree: 'Máster en Comercio Internacional', school: 'EDEM' }])).toEqual(['a Máster en Comercio Internacional from EDEM']);
  expect(formatSkill('Excel avanzado')).toBe('Excel');
});

test.each([
  ['Monthly evening clinic', 'a monthly evening clinic'],
  ['Annual budget', 'an annual budget'],
  ['Weekly stock control', 'weekly stock control'],
  ['Monthly reporting', 'monthly reporting'],
])('gives what comes round its article where it is one thing: %s', (line, expected) => {
  expect(bulletToClause(line, true)?.nounPhrase).toBe(expected);
});

test('names a course of law with its article', () => {
  expect(formatEducation([{ degree: 'Legal Practice Course', school: 'University of Law' }])).toEqual([
    'a Legal Practice Course from the University of Law',
  ]);
});

test('says of an expected degree that it is expected, and not what is predicted', () => {
  const cvText = 'BSc (Hons) Economics, predicted First, University of Bath';
  expect(formatEducation([{ degree: 'BSc (Hons) Economics, predicted First', school: 'University of Bath' }], cvText)).toEqual([
    'an expected BSc (Hons) in Economics from the University of Bath',
  ]);
});

test.each([
  ['EICRs on 1,150 council homes', 'EICRs on 1,150 council homes'],
  ['MOTs on 40 vans a week', 'MOTs on 40 vans a week'],
])('keeps short forms in the plural: %s', (line, expected) => {
  expect(bulletToClause(line, true)?.nounPhrase).toBe(expected);
});

test.each([
  ["You'll partner with leaders, which mostly means honest conversations.", 'partnering with leaders'],
  ['You will write menus, which change with the moon.', 'writing menus'],
])('names a duty without what is said of it: %s', (text, duty) => {
  expect(findDuties(text)).toEqual([duty]);
});
