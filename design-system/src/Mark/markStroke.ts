import { css } from 'styled-components';
import { token } from '../tokens';

/** The highlighter's paint behind words, for text whose widths must stay as they are. Yellow in the dark as well, with dark ink on it. */
export const markPaint = css`
  /* It covers all of the letters, since dark ink beside the stroke could not be read in the dark. */
  background: ${token('mark')};
  color: ${token('mark-bright-ink')};
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
`;

/** The highlighter's stroke: its paint, which begins before the first letter and ends behind the last. */
export const markStroke = css`
  padding-inline: 0.14em;
  margin-inline: -0.14em;
  ${markPaint}
`;
