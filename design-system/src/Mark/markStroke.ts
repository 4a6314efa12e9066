import { css } from 'styled-components';
import { token } from '../tokens';

/** The highlighter's paint behind words, for text whose widths must stay as they are. Yellow in the dark as well, with dark ink on it. */
export const markPaint = css`
  /* One flat colour, laid as an image so that the stroke is a little lower than the letters, as a pen would leave it. */
  background: linear-gradient(${token('mark')}, ${token('mark')}) 0 85% / 100% 84% no-repeat;
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
