import { expect, test } from '@jest/globals';
import { isFixedPitchFont } from './fixedPitch.ts';

test.each([
  ['ABCDEF+CourierNewPS-BoldMT', true],
  ['SourceCodePro-Regular', true],
  ['DejaVuSansMono', true],
  ['CMTT10', true],
  ['ArialUnicodeMS', false],
  ['MonotypeCorsiva', false],
  ['EncodeSans-Bold', false],
  ['TimesNewRomanPSMT', false],
])('whether %s is a font of code: %s', (name, isFixed) => {
  expect(isFixedPitchFont(name)).toBe(isFixed);
});
