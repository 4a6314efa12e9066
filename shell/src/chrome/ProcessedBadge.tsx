import { from, token } from '@sheaf/design-system';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { countStep, FIRST_COUNT, TICK_MS } from '../early/processedCount';
import { useMessages } from '../language';

interface ProcessedBadgeProps {
  /** Where the size of a step comes from: a number from 0 up to 1. */
  random?: () => number;
}

/** A decorative counter that counts nothing real, so it is hidden from screen readers. */
export function ProcessedBadge({ random = Math.random }: ProcessedBadgeProps) {
  const [count, setCount] = useState(() => FIRST_COUNT + readEarlyCount());

  const { processed } = useMessages().chrome;

  useEffect(() => {
    const ticking = setInterval(() => {
      const step = countStep(random);
      setCount((before) => before + step);
    }, TICK_MS);
    return () => clearInterval(ticking);
  }, [random]);

  return (
    <Badge aria-hidden="true" data-counts>
      {processed(count)}
    </Badge>
  );
}

/** Starts from the count that the script inside the page reached before hydration. */
function readEarlyCount(): number {
  return typeof window === 'undefined' ? 0 : (window.earlyVisit?.counted ?? 0);
}

const Badge = styled.span`
  display: none;
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* Without enough room it wraps to a second line, which is clipped. */
  ${from.wide} {
    display: flex;
    flex: 1 1 0;
    flex-wrap: wrap;
    height: 1lh;
    overflow: hidden;
    &::before {
      height: 100%;
      content: '';
    }
  }
`;
