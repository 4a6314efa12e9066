/** How a family measures: line box above and below the baseline in em, and how wide a page of our own words runs in em. */
interface Measurements {
  ascent: number;
  descent: number;
  width: number;
}

// Measured in a browser with the product's own sentences; the widths count only relative to each other.
const newsreader: Measurements = { ascent: 0.735, descent: 0.265, width: 99.852 };
const inter: Measurements = { ascent: 0.96875, descent: 0.2412, width: 109.095 };
const interStrong: Measurements = { ...inter, width: 111.267 };

const REGULAR_WEIGHTS = '100 500';
const STRONG_WEIGHTS = '501 900';
const ALL_WEIGHTS = '100 900';

const PERCENT = 100;
const formatPercent = (share: number) => `${(share * PERCENT).toFixed(2)}%`;

/** A system face stretched until a line of it is as wide and as tall as the real one. Those of one width share an entry. */
function writeFallbackFace(family: string, weights: string, localNames: string[], systemWidth: number, real: Measurements): string {
  const stretch = real.width / systemWidth;
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weights};
    src: ${localNames.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${formatPercent(stretch)};
    ascent-override: ${formatPercent(real.ascent / stretch)};
    descent-override: ${formatPercent(real.descent / stretch)};
    line-gap-override: 0%;
  }`;
}

/** One face for desktops and one for Android, whose system faces measure differently. */
export const fallbackFaces = [
  writeFallbackFace('Newsreader Fallback', ALL_WEIGHTS, ['Times New Roman', 'Liberation Serif', 'Tinos'], 92.95, newsreader),
  writeFallbackFace('Newsreader Fallback Noto', ALL_WEIGHTS, ['Noto Serif'], 109.526, newsreader),
  writeFallbackFace('Inter Fallback', REGULAR_WEIGHTS, ['Arial', 'Liberation Sans', 'Arimo'], 102.094, inter),
  writeFallbackFace('Inter Fallback', STRONG_WEIGHTS, ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], 109.619, interStrong),
  writeFallbackFace('Inter Fallback Roboto', REGULAR_WEIGHTS, ['Roboto'], 101.303, inter),
  writeFallbackFace('Inter Fallback Roboto', STRONG_WEIGHTS, ['Roboto Bold'], 103.194, interStrong),
].join('\n');
