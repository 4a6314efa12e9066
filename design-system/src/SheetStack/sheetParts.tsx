import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { token } from '../tokens';

/** Drawn in millimetres of an A4 page, so that every drawing shares one measure. */
export function A4({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 210 297" focusable="false" aria-hidden="true">
      {children}
    </svg>
  );
}

const LEFT_MARGIN = 28;
const LINE_DISTANCE = 15;

export interface LinesProps {
  /** The length of each line. */
  rows: number[];
  x?: number;
  y?: number;
}

/** Words too small to read. */
export function Lines({ rows, x = LEFT_MARGIN, y = 42 }: LinesProps) {
  return (
    <Faint>
      {rows.map((length, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes its order.
        <path key={row} d={`M${x} ${y + row * LINE_DISTANCE}h${length}`} />
      ))}
    </Faint>
  );
}

/** A line that is read, under the highlighter. */
export function MarkedLine({ y, x = LEFT_MARGIN, length }: { y: number; x?: number; length: number }) {
  return (
    <>
      <Stroke d={`M${x - 1} ${y}h${length + 2}`} />
      <MarkedWords d={`M${x} ${y}h${length}`} />
    </>
  );
}

const Faint = styled.g`
  fill: none;
  stroke: ${token('line-strong')};
  stroke-opacity: 0.45;
  stroke-width: 3.6;
  stroke-linecap: round;
`;

export const Read = styled.path`
  fill: none;
  stroke: ${token('ink')};
  stroke-width: 3.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const MarkedWords = styled(Read)`
  stroke: ${token('mark-bright-ink')};
`;

const draw = keyframes`
  from { transform: scaleX(0); }
`;

const Stroke = styled.path`
  fill: none;
  stroke: ${token('mark-bright')};
  stroke-width: 13;
  transform-box: fill-box;
  transform-origin: left;
  animation: ${draw} ${token('speed-slow')} ${token('ease')} calc(4 * ${token('speed')}) backwards;
`;

export const Heading = styled.path<{ $hue: string }>`
  stroke: ${({ $hue }) => $hue};
  stroke-width: 6;
  stroke-linecap: round;
`;

export const Grid = styled.path`
  fill: none;
  stroke: ${token('line-strong')};
  stroke-opacity: 0.6;
  stroke-width: 1.5;
`;

export const Bubble = styled.path`
  fill: ${token('sheet')};
  stroke: ${token('line-strong')};
  stroke-opacity: 0.7;
  stroke-width: 1.5;
`;

export const Chip = styled.path`
  stroke: ${token('mark-bright')};
  stroke-width: 9;
`;

export const Wave = styled.path`
  fill: none;
  stroke: ${token('bad')};
  stroke-width: 2.4;
  stroke-linecap: round;
`;
