import { Button, token } from '@sheaf/design-system';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';

interface StepFootProps {
  /** Absent on the first step. */
  onBack?: () => void;
  forth: ReactNode;
}

/** The way back and the way forth, in the same place on every step. */
export function StepFoot({ onBack, forth }: StepFootProps) {
  const { screen } = useMessages();
  return (
    <Foot>
      {onBack && (
        <Button tone="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          {screen.back}
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

  > span {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
    margin-inline-start: auto;
  }
`;
