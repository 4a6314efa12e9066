import { Button, token } from '@sheaf/design-system';
import { MessageCircleQuestionMark } from 'lucide-react';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../../messages';

export interface AskButtonProps {
  left: number;
  top: number;
  /** Before it is pressed: pressing may take the selection away. */
  onPress: () => void;
  onAsk: () => void;
}

/** Below what was selected, near its end. */
export function AskButton({ left, top, onPress, onAsk }: AskButtonProps) {
  const { viewer: words } = useMessages();
  const position: CSSProperties & Record<`--${string}`, string> = { '--left': `${left}px`, top };
  return (
    <Container style={position} onPointerDown={onPress} onMouseDown={(event) => event.preventDefault()}>
      <Button tone="accent" size="small" icon={<MessageCircleQuestionMark aria-hidden="true" />} onClick={onAsk}>
        {words.ask}
      </Button>
    </Container>
  );
}

const HALF_WIDTH = token('space-20');

const Container = styled.div`
  position: absolute;
  left: clamp(${HALF_WIDTH}, var(--left), calc(100% - ${HALF_WIDTH}));
  z-index: 1;
  padding-top: ${token('space-2')};
  transform: translateX(-50%);
  user-select: none;
  white-space: nowrap;

  button {
    box-shadow: ${token('shadow-lifted')};
  }
  /* Below the handles that a finger moves. */
  @media (pointer: coarse) {
    padding-top: ${token('space-7')};
  }
`;
