import { css } from 'styled-components';
import { token } from '../tokens';

/** The highlighter's stroke behind words. */
export const markStroke = css`
  padding-inline: 0.14em;
  margin-inline: -0.14em;
  /* One flat colour, laid as an image so that the stroke is a little lower than the letters, as a pen would leave it. */
  background: linear-gradient(${token('mark')}, ${token('mark')}) 0 85% / 100% 84% no-repeat;
  color: ${token('ink')};
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
`;
