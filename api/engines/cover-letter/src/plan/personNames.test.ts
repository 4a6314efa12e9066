import { expect, test } from '@jest/globals';
import { tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { findNames } from '../claims/names.ts';
import { buildProfileFromText } from '../cv/buildProfile.ts';
import { lowerPersonName } from './lowercaseNames.ts';

test.each([
  ['BEN TREGARTH', 'Ben Tregarth'],
  ["AMY O'NEILL", "Amy O'Neill"],
  ['JP MORAN', 'JP Moran'],
  ['ANITA DESAI-MCBRIDE', 'Anita Desai-McBride'],
  ["EVE REID-O'NEILL", "Eve Reid-O'Neill"],
  ['IAN MCKAY-SMITH', 'Ian McKay-Smith'],
  ['Dee Ann LOWE', 'Dee Ann LOWE'],
])('signs with the name that the CV has in capitals: %s', (name, signed) => {
  expect(lowerPersonName(name)).toBe(signed);
});

test.each(['Tengo carné de conducir B. Hablo inglés', 'I hold a driving licence B. In May I moved', 'I hold permits of class C. Today I drive'])(
  'makes no name of a class at the end of a sentence: %s',
  (text) => {
    const tokens = tokenizeWithStems(text);
    expect(
      findNames(
        tokens,
        () => false,
        () => false,
      ).filter(({ from, to }) => to - from > 1),
    ).toEqual([]);
  },
);

test.each([
  ['2022\tBosun, The Tempest\tMinack Players\tdir. Sam Teague'],
  ['2019\tMaster, The Visit\tBarn Theatre\tdir. Lucy Orme'],
  ['2015\tGuard, Antigone Now\tRoyal Players\tdir. Ada Moss'],
])('takes a part that an actor played for no post: %s', (credit) => {
  const text = `Ben Tregarth\nben@tregarth.example\n\nTHEATRE CREDITS\n${credit}\n\nEXPERIENCE\nDrama Teacher, Coast School, 2014 – 2018\n- Taught 75 pupils`;
  expect(buildProfileFromText(text).profile.achievements ?? []).toEqual([]);
});
