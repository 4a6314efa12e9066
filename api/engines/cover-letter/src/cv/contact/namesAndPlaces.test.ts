import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const readProfile = (header: string) =>
  buildProfileFromText(`${header}

Employment
Apprentice Joiner, Strathearn Joinery Ltd, 2024 – now
- Hung 160 doors
Labourer, Gow Builders, 2022 – 2024
- Mixed mortar

Skills
Excel, Word`).profile;

test.each([
  ['Callum Fraser', 'callumfraser@wood.example'],
  ['Wyn Porter', 'wyn.porter@mail.example'],
  ['Tam Butcher', 'tam_butcher@mail.example'],
])('reads the name %s, whose surname is a trade, by the mailbox', (name, email) => {
  expect(readProfile(`${name}\nPerth PH2 8NN, 07700 900915, ${email}`).name).toBe(name);
});

test.each([
  ['Flat 3, 88 Harehills Road', 'Leeds LS8 5DR'],
  ['Unit 2, 14 Quay Street', 'Bristol BS1 4DB'],
  ['Apartment 9, 5 Mill Lane', 'Stockport SK4 2QA'],
])('joins %s and %s, which stand on two lines', (street, town) => {
  expect(readProfile(`Ann Lee\n${street}\n${town}\n07700 900812\nann.lee@mail.example`).location).toBe(`${street}, ${town}`);
});

test.each([
  ['NMC PIN 09K1177E, revalidated June 2025. Full clean driving licence, own car.', ['NMC PIN 09K1177E', 'Full clean driving licence']],
  ['HCPC PH114455. Full driving licence.', ['HCPC PH114455', 'Full driving licence']],
  ['GDC 254871, renewed in 2026. CSCS card.', ['GDC 254871', 'CSCS card']],
])('reads each paper of a line below the name: %s', (line, licences) => {
  expect(readProfile(`Ann Lee\n07700 900812, ann.lee@mail.example\n${line}`).licences).toEqual(licences);
});
