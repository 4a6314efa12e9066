/** Text with a lower contrast ratio to its background counts as invisible. */
export const LEAST_CONTRAST = 2;
/** Six hexadecimal digits, as all colours here. */
export const PAPER = 'ffffff';

/** Measures the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function measureContrast(one: string, other: string): number {
  const [lighter = 1, darker = 0] = [measureLuminance(one), measureLuminance(other)].sort((first, second) => second - first);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Darkens a colour until it is visible on its background, or lightens it on a dark one. */
export function adjustContrast(color: string, background: string): string {
  const target = measureLuminance(background) > MIDDLE_LUMINANCE ? 0 : 255;
  for (let share = STEP; share < 1; share += STEP) {
    const moved = parseChannels(color).map((part) => Math.round(part + share * (target - part)));
    const changed = moved.map((part) => part.toString(16).padStart(2, '0')).join('');
    if (measureContrast(changed, background) >= TARGET_CONTRAST) return changed;
  }
  return target === 0 ? '000000' : PAPER;
}

/** Black and white have about the same contrast to a background of this relative luminance. */
const MIDDLE_LUMINANCE = 0.18;
const STEP = 0.1;
/** A little above `LEAST_CONTRAST`, so that rounding never falls below it. */
const TARGET_CONTRAST = 2.5;

function measureLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parseChannels(color).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parseChannels(color: string): number[] {
  return [0, 2, 4].map((from) => Number.parseInt(color.slice(from, from + 2), 16) || 0);
}
