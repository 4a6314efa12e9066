import { token, VisuallyHidden } from '@sheaf/design-system';
import { Clock } from 'lucide-react';
import styled from 'styled-components';
import { splitTimeLeft, useTimeLeft } from './useTimeLeft';

/** A tool's own words. */
export interface CountdownWords {
  minutesLeft(minutes: number): string;
  secondsLeft(seconds: number): string;
  /** The text of `minutesLeft` for screen readers. */
  minutesLeftSaid(minutes: number): string;
}

export interface CountdownProps {
  /** In milliseconds, by the clock of this device. */
  endsAt: number;
  words: CountdownWords;
  onOver: () => void;
}

/** Screen readers announce this many minutes. */
const SAID_AT_MINUTES = [5, 1];

/** How long what was uploaded, said and written is kept. */
export function Countdown({ endsAt, words, onOver }: CountdownProps) {
  const left = splitTimeLeft(useTimeLeft(endsAt, onOver));
  return (
    <Time>
      <Clock aria-hidden="true" />
      <span>{'minutes' in left ? words.minutesLeft(left.minutes) : words.secondsLeft(left.seconds)}</span>
      <VisuallyHidden role="status">
        {'minutes' in left && SAID_AT_MINUTES.includes(left.minutes) ? words.minutesLeftSaid(left.minutes) : ''}
      </VisuallyHidden>
    </Time>
  );
}

const Time = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  svg {
    flex: none;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
  }
`;
