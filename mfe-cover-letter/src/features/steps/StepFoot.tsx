import { Button, below, token } from '@sheaf/design-system';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';

interface StepFootProps {
  /** Absent on the first step. */
  onBack?: () => void;
  forth: ReactNode;
}

/** The way back and the way forth, in the same place on every step. However long the step is, the way forth stays in view. */
export function StepFoot({ onBack, forth }: StepFootProps) {
  const { screen } = useMessages();
  return (
    <Foot data-stays={forth !== null || undefined}>
      {onBack && (
        <Button tone="quiet" icon={<ArrowLeft aria-hidden="true" />} aria-label={screen.back} onClick={onBack}>
          <span>{screen.back}</span>
        </Button>
      )}
      <span>{forth}</span>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  padding-top: ${token('space-4')};
  border-top: ${token('hairline')} solid ${token('line')};

  &[data-stays] {
    position: sticky;
    bottom: 0;
    z-index: 2;
    padding-bottom: ${token('space-4')};
    margin-bottom: calc(-1 * ${token('space-4')});
    background: ${token('sheet')};
  }
  /* In one line on a phone, where it covers the step: the sign alone leads back. */
  ${below.medium} {
    &[data-stays] > button {
      padding-inline: ${token('space-3')};
    }
    &[data-stays] > button span {
      display: none;
    }
  }
  /* What gets the focus is not behind it. */
  :root:has(&[data-stays]) {
    scroll-padding-bottom: ${token('space-24')};
  }
  /* In a very low window it would cover what is filled in. */
  @media (max-height: 30em) {
    &[data-stays] {
      position: static;
    }
  }
  > span {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
    margin-inline-start: auto;
  }
`;
