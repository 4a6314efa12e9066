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
const ANNOUNCED_MINUTES = [5, 1];

/** How long what was uploaded, said and written is kept. */
export function Countdown({ endsAt, words, onOver }: CountdownProps) {
  const timeLeft = splitTimeLeft(useTimeLeft(endsAt, onOver));
  return (
    <Time>
      <Clock aria-hidden="true" />
      <span>{'minutes' in timeLeft ? words.minutesLeft(timeLeft.minutes) : words.secondsLeft(timeLeft.seconds)}</span>
      <VisuallyHidden role="status">
        {'minutes' in timeLeft && ANNOUNCED_MINUTES.includes(timeLeft.minutes) ? words.minutesLeftSaid(timeLeft.minutes) : ''}
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
