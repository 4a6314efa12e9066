import { token } from '@sheaf/design-system';
import { css } from 'styled-components';

/** The one column everything on a page lines up with; `data-desk` makes it as wide as a tool's frame. */
export const pageWidth = css`
  width: 100%;
  max-width: calc(${token('page')} + 2 * ${token('space-4')});
  margin-inline: auto;
  padding-inline: ${token('space-4')};

  &[data-desk] {
    max-width: calc(${token('desk')} + 2 * ${token('space-4')});
  }
`;
