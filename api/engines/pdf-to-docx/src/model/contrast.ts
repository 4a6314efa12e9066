/** Letters of less contrast to what is behind them are not seen; both as six hexadecimal digits. */
export const LEAST_CONTRAST = 2;
export const PAPER = 'ffffff';

/** Measures the contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance and contrast ratio). */
export function measureContrast(one: string, other: string): number {
  const [lighter = 1, darker = 0] = [measureLuminance(one), measureLuminance(other)].sort((first, second) => second - first);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns a colour darkened until it is seen on a ground; lightened where that is dark. */
export function setApart(color: string, ground: string): string {
  const target = measureLuminance(ground) > MIDDLE_LUMINANCE ? 0 : 255;
  for (let share = STEP; share < 1; share += STEP) {
    const moved = channelsIn(color).map((part) => Math.round(part + share * (target - part)));
    const changed = moved.map((part) => part.toString(16).padStart(2, '0')).join('');
    if (measureContrast(changed, ground) >= SEEN_CONTRAST) return changed;
  }
  return target === 0 ? '000000' : PAPER;
}

const MIDDLE_LUMINANCE = 0.18;
const STEP = 0.1;
/** A little more than the least, so that rounding takes nothing below that. */
const SEEN_CONTRAST = 2.5;

function measureLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsIn(color).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsIn(color: string): number[] {
  return [0, 2, 4].map((from) => Number.parseInt(color.slice(from, from + 2), 16) || 0);
}
