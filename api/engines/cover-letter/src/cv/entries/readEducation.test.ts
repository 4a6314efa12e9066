import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

test.each([
  ['BSc Psychology, Utrecht University, expected 2025', 'BSc Psychology | Utrecht University | 2025'],
  ['Grado en Enfermería. Universidad de Sevilla. 2009 – 2013', 'Grado en Enfermería | Universidad de Sevilla | 2013'],
  ['BSc Computer Science, GPA 4.7/5.0, AGH University, 2022', 'BSc Computer Science | AGH University | 2022'],
  [
    'Bachelor of Science, Information Systems, University of Pittsburgh, 2009',
    'Bachelor of Science, Information Systems | University of Pittsburgh | 2009',
  ],
  ['BA English, Goldsmiths, University of London, 2011', 'BA English | Goldsmiths, University of London | 2011'],
  ['Honours B.Comm., York University, Toronto, 2015', 'Honours B.Comm. | York University | 2015'],
  ['2019\nMBChB, University of Leicester', 'MBChB | University of Leicester | 2019'],
])('reads "%s" as what was learnt, where and until when', (line, expected) => {
  const { profile } = buildProfileFromText(
    `Kim Aaronson\nkim@example.com\n\nEXPERIENCE\nEngineer, Acme Ltd, 2012 – 2016\n\nEDUCATION\n${line}\n\nSKILLS\nWelding, Soldering`,
  );
  expect(profile.education.map(({ degree, school, year }) => [degree, school, year].join(' | '))).toEqual([expected]);
});
