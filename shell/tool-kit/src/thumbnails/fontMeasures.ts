import type { FontMeasures } from './pageText';

// Large, so that nothing is lost to whole pixels.
const MEASURED_AT = 100;

/** Measures with the browser's own fonts. Works in a worker, where text is never set. */
export function createFontMeasures(): FontMeasures {
  const ink = new OffscreenCanvas(1, 1).getContext('2d');
  const baselines = new Map<string, number>();

  function measure(text: string, family: string): TextMetrics | undefined {
    if (!ink) return undefined;
    const font = `${MEASURED_AT}px ${family}`;
    // Setting a font costs more than measuring with it.
    if (ink.font !== font) ink.font = font;
    return ink.measureText(text);
  }

  return {
    measureLength: (text, family) => (measure(text, family)?.width ?? 0) / MEASURED_AT,
    findBaseline(family) {
      const known = baselines.get(family) ?? measureBaseline(measure('', family));
      baselines.set(family, known);
      return known;
    },
  };
}

// In a line as high as its letters are large, what they rise and what they fall lie about the middle.
function measureBaseline(metrics: TextMetrics | undefined): number {
  const { fontBoundingBoxAscent: rise = 80, fontBoundingBoxDescent: fall = 20 } = metrics ?? {};
  return 0.5 + (rise - fall) / (2 * MEASURED_AT);
}
