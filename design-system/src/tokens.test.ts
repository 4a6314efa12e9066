import { textPairs } from './textPairs';
import { darkTheme, lightTheme, type TokenName, token } from './tokens';

const required = { AAA: 7, AA: 4.5, shape: 3 };
const themes: Record<'light' | 'dark', Partial<Record<TokenName, string>>> = { light: lightTheme, dark: { ...lightTheme, ...darkTheme } };

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const digits = /^#(..)(..)(..)$/.exec(hex);
  if (!digits) throw new Error(`${hex} is not a solid colour.`);
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

test('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

describe.each(['light', 'dark'] as const)('on %s paper', (theme) => {
  test.each(textPairs)('$text on $on can be read at $level', ({ text, on, level }) => {
    const [foreground = '', ground = ''] = [themes[theme][text], themes[theme][on]];
    expect(contrast(foreground, ground)).toBeGreaterThanOrEqual(required[level]);
  });
});

test('the dark theme repeats no value of the light one', () => {
  const repeated = Object.entries(darkTheme).filter(([name, value]) => themes.light[name as TokenName] === value);
  expect(repeated).toEqual([]);
});

test('a component asks for a token by its meaning', () => expect(token('ink-soft')).toBe('var(--ink-soft)'));
