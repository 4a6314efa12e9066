import { measureContrastRatio, requiredContrast } from './measureContrastRatio';
import { textPairs } from './textPairs';
import { darkTheme, lightTheme, type TokenName, token } from './tokens';

const themes: Record<'light' | 'dark', Partial<Record<TokenName, string>>> = { light: lightTheme, dark: { ...lightTheme, ...darkTheme } };

test('measures contrast as WCAG does', () => {
  expect(measureContrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(measureContrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

describe.each(['light', 'dark'] as const)('on %s paper', (theme) => {
  test.each(textPairs)('$text on $on can be read at $level', ({ text, on, level }) => {
    const [foreground = '', ground = ''] = [themes[theme][text], themes[theme][on]];
    expect(measureContrastRatio(foreground, ground)).toBeGreaterThanOrEqual(requiredContrast[level]);
  });
});

test('the dark theme repeats no value of the light one', () => {
  const repeated = Object.entries(darkTheme).filter(([name, value]) => themes.light[name as TokenName] === value);
  expect(repeated).toEqual([]);
});

test('a component asks for a token by its meaning', () => expect(token('ink-soft')).toBe('var(--ink-soft)'));
