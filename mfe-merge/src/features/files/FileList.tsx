import { Button, token } from '@sheaf/design-system';
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { MergeState } from '../../model/emptyMerge';
import { fileMoved, fileRemoved, type MergeAction, pagesArranged } from '../../model/mergeState';
import { ListedFile } from './ListedFile';
import { SortableFile, SortableFiles } from './SortableFiles';

export interface FileListProps {
  state: Pick<MergeState, 'files' | 'pages'>;
  dispatch: Dispatch<MergeAction>;
  onSubmitPassword: () => void;
}

/** The chosen files, in the order in which they will be merged. */
export function FileList({ state, dispatch, onSubmitPassword }: FileListProps) {
  const { files, pages } = state;
  const { files: words, countPages } = useMessages();
  const list = useRef<HTMLOListElement>(null);
  const isByPages = pages !== null;
  const Row = isByPages || files.length < 2 ? ListedFile : SortableFile;

  const latestSubmit = useRef(onSubmitPassword);
  useEffect(() => {
    latestSubmit.current = onSubmitPassword;
  });

  // These two keep their identity, so that a row is rendered again only when its own file changes.
  const handleSubmit = useCallback(() => latestSubmit.current(), []);
  const handleRemove = useCallback(
    (id: number) => {
      // The row goes away together with the focus in it, so the list takes the focus and the visitor goes on from there.
      list.current?.focus();
      dispatch(fileRemoved(id));
    },
    [dispatch],
  );

  return (
    <div>
      {isByPages && (
        <ByHand>
          <p>{words.arrangedByPages(countPages(pages.length))}</p>
          <Button size="small" onClick={() => dispatch(pagesArranged({ pages: null, label: { says: 'arrangedByFiles' } }))}>
            {words.arrangeByFilesAgain}
          </Button>
        </ByHand>
      )}
      <SortableFiles files={files} onMove={(id, to) => dispatch(fileMoved({ id, to }))}>
        <List ref={list} tabIndex={-1} aria-label={isByPages ? words.title : words.titleInOrder}>
          {files.map((chosen, index) => (
            <Row
              key={chosen.id}
              chosen={chosen}
              place={index}
              count={files.length}
              isByPages={isByPages}
              dispatch={dispatch}
              onRemove={handleRemove}
              onSubmitPassword={handleSubmit}
            />
          ))}
        </List>
      </SortableFiles>
    </div>
  );
}

const ByHand = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-3')};
  padding: ${token('space-2')} ${token('space-2')} ${token('space-2')} ${token('space-4')};
  margin-bottom: ${token('space-3')};
  border-radius: ${token('radius-control')};
  background: ${token('sheet-soft')};
`;

const List = styled.ol`
  outline: none;

  > li {
    border-top: ${token('hairline')} solid ${token('line')};
  }
`;
