import { token } from '@sheaf/design-system';
import { useRef } from 'react';
import styled from 'styled-components';
import { ListedFile } from './ListedFile';
import type { MergeLimits } from './limits';
import type { ChosenFile } from './mergeState';

export interface FileListProps {
  files: readonly ChosenFile[];
  limits: MergeLimits;
  onMove: (id: number, to: number) => void;
  onRemove: (id: number) => void;
  onTypePassword: (id: number, password: string) => void;
  onSubmitPassword: () => void;
}

/** The chosen files, in the order in which they will be merged. */
export function FileList({ files, limits, onMove, onRemove, onTypePassword, onSubmitPassword }: FileListProps) {
  const list = useRef<HTMLOListElement>(null);

  function handleRemove(id: number) {
    // The row goes away together with the focus in it, so the list takes the focus and the visitor goes on from there.
    list.current?.focus();
    onRemove(id);
  }

  return (
    <List ref={list} tabIndex={-1} aria-label="Files to merge, in order">
      {files.map((chosen, index) => (
        <ListedFile
          key={chosen.id}
          chosen={chosen}
          position={index + 1}
          count={files.length}
          limits={limits}
          onMoveUp={() => onMove(chosen.id, index - 1)}
          onMoveDown={() => onMove(chosen.id, index + 1)}
          onRemove={() => handleRemove(chosen.id)}
          onTypePassword={(password) => onTypePassword(chosen.id, password)}
          onSubmitPassword={onSubmitPassword}
        />
      ))}
    </List>
  );
}

const List = styled.ol`
  outline: none;

  > li + li {
    border-top: ${token('hairline')} solid ${token('line')};
  }
`;
