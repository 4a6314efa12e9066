import { from, token } from '@sheaf/design-system';
import { css } from 'styled-components';

/** The text as a pane that scrolls, as high as the window allows, beside the cards. */
export const sheetStyle = css`
  max-height: 60vh;
  padding: ${token('space-4')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};
  overflow-y: auto;
  overscroll-behavior: contain;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  ${from.wide} {
    max-height: calc(100vh - 3 * ${token('space-24')});
    min-height: calc(4 * ${token('space-24')});
  }
`;
