import { token } from '@sheaf/design-system';
import { LazySlot } from '@sheaf/tool-kit/lazyComponent';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ArrangedPage } from '../../model/arrangedPage';
import type { MergeState } from '../../model/emptyMerge';
import { type MergeAction, pagesArranged } from '../../model/mergeState';
import { pageMode } from '../pages/lazyPageMode';
import { FileList } from './FileList';
import { ListHead } from './ListHead';

export interface ChosenFilesProps {
  state: MergeState;
  /** Every page of the result, as it would be now. */
  arranged: ArrangedPage[];
  dispatch: Dispatch<MergeAction>;
  onSubmitPassword: () => void;
}

/** The files as a list, or their pages one by one. With no files left it still offers to take the last step back. */
export function ChosenFiles({ state, arranged, dispatch, onSubmitPassword }: ChosenFilesProps) {
  const { files: words, screen } = useMessages();
  const { files, pages, view, choices } = state;
  const hasFiles = files.length > 0;
  return (
    <List>
      <ListHead state={state} dispatch={dispatch} />
      {hasFiles && view === 'files' && <FileList state={state} dispatch={dispatch} onSubmitPassword={onSubmitPassword} />}
      {hasFiles && view === 'pages' && (
        <>
          {choices.padEven && <Note>{pages ? words.noBlankPages : words.blankPagesNotShown}</Note>}
          <LazySlot words={screen} part={pageMode} meanwhile={<Note>{words.pagesComing}</Note>}>
            {(PageMode) => (
              <PageMode files={files} pages={arranged} onArrange={(reordered, label) => dispatch(pagesArranged({ pages: reordered, label }))} />
            )}
          </LazySlot>
        </>
      )}
    </List>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};

  /* The bar with the button stays in view below and may not cover what has the focus. */
  input,
  button {
    scroll-margin-bottom: ${token('space-24')};
  }
`;

const Note = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
