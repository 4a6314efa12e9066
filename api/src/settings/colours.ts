/** A solid colour such as `#1A5FB4`. */
export const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

const CHANNELS = [1, 3, 5];

/** Returns how far apart two colours are, 1 to 21, as WCAG 2.2 counts. */
export function findContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [findLuminance(one), findLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes so much of another colour, 0 to 1, into one. */
export function mixColours(one: string, other: string, share: number): string {
  const mixed = CHANNELS.map((at) => Math.round(readChannel(one, at) * (1 - share) + readChannel(other, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function findLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = CHANNELS.map((at) => {
    const share = readChannel(colour, at) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function readChannel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}
