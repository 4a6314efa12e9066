import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const CV = `ABOUT ME

My name is Tomasz Wiecek, I live in Tilburg (Netherlands) and I come from Poznan in Poland. You can reach me at t.wiecek@poczta.example. Since April 2022 I work as order picker at Brabant Fulfilment in Tilburg, where I pick 145 lines per hour. Before that, from 2018 to March 2022, I was forklift driver at Logistyka Warta in Poznan: I unloaded up to 20 trucks a shift.`;
const readProfile = (sentence: string) => buildProfileFromText(`${CV} ${sentence}`).profile;

test('reads a CV of one paragraph below a heading as prose', () => {
  const { name, location, experience } = readProfile('');
  expect([name, location]).toEqual(['Tomasz Wiecek', 'Tilburg']);
  expect(experience.map(({ title, company }) => [title, company])).toEqual([
    ['order picker', 'Brabant Fulfilment'],
    ['forklift driver', 'Logistyka Warta'],
  ]);
});

test.each([
  ['I finished Technikum Mechaniczne in Poznan in 2012 as mechanical technician.', 'mechanical technician', 'Technikum Mechaniczne'],
  ['I graduated from Riverside College in Accra in 2009 with a diploma in catering.', 'diploma in catering', 'Riverside College'],
  ['I attended Liceum Numer Dwa as a boarder and left school in 2011.', undefined, undefined],
])('reads where somebody learnt a trade: %s', (sentence, degree, school) => {
  expect(readProfile(sentence).education.map((study) => [study.degree, study.school])).toEqual(degree ? [[degree, school]] : []);
});

test.each([
  [
    'I have the certificate for EPT and reach truck (valid to 2028) and VCA Basic.',
    ['certificate for EPT', 'reach truck (valid to 2028)', 'VCA Basic'],
  ],
  ['I hold licences for cherry pickers and telehandlers.', ['licences for cherry pickers', 'telehandlers']],
  ['I have a ticket for scaffolding and slinging.', ['ticket for scaffolding', 'slinging']],
])('reads every paper of "%s"', (sentence, credentials) => {
  expect(readProfile(sentence).licences).toEqual(credentials);
});
