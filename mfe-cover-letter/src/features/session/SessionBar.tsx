import { Button, from, token } from '@sheaf/design-system';
import { Countdown } from '@sheaf/tool-kit/Countdown';
import { LazySlot } from '@sheaf/tool-kit/lazyComponent';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { deleteDialog } from '../../lazyParts';
import { useMessages } from '../../messages';

export interface SessionBarProps {
  endsAt: number;
  isOver: boolean;
  onOver: () => void;
  /** Settles when it is deleted, or when that failed and was reported. */
  onDelete: () => Promise<void>;
}

/** How long the CV and its letters are kept, and the way to end that now. */
export function SessionBar({ endsAt, isOver, onOver, onDelete }: SessionBarProps) {
  const { session: words, screen } = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  // Once it was opened, the dialog stays mounted, since it returns the focus when it closes.
  const [wasOpened, setWasOpened] = useState(false);
  if (isAsking && !wasOpened) setWasOpened(true);
  return (
    <Bar>
      {!isOver && <Countdown endsAt={endsAt} words={words} onOver={onOver} />}
      <Button size="small" tone="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        <span>{words.deleteNow}</span>
      </Button>
      {wasOpened && (
        <LazySlot words={screen} part={deleteDialog} meanwhile={null}>
          {(DeleteDialog) => (
            <DeleteDialog isOpen={isAsking} words={words} text={words.askText} onClose={() => setIsAsking(false)} onDelete={onDelete} />
          )}
        </LazySlot>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  margin-inline-start: auto;

  /* A phone has room for its sign alone, beside the way back. */
  button span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    ${from.medium} {
      position: static;
      width: auto;
      height: auto;
      overflow: visible;
      clip-path: none;
    }
  }
`;
