import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
import { css } from 'styled-components';
import { fallbackFaces } from './fallbackFaces';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** Addresses of the two files, for a page that wants to preload them. */
export const fontFiles = { inter, newsreader };

/** Both families from our own origin, and system faces stretched to the same measurements so that nothing moves when the real ones arrive. */
export const fontFaces = css`
  @font-face {
    font-family: 'Newsreader Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 200 800;
    src: url(${newsreader}) format('woff2');
    unicode-range: ${LATIN};
  }
  @font-face {
    font-family: 'Inter Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 100 900;
    src: url(${inter}) format('woff2');
    unicode-range: ${LATIN};
  }
  ${fallbackFaces}
`;
