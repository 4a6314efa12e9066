import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const listCredentials = (section: string, header = '') =>
  buildProfileFromText(
    `Noor Hallam\nHull | noor.hallam@post.example${header}\n\nEXPERIENCE\nDriver, Fern Haulage Ltd\n2018 – present\n- Drove 90,000 km a year\n\n${section}`,
  ).profile.licences ?? [];

test.each([
  ['LICENCES\nC+E since 2012, clean. Driver CPC to Sept 2029.', 'C+E', 'clean'],
  ['LICENCES\nD+E since 2008, valid. Digi tacho card.', 'D+E', 'valid'],
  ['LICENCES\nC1+E since 2016, no points. ADR tanks to 2027.', 'C1+E', 'no points'],
])('reads a class of driving before its year, and no word about it: %s', (section, credential, remark) => {
  expect(listCredentials(section)).toContain(credential);
  expect(listCredentials(section)).not.toContain(remark);
});

test.each([
  ['OTHER\nIncoterms 2020, Chamber of Commerce, 2021', 'Incoterms 2020'],
  ['ADDITIONAL\nUncertainty of measurement, National Metrology Institute, 2019', 'Uncertainty of measurement'],
  ['OTROS\nPrevención de riesgos, Cámara de Comercio de Soria, 2018', 'Prevención de riesgos'],
])('reads a course with who gave it in a list of anything: %s', (section, credential) => {
  expect(listCredentials(section)).toContain(credential);
});

test.each(['OTHER\nVolunteer, Seamen’s Institute, 2021', 'OTHER\nWinner, Society of Bakers, 2019', 'OTHER\nRan the marathon, Hull Centre, 2020'])(
  'takes no post, honour or deed for a course: %s',
  (section) => {
    expect(listCredentials(section)).toEqual([]);
  },
);

test.each([
  [' | SRA No. 612345', 'SRA No. 612345'],
  [' | Carné B', 'Carné B'],
  [' | Permiso C1', 'Permiso C1'],
])('reads a number of a register and a class of driving beside the address: %s', (header, credential) => {
  expect(listCredentials('', header)).toContain(credential);
});

test.each(['SRA No. 612345', 'GPhC Number 2231876', 'HCPC no. PH98765'])('reads a number of a register in a bracket of the profile: %s', (number) => {
  expect(listCredentials(`PROFILE\nAdmitted in September 2016 (${number}). Acts for employers.`)).toContain(number);
});
