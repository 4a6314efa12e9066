import type { Citation } from '@sheaf/api/contract/chat';
import { token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { CitationChip } from './CitationChip';

export interface ClosestPassagesProps {
  passages: readonly Citation[];
  shown: number | null;
  onShow: (citation: Citation) => void;
}

/** What the document says that comes closest to a question it does not answer. */
export function ClosestPassages({ passages, shown, onShow }: ClosestPassagesProps) {
  const { talk: words } = useMessages();
  return (
    <Container>
      <h2>{words.closest}</h2>
      <ul>
        {passages.map((passage) => (
          <li key={passage.id}>
            <q>{passage.quote}</q> <CitationChip citation={passage} isShown={passage.id === shown} onShow={onShow} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  gap: ${token('space-2')};
  max-width: ${token('measure')};

  h2 {
    color: ${token('ink-soft')};
    font-family: ${token('font-text')};
    font-size: ${token('text-14')};
    font-weight: ${token('weight-strong')};
  }
  ul {
    display: grid;
    gap: ${token('space-3')};
  }
  li {
    padding-inline-start: ${token('space-3')};
    border-inline-start: ${token('focus-ring')} solid ${token('line')};
    overflow-wrap: anywhere;
  }
`;
