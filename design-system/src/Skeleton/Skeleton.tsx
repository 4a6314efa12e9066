import styled, { keyframes } from 'styled-components';
import { useWords } from '../ThemeRoot/useWords';
import { token } from '../tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface SkeletonProps {
  /** What will be shown here: lines of text, a page, or a row of a list. */
  shape?: 'text' | 'page' | 'row';
  /** How many lines of text. */
  lines?: number;
  /** What is awaited, for those who listen: "Loading your files". */
  label?: string;
}

/** The place of what is about to come, in its size, so that nothing jumps when it does. */
export function Skeleton({ shape = 'text', lines = 3, label }: SkeletonProps) {
  const words = useWords();
  const pieces = shape === 'text' ? Array.from({ length: lines }, (_, line) => line) : [0];
  return (
    <div>
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      <Shapes aria-hidden="true" data-shape={shape}>
        {pieces.map((piece) => (
          <span key={piece} />
        ))}
      </Shapes>
    </div>
  );
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Shapes = styled.div`
  display: grid;
  gap: ${token('space-3')};
  animation: ${breathe} calc(8 * ${token('speed-slow')}) ease-in-out infinite;

  span {
    height: ${token('space-3')};
    border-radius: ${token('radius-small')};
    background: ${token('line')};
  }
  &[data-shape='text'] span:last-child:not(:first-child) {
    width: 62%;
  }
  &[data-shape='page'] span {
    height: auto;
    aspect-ratio: 210 / 297;
    border-radius: ${token('radius-small')};
  }
  &[data-shape='row'] span {
    height: ${token('row')};
    border-radius: ${token('radius-control')};
  }
  @media (forced-colors: active) {
    span {
      border: ${token('hairline')} solid;
    }
  }
`;
