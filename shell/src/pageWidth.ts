import { token } from '@sheaf/design-system';
import { css } from 'styled-components';

/** The one column everything on a page lines up with, the tools' own frame included. */
export const pageWidth = css`
  width: 100%;
  max-width: calc(${token('page')} + 2 * ${token('space-4')});
  margin-inline: auto;
  padding-inline: ${token('space-4')};
`;
