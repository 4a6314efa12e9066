import { Button, from, token } from '@sheaf/design-system';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../language';
import { useServices } from '../services';
import { useNewerVersion } from './useNewerVersion';

/** Offers to reload the page when a newer version was deployed. Until then the tab goes on working. */
export function NewerVersion() {
  const hasNewerVersion = useNewerVersion();
  const [isPutOff, setIsPutOff] = useState(false);
  const { reload } = useServices();
  const { newerVersion } = useMessages().trouble;

  // The live region is rendered empty first, since some screen readers ignore one that is added with its words.
  return (
    <Region aria-live="polite">
      {hasNewerVersion && !isPutOff && (
        <Slip>
          <Title>{newerVersion.title}</Title>
          <p>{newerVersion.sentence}</p>
          <Buttons>
            <Button icon={<RotateCw aria-hidden="true" />} onClick={reload}>
              {newerVersion.reload}
            </Button>
            <Button tone="quiet" onClick={() => setIsPutOff(true)}>
              {newerVersion.later}
            </Button>
          </Buttons>
        </Slip>
      )}
    </Region>
  );
}

/** At the top, as all notices, since the next button is at the end of a card. From the medium width on it does not cover the header. */
const Region = styled.div`
  position: fixed;
  inset-inline-end: 0;
  top: 0;
  z-index: ${token('layer-bar')};
  width: 100%;
  pointer-events: none;

  ${from.medium} {
    top: ${token('space-16')};
    max-width: calc(${token('dialog-small')} + 2 * ${token('space-4')});
  }
  @media print {
    display: none;
  }
`;

const Slip = styled.div`
  display: grid;
  gap: ${token('space-2')};
  margin: ${token('space-2')} ${token('space-4')};
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('sheet')};
  color: ${token('ink')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-sheet')};
  box-shadow: ${token('shadow-lifted')};
  pointer-events: auto;
`;

const Title = styled.p`
  font-weight: ${token('weight-strong')};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;
