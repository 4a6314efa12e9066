import { token, VisuallyHidden } from '@sheaf/design-system';
import type { CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';
import { useMessages } from '../../../messages';

/** A rectangle in shares of the shown page, from its top left. */
export interface PassageRect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A passage that is marked on its page, as with a highlighter. */
export interface Highlight {
  id: string;
  /** As on the chip that leads to it. */
  number?: number;
  page: number;
  rects: readonly PassageRect[];
  quote: string;
}

export interface PassageMarksProps {
  /** Those of one page. */
  highlights: readonly Highlight[];
  /** The one that was scrolled to. */
  current: string | null;
}

/** The highlighter over the picture of a page. It stops no pointer, so that the words below can be selected. */
export function PassageMarks({ highlights, current }: PassageMarksProps) {
  const { viewer: words } = useMessages();
  return (
    <Strokes>
      {highlights.map(({ id, number, quote, rects }) => (
        <mark key={id} aria-current={id === current || undefined}>
          <VisuallyHidden>{words.cited(quote)}</VisuallyHidden>
          {rects.map((rect) => (
            <Stroke key={`${rect.x} ${rect.y}`} style={positionMark(rect)} />
          ))}
          {number !== undefined && rects[0] && (
            <MarkNumber
              aria-hidden="true"
              data-inside={beginsInside(rects) || undefined}
              style={{ left: inPercent(rects[0].x), top: inPercent(rects[0].y) }}
            >
              {number}
            </MarkNumber>
          )}
        </mark>
      ))}
    </Strokes>
  );
}

/** Lines that begin this near each other have one left edge, as a share of the page. */
const SAME_EDGE = 0.005;

/** Returns whether a passage begins inside a line, where its number would cover the words before it. */
function beginsInside([first, ...others]: readonly PassageRect[]): boolean {
  return first !== undefined && others.some(({ x }) => first.x - x > SAME_EDGE);
}

const inPercent = (share: number) => `${share * 100}%`;
const positionMark = ({ x, y, w, h }: PassageRect): CSSProperties => ({
  left: inPercent(x),
  top: inPercent(y),
  width: inPercent(w),
  height: inPercent(h),
});

const draw = keyframes`
  from { transform: scaleX(0); }
`;

const Strokes = styled.div`
  position: absolute;
  inset: 0;
  mix-blend-mode: multiply;
  pointer-events: none;

  mark {
    background: none;
  }
`;

/** A pen begins before the first letter; a share of the page's width, since a page is shown in any size. */
const OVERHANG = '0.3cqw';

const Stroke = styled.span`
  position: absolute;
  box-sizing: content-box;
  padding: 0 ${OVERHANG} calc(${OVERHANG} / 2);
  margin-inline: calc(-1 * ${OVERHANG});
  border-radius: ${token('radius-small')};
  background: color-mix(in srgb, ${token('mark-bright')} 40%, white);
  forced-color-adjust: none;

  [aria-current] > & {
    background: linear-gradient(${token('mark-bright-ink')} 0 0) bottom / 100% max(1px, 8%) no-repeat ${token('mark-bright')};
    transform-origin: left;
    animation: ${draw} ${token('speed-slow')} ${token('ease')};
  }
`;

/** Before the first line, as in a margin; of the size of small print, whatever the zoom. */
const MarkNumber = styled.span`
  position: absolute;
  transform: translate(calc(-100% - 0.6cqw), 0);
  min-width: 1.6em;
  padding-inline: 0.3em;
  border-radius: ${token('radius-round')};
  background: ${token('mark-bright')};
  color: ${token('mark-bright-ink')};
  font-size: max(1.4cqw, 0.625rem);
  font-weight: ${token('weight-strong')};
  line-height: 1.5;
  text-align: center;
  forced-color-adjust: none;

  /* Between the lines, like a raised number. */
  &[data-inside] {
    transform: translate(-50%, -80%) scale(0.8);
  }
`;
