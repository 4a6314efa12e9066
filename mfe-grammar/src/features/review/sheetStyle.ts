import { from, token } from '@sheaf/design-system';
import { css } from 'styled-components';

/** As high as the window leaves room for, beside the cards that scroll with it. */
export const sheetLook = css`
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
