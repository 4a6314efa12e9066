import { expect, test } from '@jest/globals';
import { findFontFamily } from './fontFamily.ts';

test.each([
  ['ABCDEF+LiberationSans-BoldItalic', 'Liberation Sans'],
  ['TimesNewRomanPS-BoldMT', 'Times New Roman'],
  ['Helvetica-Oblique', 'Arial'],
  ['Calibri,Bold', 'Calibri'],
  ['CMBX10', 'Times New Roman'],
  ['BAAAAA+NotoSansCJKjp-Bold-VKana', 'Noto Sans CJK JP'],
  ['OpenSans-SemiBold', 'Open Sans'],
  ['IKVZVQ+NimbusRomNo9L-Regu', 'Times New Roman'],
  ['NimbusRomNo9L-Regu-Slant_167', 'Times New Roman'],
  ['NimbusSanL-BoldItal', 'Arial'],
  ['URWPalladioL-Roma', 'Palatino Linotype'],
  ['TeXGyreTermes-Regular', 'Times New Roman'],
  ['DAAAAA+DejaVuSans-Bold', 'DejaVu Sans'],
  ['SimSun', 'SimSun'],
  ['', 'Times New Roman'],
])('the font %s is named %s, as word processors name it', (name, family) => {
  expect(findFontFamily(name)).toBe(family);
});
