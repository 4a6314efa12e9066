import { Card, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';

export interface WaitingCardProps {
  /** The chosen PDF, if there is one. */
  fileName: string | null;
  hasFailed: boolean;
  /** True when this browser could not open it. */
  isDoubtful: boolean;
}

/** Holds the place of the result and says what is still needed for one. */
export function WaitingCard({ fileName, hasFailed, isDoubtful }: WaitingCardProps) {
  const { result: words } = useMessages();
  const formatNext = isDoubtful ? words.doubtful : words.ready;
  const next = fileName === null ? words.chooseFile : formatNext(fileName);
  return (
    <Card>
      <Container>
        <svg viewBox="0 0 72 72" aria-hidden="true">
          <path data-part="sheet" d="M18 6h26l14 14v46H18zM44 6v14h14" />
          <path data-part="heading" d="M26 29h16" />
          <path d="M26 39h24M26 47h24M26 55h15" />
        </svg>
        <h2>{words.waiting}</h2>
        <p>{hasFailed ? words.afterFailure : next}</p>
      </Container>
    </Card>
  );
}

const Container = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  padding-block: ${token('space-8')};
  text-align: center;

  svg {
    width: ${token('space-16')};
    height: ${token('space-16')};
    margin-bottom: ${token('space-4')};
    fill: none;
    stroke: ${token('line-strong')};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-part='sheet'] {
    fill: ${token('sheet')};
  }
  [data-part='heading'] {
    stroke: ${token('tool-convert')};
    stroke-width: 4;
  }
  h2 {
    font-size: ${token('text-22')};
  }
  p {
    max-width: 30ch;
    color: ${token('ink-soft')};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;
