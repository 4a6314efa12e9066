import { IconButton, token } from '@sheaf/design-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface PageStepsProps {
  isFirst: boolean;
  isLast: boolean;
  words: { previousPage: string; nextPage: string };
  /** Leafs one page back or on. */
  onStep: (by: -1 | 1) => void;
  /** Which page is shown. */
  children: ReactNode;
}

/** Leafs through pages. At an end its button stays where it was, and with it the focus. */
export function PageSteps({ isFirst, isLast, words, onStep, children }: PageStepsProps) {
  return (
    <Bar>
      <IconButton label={words.previousPage} aria-disabled={isFirst || undefined} onClick={isFirst ? undefined : () => onStep(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      {children}
      <IconButton label={words.nextPage} aria-disabled={isLast || undefined} onClick={isLast ? undefined : () => onStep(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  font-variant-numeric: tabular-nums;
`;
