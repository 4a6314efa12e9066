import { from, token } from '@sheaf/design-system';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../language';

const FIRST_COUNT = 47832;
const TICK_MS = 30_000;
const MAX_STEP = 3;

interface ProcessedBadgeProps {
  /** Where the size of a step comes from: a number from 0 up to 1. */
  random?: () => number;
}

/** An ornament, not a figure: it counts by itself, so it is kept from screen readers. */
export function ProcessedBadge({ random = Math.random }: ProcessedBadgeProps) {
  const [count, setCount] = useState(FIRST_COUNT);

  const { processed } = useMessages().chrome;

  useEffect(() => {
    const ticking = setInterval(() => {
      const step = 1 + Math.floor(random() * MAX_STEP);
      setCount((before) => before + step);
    }, TICK_MS);
    return () => clearInterval(ticking);
  }, [random]);

  return <Badge aria-hidden="true">{processed(count)}</Badge>;
}

const Badge = styled.span`
  display: none;
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${from.wide} {
    display: inline;
  }
`;
