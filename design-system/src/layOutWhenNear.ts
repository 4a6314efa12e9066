import { css } from 'styled-components';
import { from, token } from './tokens';

/**
 * Styles of a part below the first screen, which the browser lays out when the visitor scrolls near it: the first screen is there sooner. Until then it
 * takes a height that is about its own, on a phone and from wide windows on.
 */
export function layOutWhenNear({ onPhone, wide }: { onPhone: string; wide: string }) {
  return css`
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${onPhone};
    /* Shadows of cards reach over the edge. */
    overflow-clip-margin: ${token('space-6')};

    ${from.wide} {
      contain-intrinsic-block-size: auto ${wide};
    }
  `;
}
