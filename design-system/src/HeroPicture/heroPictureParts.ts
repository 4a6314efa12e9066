import styled, { keyframes } from 'styled-components';
import { from, token } from '../tokens';

/** Parts of the pictures beside the titles of landing pages. They are decoration: anyone who draws one hides it from screen readers. */

/** A sheet that lies flat where it belongs. */
export const settleSheet = keyframes`
  from { opacity: 0; transform: translateY(6%) rotate(0deg); }
`;

export const HeroDesk = styled.div`
  width: 100%;
  max-width: calc(4 * ${token('space-24')});
  margin-inline: auto;
`;

/** Around a picture whose turned corners and shadows may reach the edges of a narrow page, and end there. */
export const HeroBleed = styled.div`
  margin-inline: calc(-1 * ${token('space-4')});
  padding-inline: ${token('space-4')};
  overflow-x: clip;

  ${from.wide} {
    margin-inline: 0;
    padding-inline: 0;
    overflow-x: visible;
  }
`;

/** A sheet on the desk. Its width, padding and turn are the picture's own. */
export const HeroSheet = styled.div`
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};
  box-shadow: ${token('shadow-sheet')};
  animation: ${settleSheet} ${token('speed-slow')} ${token('ease')} backwards;
`;

/** A sheet that is on top of the first one. */
export const HeroTopSheet = styled.div`
  position: relative;
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};
  box-shadow: ${token('shadow-lifted')};
`;

export const HeroFileName = styled.p`
  margin-bottom: ${token('space-4')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  line-height: 1;
`;

/** Words too small to read. */
export const HeroLines = styled.svg`
  display: block;
  width: 100%;
  fill: none;
  stroke: ${token('line')};
  stroke-width: 5;
  stroke-linecap: round;
`;
