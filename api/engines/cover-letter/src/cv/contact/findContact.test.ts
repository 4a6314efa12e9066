import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const profileWith = (head: string) =>
  buildProfileFromText(`${head}\n\nEXPERIENCE\nEngineer, Acme Ltd, 2012 – 2016\n\nSKILLS\nWelding, Soldering`).profile;

test.each([
  ['Ana Ruiz, RN, MSc', 'Ana Ruiz'],
  ['Svetlana K. Morozova, CBAP®, PMP', 'Svetlana K. Morozova'],
  ['Alexandros Nikolaidis CEng MICE', 'Alexandros Nikolaidis'],
  ['Dr Farah Siddiqui MBChB MRCGP', 'Dr Farah Siddiqui'],
  ['Jean-Baptiste LE GOFF', 'Jean-Baptiste LE GOFF'],
])('reads "%s" without what stands behind the name', (line, name) => {
  const profile = profileWith(`${line}\na@b.example`);
  expect(profile.name).toBe(name);
  expect(profile.headline).toBeUndefined();
});

test('takes two names beside a telephone number for where somebody lives', () => {
  const profile = profileWith('Obadiah Finch\nWhitby, North Yorkshire\nMobile: +44 7700 900455\nobfinch@mail.example');
  expect(profile).toMatchObject({ location: 'Whitby, North Yorkshire' });
  expect(profile.headline).toBeUndefined();
});

test('takes no department for what somebody is called', () => {
  expect(profileWith('Matteo Vanzetti\nDepartment of Structural Engineering, Politecnico delle Alpi\nm@alpe.example').headline).toBeUndefined();
});

test('finds a telephone number behind a date of birth, with its country in brackets', () => {
  const { phone } = profileWith('Eleni Papadaki\nDate of birth: 03/02/1991   Phone number: (+30) 694 555 0187\ne@p.example');
  expect(phone).toBe('(+30) 694 555 0187');
});

test('takes a number with a hyphen before its last four figures for no span of years', () => {
  expect(profileWith('Renata Lima\nSão Paulo, SP | (11) 95550-1234 | r@l.example').phone).toBe('(11) 95550-1234');
});

test.each(['Town', 'City:', 'Location'])('finds where somebody lives below the label of a table: %s', (label) => {
  expect(profileWith(`Gareth Pritchard\n${label}\nMerthyr Tydfil\nTelephone\n07700 900462\ng@p.example`).location).toBe('Merthyr Tydfil');
});
