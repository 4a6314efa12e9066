import { css } from 'styled-components';
import { token } from '../tokens';

/** The highlighter's colours alone, for text whose width must not change. It is yellow with dark ink in both themes. */
export const markPaint = css`
  /* It covers all of the letters, since dark ink beside the stroke could not be read in the dark. */
  background: ${token('mark')};
  color: ${token('mark-bright-ink')};
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;

  /* A visitor's own colours take backgrounds away; the browser's pair for marked text stays. */
  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
  }
`;

/** The highlighter's stroke: its paint, which begins before the first letter and ends behind the last. */
export const markStroke = css`
  padding-inline: 0.14em;
  margin-inline: -0.14em;
  ${markPaint}
`;
