/** Relative luminance as WCAG 2.2 defines it. */
function measureLuminance(hex: string): number {
  const digits = /^#(..)(..)(..)$/.exec(hex);
  if (!digits) throw new Error(`${hex} is not a solid colour.`);
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Computes the WCAG contrast ratio of two colours, 1 to 21. */
export function measureContrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [measureLuminance(one), measureLuminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What WCAG 2.2 asks of a pair. */
export const requiredContrast = { AAA: 7, AA: 4.5, shape: 3 } as const;
