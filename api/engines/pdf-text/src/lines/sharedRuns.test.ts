import type { GlyphMarks, GlyphStyle } from '../glyphs/glyph.ts';
import { shareRuns } from './sharedRuns.ts';

const look: GlyphStyle = {
  size: 10,
  angle: 0,
  font: 'Arimo',
  isBold: false,
  isItalic: false,
  isInvisible: false,
  isWhite: true,
  color: 'FFFFFF',
  markedContent: -1,
};
const marks: GlyphMarks = { isUnderlined: false, isStruck: false };

test.each<[keyof GlyphMarks, string]>([
  ['background', '006633'],
  ['highlight', 'FFFF00'],
  ['link', 'https://sheaf.example/'],
  ['comment', '1:0'],
])('words of one text share no style when their %s differs', (mark, value) => {
  const [green] = shareRuns('Pay', { ...look, marks: { ...marks, [mark]: value } });
  const [plain] = shareRuns('Pay', { ...look, marks });
  expect(green?.style.marks?.[mark]).toBe(value);
  expect(plain?.style.marks?.[mark]).toBeUndefined();
});

test('words that look the same share their runs', () => {
  expect(shareRuns('Pay', { ...look, marks: { ...marks } })).toBe(shareRuns('Pay', { ...look, marks: { ...marks } }));
});
