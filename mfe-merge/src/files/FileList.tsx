import { Button, formatFileSize, token } from '@sheaf/design-system';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { countFiles } from '../counting';
import { type MergeLimits, totalBytes } from '../limits';
import type { ChosenFile } from '../state/mergeState';
import { ListedFile } from './ListedFile';

export interface FileListProps {
  files: readonly ChosenFile[];
  limits: MergeLimits;
  onMove: (id: number, to: number) => void;
  onRemove: (id: number) => void;
  onRemoveAll: () => void;
  onTypePassword: (id: number, password: string) => void;
  onSubmitPassword: () => void;
}

/** The chosen files, in the order in which they will be merged. */
export function FileList({ files, limits, onMove, onRemove, onRemoveAll, onTypePassword, onSubmitPassword }: FileListProps) {
  const headingId = useId();
  const list = useRef<HTMLOListElement>(null);

  function handleRemove(id: number) {
    // The row goes away together with the focus in it, so the list takes the focus and the visitor goes on from there.
    list.current?.focus();
    onRemove(id);
  }

  return (
    <section aria-labelledby={headingId}>
      <Head>
        <div>
          <h2 id={headingId}>Your files, in order</h2>
          <p>
            {countFiles(files.length)} · {formatFileSize(totalBytes(files.map(({ file }) => file)))}
          </p>
        </div>
        <Button tone="quiet" size="small" onClick={onRemoveAll}>
          Remove all
        </Button>
      </Head>
      <List ref={list} tabIndex={-1} aria-labelledby={headingId}>
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
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-bottom: ${token('space-2')};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${token('space-3')};
  }
  h2 {
    font-size: ${token('text-18')};
  }
  p {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
    font-variant-numeric: tabular-nums;
  }
  button {
    flex: none;
    margin-right: calc(-1 * ${token('space-4')});
  }
`;

const List = styled.ol`
  outline: none;

  > li {
    border-top: ${token('hairline')} solid ${token('line')};
  }
`;
