import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

test.each(['2016 to now. Self employed. Hargreaves Heating.', '2012 – 2019. Crane operator. Self employed.', 'Since 2020. Freelance. Ward Design.'])(
  'takes no time and work for where somebody lives: %s',
  (line) => {
    const { location } = buildProfileFromText(
      `Lee Hargreaves, Fitter\n14 Mill Brow, Marple. lee@h.example. 07700 900 655\n\n${line}\nBoiler installs and servicing.`,
    ).profile;
    expect(location ?? '').not.toMatch(/\d{4}/);
  },
);

test.each(['Volunteer vet, Malawi campaign 2019: 3 weeks, 2,300 dogs', 'Rowing, 40 regattas', 'Choir of 30,'])(
  'joins no driving licence with the line above it: %s',
  (line) => {
    const { licences } = buildProfileFromText(
      `Fiona Moor\nfiona@moor.example | Leeds\n\nEXPERIENCE\nClerk, Hull City Council, 2020 – present\n\nOTHER\n${line}\nFull driving licence`,
    ).profile;
    expect(licences).toEqual(['Full driving licence']);
  },
);

test.each(['Licences', 'Certificates', 'Tickets'])('reads "%s:" below studies as papers, and as no study', (label) => {
  const { licences = [], education } = buildProfileFromText(
    `Priya Nair\npriya@nair.example | Bath\n\nEXPERIENCE\nEvents Manager, Assembly Rooms, 2021 – now\n- Ran 140 events\n\nSTUDIES\nBA Events Management, UWE Bristol, 2017\n${label}: Personal Licence Holder (2019); Emergency First Aid at Work (2024)`,
  ).profile;
  expect(education).toHaveLength(1);
  expect(licences.join(' | ')).toContain('Personal Licence Holder');
});
