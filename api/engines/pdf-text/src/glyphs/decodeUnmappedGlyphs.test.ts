import { expect, test } from '@jest/globals';
import { decodeUnmappedGlyphs } from './decodeUnmappedGlyphs.ts';
import type { Glyph, GlyphStyle } from './glyph.ts';

/** Lines of glyphs for which no table says what they are. */
function drawUnmapped(lines: readonly string[], font = ''): Glyph[] {
  const style = { size: 10, font } as GlyphStyle;
  return lines.flatMap((line, row) =>
    [...line].flatMap((text, index): Glyph[] => {
      const [left, originY] = [index * 5, 20 + row * 14];
      const glyph = { text, left, right: left + 5, top: originY - 8, bottom: originY + 2, originX: left, originY, style, isUnmapped: true };
      return text === ' ' ? [] : [glyph];
    }),
  );
}

const joinText = (glyphs: Glyph[]) => glyphs.map(({ text }) => text).join('');

test.each([
  {
    of: 'a chart, in a font with a name',
    glyphs: drawUnmapped(['Visits a month to the library', 'January 3100', 'February 2950', 'March 3300'], 'DejaVuSans'),
    is: 'VisitsamonthtothelibraryJanuary3100February2950March3300',
  },
  {
    of: 'a German paper in the Cork encoding of TeX',
    glyphs: drawUnmapped(['Die gr\u00f6\u00dfte Stra\u00ffe der Stadt', 'hat f\u00fcn\u001dhundert H\u00e4user', 'und drei h\u00f6\u001biche Wirte']),
    is: 'Diegr\u00f6\u00dfteStra\u00dfederStadthatf\u00fcnflhundertH\u00e4userunddreih\u00f6fficheWirte',
  },
  {
    of: 'an English paper in the older encoding of TeX',
    glyphs: drawUnmapped(['The \u000crst di\u000berence is the', '\u000dow of water over the weir', 'in the years 1911{1914']),
    is: 'Thefirstdifferenceistheflowofwaterovertheweirintheyears1911–1914',
  },
])('the letters of $of are read by their codes', ({ glyphs, is }) => {
  const read = decodeUnmappedGlyphs(glyphs);
  expect(joinText(read)).toBe(is);
  expect(read.some(({ isUnmapped }) => isUnmapped)).toBe(false);
});

/** Draws accents as old TeX does, each in the place of the letter behind it. */
function drawAccented(lines: readonly string[]): Glyph[] {
  const glyphs = drawUnmapped(lines);
  return glyphs.map((glyph, index) => {
    const next = glyphs[index + 1];
    const code = glyph.text.charCodeAt(0);
    const isAccent = (code >= 0x12 && code <= 0x18) || glyph.text === '~';
    return isAccent && next ? { ...glyph, left: next.left, right: next.right } : glyph;
  });
}

test.each([
  {
    of: 'a Spanish text without ligatures',
    glyphs: drawAccented(['La edici\u0013on de la ma~nana', 'ser\u0013a revisada por la', 'direcci\u0013on t\u0013ecnica']),
    is: 'Laedici´ondelama˜nanaser´arevisadaporladirecci´ont´ecnica',
  },
  {
    of: 'a French text',
    glyphs: drawAccented(['Le m\u0012etre n\u0013ecessaire', 'des \u0013el\u0012eves fran\u0018cais', 'sera montr\u0013e demain']),
    is: 'Lem`etren´ecessairedes´el`evesfran¸caisseramontr´edemain',
  },
  {
    of: 'a title beside text whose letters have names',
    glyphs: [
      ...drawUnmapped(['The \u000crst di\u000berence of the \u000dow']),
      ...drawUnmapped(
        Array.from({ length: 9 }, () => 'text whose letters have names'),
        'Times',
      ).map((glyph) => ({ ...glyph, isUnmapped: false })),
    ],
    is: `Thefirstdifferenceoftheflow${'textwhoselettershavenames'.repeat(9)}`,
  },
])('the old letters of $of are read by their codes', ({ glyphs, is }) => {
  expect(joinText(decodeUnmappedGlyphs(glyphs))).toBe(is);
});

test.each([
  {
    of: 'letters that are numbered in their own way',
    glyphs: drawUnmapped(['Xli levfsyv aew uymix alir', 'xli jmvwx fsexw geqi fego', 'mr xli qsvrmrk']),
  },
  {
    of: 'numbers of glyphs beyond the alphabet',
    glyphs: drawUnmapped([
      '\u0003\u0010\u0007\u000a\u0003\u0010\u0007\u0015\u0003\u0010\u0007\u0003\u0010\u0007\u0015\u0003\u0010\u0007\u0003\u0010',
    ]),
  },
  { of: 'a few signs', glyphs: drawUnmapped(['l l l l']) },
])('$of are not taken for text', ({ glyphs }) => {
  expect(decodeUnmappedGlyphs(glyphs)).toEqual(glyphs);
});
