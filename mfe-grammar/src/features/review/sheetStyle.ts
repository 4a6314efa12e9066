import { from, token } from '@sheaf/design-system';
import { css } from 'styled-components';
import { DISTANCE_FROM_TOP } from './useDistanceFromTop';

/** The text as a pane that scrolls, as high as the window allows, beside the cards. */
export const sheetStyle = css`
  max-height: 60vh;
  padding: ${token('space-4')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};
  overflow-y: auto;
  overscroll-behavior: contain;
  /* A mark that is scrolled to keeps clear of the edges. */
  scroll-padding-block: ${token('space-6')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  ${from.wide} {
    /* It ends within the window before the page is scrolled, and is not shorter than a text needs. */
    max-height: calc(100vh - var(${DISTANCE_FROM_TOP}, 3 * ${token('space-24')}) - ${token('space-6')});
    min-height: calc(4 * ${token('space-24')});
  }
  @media print {
    padding: 0;
    border: 0;
  }
`;
