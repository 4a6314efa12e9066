import { token } from '@sheaf/design-system';
import { GripVertical } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';

export interface DragHandleProps extends ComponentPropsWithRef<'button'> {
  fileName: string;
}

/** Takes hold of a row, with mouse, finger or keyboard. */
export function DragHandle({ fileName, ...native }: DragHandleProps) {
  const { files: words } = useMessages();
  return (
    <Handle type="button" aria-label={words.drag(fileName)} {...native}>
      <GripVertical aria-hidden="true" />
    </Handle>
  );
}

const Handle = styled.button`
  grid-area: handle;
  display: grid;
  place-items: center;
  width: ${token('tap')};
  height: ${token('space-14')};
  /* The dots are aligned with the edge above; the room to press reaches beyond it. */
  margin-left: calc(-1 * ${token('space-3')});
  margin-right: calc(-1 * ${token('space-2')});
  border-radius: ${token('radius-control')};
  color: ${token('line-strong')};
  cursor: grab;
  /* A finger on it drags the row and does not scroll the page. */
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;

  &:hover {
    color: ${token('ink')};
  }
  &:active {
    cursor: grabbing;
  }
  svg {
    width: ${token('icon')};
    height: ${token('icon')};
  }
`;
