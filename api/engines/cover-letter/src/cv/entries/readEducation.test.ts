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

test.each([
  ['BSc Statistics, Minor in Public Health', 'BSc Statistics'],
  ['BA History, Concentration in Archives', 'BA History'],
  ['Bachelor of Music, Emphasis on Jazz Piano', 'Bachelor of Music'],
])('takes no second subject for a school: %s', (line, degree) => {
  const { profile } = buildProfileFromText(`Kim Aaronson\nkim@example.com\n\nEDUCATION\nOhio Lakes University, 2024\n${line}\n\nSKILLS\nWelding`);
  expect(profile.education.map(({ school }) => school).join()).not.toMatch(/minor|concentration|emphasis/i);
  expect(profile.education.map((entry) => entry.degree).join()).toContain(degree);
});

test.each(['High voltage authorised person', 'Primary trauma care', 'Secondary containment inspector'])(
  'takes a paper for no school: %s',
  (credential) => {
    const { profile } = buildProfileFromText(
      `Kim Aaronson\nkim@example.com\n\nEXPERIENCE\nEngineer, Acme Ltd, 2012 – 2016\n\nEDUCATION\nBSc Physics, Hull University, 2011\n${credential}, 2021`,
    );
    expect(profile.education.map(({ school }) => school)).toEqual(['Hull University']);
  },
);
