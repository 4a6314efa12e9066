import { readConfig } from '../config.ts';
import { findContrast } from './colours.ts';

const readBrand = (env: Record<string, string>) => readConfig(env).brand;

test('without a setting the service has its own name and its own colours', () => {
  expect(readBrand({})).toEqual({ name: 'Sheaf' });
});

test.each(['Paperworks', 'Müller & Söhne', '書類の家', 'ACME+ Inc.', "O'Neil PDF"])('pages may be called %s', (name) => {
  expect(readBrand({ BRAND_NAME: name })).toEqual({ name });
});

test.each(['#1A5FB4', '#7a0019', '#005f33'])('with %s what can be pressed is readable on light and on dark paper', (colour) => {
  const { colours } = readBrand({ BRAND_COLOUR: colour });
  expect(colours?.light.accent).toBe(colour.toLowerCase());
  for (const [theme, papers] of [
    [colours?.light, ['#ffffff', '#fbf9f4', '#f5f2ea']],
    [colours?.dark, ['#1c1f25', '#14161a', '#242830']],
  ] as const) {
    const { accent = '', accentInk = '', accentSoft = '', accentStrong = '' } = theme ?? {};
    for (const paper of [...papers, accentSoft, accentInk]) expect(findContrast(accent, paper)).toBeGreaterThanOrEqual(4.5);
    expect(findContrast(accentStrong, accentInk)).toBeGreaterThan(findContrast(accent, accentInk));
  }
});

test('the colour on dark paper may be given as well', () => {
  expect(readBrand({ BRAND_COLOUR: '#7A0019', BRAND_COLOUR_DARK: '#FFB3C1' }).colours?.dark.accent).toBe('#ffb3c1');
});

test.each([
  [{ BRAND_NAME: '<b>Acme</b>' }, 'BRAND_NAME must be 1 to 30 letters, digits, spaces and simple signs, not "<b>Acme</b>".'],
  [{ BRAND_NAME: ' ' }, 'BRAND_NAME must be 1 to 30 letters'],
  [{ BRAND_NAME: 'A'.repeat(31) }, 'BRAND_NAME must be 1 to 30 letters'],
  [{ BRAND_COLOUR: 'red' }, 'BRAND_COLOUR must be a colour such as #1A5FB4, not "red".'],
  [{ BRAND_COLOUR: '#FFD700' }, /^BRAND_COLOUR is too light to be read on white: choose one such as #[0-9a-f]{6}\.$/],
  [
    { BRAND_COLOUR: '#1A5FB4', BRAND_COLOUR_DARK: '#222222' },
    /^BRAND_COLOUR_DARK is too dark to be read on dark paper: choose one such as #[0-9a-f]{6}\.$/,
  ],
  [{ BRAND_COLOUR_DARK: '#FFB3C1' }, 'BRAND_COLOUR_DARK needs BRAND_COLOUR, the colour on light paper.'],
])('a wrong value stops the start with one sentence: %j', (env, sentence) => {
  expect(() => readBrand(env)).toThrow(sentence);
});

test('the colour that a refusal names is taken', () => {
  for (const colour of ['#FFD700', '#9BE7FF', '#FF6F61']) {
    let named = '';
    try {
      readBrand({ BRAND_COLOUR: colour });
    } catch (error) {
      named = /#[0-9a-f]{6}/.exec(String(error))?.[0] ?? '';
    }
    expect(readBrand({ BRAND_COLOUR: named }).colours?.light.accent).toBe(named);
  }
});
