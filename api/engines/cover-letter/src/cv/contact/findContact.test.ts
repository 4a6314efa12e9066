import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';
import type { CvLine } from '../lines/cvLine.ts';
import { splitSections } from '../sections/splitSections.ts';
import { findContact } from './findContact.ts';

const profileWith = (header: string) =>
  buildProfileFromText(`${header}\n\nEXPERIENCE\nEngineer, Acme Ltd, 2012 – 2016\n\nSKILLS\nWelding, Soldering`).profile;

test('joins a headline that is broken over two lines, and no item of a list with it', () => {
  expect(profileWith('Ana Ruiz\nHead of Research and\nSenior Engineer\na@b.example').headline).toBe('Head of Research and Senior Engineer');
  expect(profileWith('Ana Ruiz\n• Welding and\nSenior Engineer\na@b.example').headline).toBe('Senior Engineer');
  expect(buildProfileFromText(') , \n• Engineer').profile.headline).not.toContain(',');
});

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

test.each([
  ['Leonora Castellanos-Reid', ['Sent to Acme Ltd in May', 'Page 1 of 2'], 'Cardiff, Wales | leonora.cr@mail.example'],
  ['Tomasz Wilkowyski', ['Application 4471', 'CV of T. Wilkowyski, page 1'], 'Hull | 07700 900733 | tomasz@mail.example'],
  ['Ifeyinwa Obiora-Crane', ['Confidential', 'Printed on 3 March 2026'], 'ifeyinwa.obiora@mail.example'],
])('reads the name %s below a running header, where it looks like the other headings', (name, runningHeader, address) => {
  const headings = [name, 'Profile', 'Skills', 'Interests'];
  const texts = [...runningHeader, name, address, 'Profile', 'Clerk who likes clear figures.', 'Skills', 'Excel, filing', 'Interests', 'Chess'];
  let start = 0;
  const lines = texts.map((text, index): CvLine => {
    const isHeading = headings.includes(text);
    const size = index < runningHeader.length ? 8 : isHeading ? 12 : 10;
    const placed = { start, end: start + text.length, text, left: 40, right: 40 + 5 * text.length, size };
    start += text.length + 1;
    return {
      ...placed,
      page: 1,
      top: 24 * index,
      bottom: 24 * index + size,
      cells: [placed],
      paragraph: index,
      isEmphasized: isHeading,
      hasListMark: false,
      column: 0,
    };
  });
  expect(findContact(splitSections(lines)).name?.text).toBe(name);
});

test.each(['town pool.', 'city marathon twice.', 'residence for young people.'])(
  'does not take "%s" for where somebody lives, when a sentence goes on with it on a second line',
  (rest) => {
    expect(profileWith(`Rosalind Achterberg\nHereford • r.a@mail.example • 07700 900468\nRecorder club and swimming at the\n${rest}`).location).toBe(
      'Hereford',
    );
  },
);
