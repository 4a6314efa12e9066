import { css } from 'styled-components';
import { unicodeRange } from '../fonts/fontCharacters';
import inter from '../fonts/inter.woff2';
import newsreader from '../fonts/newsreader.woff2';
import { fallbackFaces } from './fallbackFaces';

/** Both families from our own origin, and system faces stretched to the same measurements so that nothing moves when the real ones arrive. */
export const fontFaces = css`
  @font-face {
    font-family: 'Newsreader Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 200 800;
    src: url(${newsreader}) format('woff2');
    unicode-range: ${unicodeRange};
  }
  @font-face {
    font-family: 'Inter Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 100 900;
    src: url(${inter}) format('woff2');
    unicode-range: ${unicodeRange};
  }
  ${fallbackFaces}
`;
