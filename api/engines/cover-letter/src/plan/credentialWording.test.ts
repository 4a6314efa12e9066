import { expect, test } from '@jest/globals';
import { writeLetter } from '../write/writeLetter.ts';
import { formatCredential } from './formatCredential.ts';
import { formatEducation, joinNames } from './formatNames.ts';

test.each([
  ['Driving licence B, D', 'a driving licence (B, D)'],
  ['Full driving licence: C1/D', 'a full driving licence (C1, D)'],
  ['reach truck (valid to 2028)', 'a reach truck certificate'],
  ['Telehandler', 'a telehandler certificate'],
  ['EPT', 'an EPT certificate'],
  ['ICAI Membership No. 254871', 'ICAI membership No. 254871'],
  ['certificate for EPT', 'a certificate for EPT'],
  ['Diploma in IFRS', 'a Diploma in IFRS'],
])('words the paper "%s" for a sentence', (credential, expected) => {
  expect(formatCredential(credential)).toBe(expected);
});

test.each([
  ['SVQ Level 3 Hairdressing', 'Angus College', 'an SVQ Level 3 in Hairdressing from Angus College'],
  ['A.A.S., Industrial Maintenance', 'Coastal College', 'an A.A.S. in Industrial Maintenance from Coastal College'],
  ['Diploma in Veterinary Nursing, Level 6', 'Otago Polytechnic', 'a Diploma in Veterinary Nursing (Level 6) from Otago Polytechnic'],
])('words the degree "%s" for a sentence', (degree, school, expected) => {
  expect(formatEducation([{ degree, school }])).toEqual([expected]);
});

test.each([
  ['mechanical technician', 'Technikum Mechaniczne', 'a qualification as mechanical technician from Technikum Mechaniczne'],
  ['Road Traffic Technician', 'Škola za cestovni promet', 'a qualification as Road Traffic Technician from Škola za cestovni promet'],
  ['Pastry Chef', 'Leith School', 'a qualification as Pastry Chef from Leith School'],
])('says what somebody learnt to be: %s', (degree, school, expected) => {
  expect(formatEducation([{ degree, school }])).toEqual([expected]);
});

test('parts a paper with a subject from the next one', () => {
  expect(joinNames(['a card', 'a Diploma in IFRS', 'CA Final'])).toBe('a card, a Diploma in IFRS, and CA Final');
});

test.each([
  ['Order Picker / Reach Truck Driver (m/f/x)', 'Order Picker / Reach Truck Driver'],
  ['Manager - Internal Audit', 'Manager (Internal Audit)'],
  ['Sachbearbeiter (m/w/d)', 'Sachbearbeiter'],
  ['Senior Stylist (part-time)', 'Senior Stylist'],
])('names the job "%s" as a sentence can', (title, expected) => {
  const profile = { links: [], skills: [], experience: [], education: [], languages: [] };
  const job = { title, company: 'Northwind', description: '', hiringManager: '' };
  const text = writeLetter({ profile, cvText: '', pages: [], job, highlights: '', tone: 'professional', length: 'standard', seed: 0 })
    .map((paragraph) => paragraph.text)
    .join('\n');
  expect(text).toContain(expected);
  expect(text).not.toMatch(/\([mfwdx]\/| - |\(part/);
});
