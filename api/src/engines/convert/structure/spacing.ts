import type { PlacedLine } from './textDraft.ts';

/** From line to line at single spacing, in letter heights, by the beginning of the font's name. */
const SINGLE: [RegExp, number][] = [
  [/carlito|calibri/i, 1.22],
  [/caladea|cambria/i, 1.17],
  [/cjk|han|song|gothic|mincho|hei|ming/i, 1.45],
  [/naskh|arab|amiri|scheherazade/i, 1.7],
  [/noto|open ?sans|segoe/i, 1.36],
  [/mono|courier/i, 1.13],
];
const USUAL_SINGLE = 1.15;
const SAME_FULL = 0.05;

/** How far single spacing takes a font from line to line, in letter heights. */
export function singleStepOf(font: string): number {
  return SINGLE.find(([pattern]) => pattern.test(font))?.[1] ?? USUAL_SINGLE;
}

/** The usual step from line to line of a paragraph, in points; nothing for one of a single line. */
export function stepOf(lines: PlacedLine[]): number | undefined {
  const steps = lines
    .slice(1)
    .flatMap((line, place) => {
      const before = lines[place];
      const step = line.base - (before?.base ?? 0);
      return before && before.page === line.page && step > 0.5 * line.size && step < 4 * line.size ? [step] : [];
    })
    .sort((one, other) => one - other);
  return steps[Math.floor(steps.length / 2)];
}

export function fontOf(lines: PlacedLine[]): string {
  return lines[0]?.words[0]?.runs?.[0]?.style.font ?? '';
}

export function lineHeightOf(lines: PlacedLine[]): number {
  const step = stepOf(lines);
  const size = lines[0]?.size ?? 10;
  if (step === undefined) return 1;
  const height = Math.round((step / (size * singleStepOf(fontOf(lines)))) * 100) / 100;
  return Math.abs(height - 1) < SAME_FULL ? 1 : Math.min(3, Math.max(0.7, height));
}
