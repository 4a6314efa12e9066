import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const FORM = `Curriculum Vitae
Personal information
Surname(s) / First name(s) Nováková, Tereza
Address Lidická 48, 602 00 Brno, Czech Republic
E-mail tereza@labpost.example
Desired employment Laboratory analyst
Work experience
Dates 1 March 2019 – present
Occupation or position held Laboratory technician
Main activities and responsibilities Analysed 900 samples of water a month
Name and address of employer Aquanova Laboratories s.r.o., Brno
Type of business or sector Water testing
Dates July 2016 – February 2019
Occupation or position held Junior analyst
Main activities and responsibilities Tested 40 samples of beer a day
Name and address of employer Mlýn Brewery, Jihlava
Type of business or sector Food and drink
Personal skills and competences
Mother tongue(s) Czech
Other language(s) English C1, German A2
Technical skills and competences HPLC, titration, LabWare LIMS
Computer skills and competences Excel, R
Additional information Uncertainty of measurement, Czech Metrology Institute, 2021`;

test('reads the form of Europass where no gap parts a label from its value', () => {
  const { name, headline, experience, skills, languages, licences = [] } = buildProfileFromText(FORM).profile;
  expect([name, headline]).toEqual(['Tereza Nováková', 'Laboratory analyst']);
  expect(experience.map(({ title, company, bullets }) => [title, company, bullets])).toEqual([
    ['Laboratory technician', 'Aquanova Laboratories s.r.o., Brno', ['Analysed 900 samples of water a month']],
    ['Junior analyst', 'Mlýn Brewery, Jihlava', ['Tested 40 samples of beer a day']],
  ]);
  expect(skills).toEqual(['HPLC', 'titration', 'LabWare LIMS', 'Excel', 'R']);
  expect(languages).toEqual(['Czech', 'English C1', 'German A2']);
  expect(licences).toContain('Uncertainty of measurement');
});

test.each([
  ['Surname / First name Loxley, Ann', 'Ann Loxley'],
  ['Surname(s) / Other name(s) Ferris, Tom Henry', 'Tom Henry Ferris'],
  ['Apellido(s) / Nombre(s) Fernández Ortega, Lucía', 'Lucía Fernández Ortega'],
])('puts the first name first: %s', (line, name) => {
  expect(buildProfileFromText(FORM.replace('Surname(s) / First name(s) Nováková, Tereza', line)).profile.name).toBe(name);
});

test.each([
  ['⌂ Corby, Northamptonshire', 'Corby, Northamptonshire'],
  ['📍 Kettering', 'Kettering'],
  ['🏠 12 Mill Lane, Derby', '12 Mill Lane, Derby'],
])('reads where somebody lives behind the sign of a house or a pin: %s', (line, place) => {
  const text = `Piotr Loxley\nWarehouse Supervisor\n\nAbout me\nSupervisor with twelve years on the floor.\n${line}\n\nCareer history\nForklift Driver, Fern Mills Ltd, 2012 – 2016\n- Loaded lorries`;
  expect(buildProfileFromText(text).profile.location).toBe(place);
});
