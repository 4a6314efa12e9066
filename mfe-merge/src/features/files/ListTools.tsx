import { IconButton, Menu, SegmentedControl, token } from '@sheaf/design-system';
import { formatMessage } from '@sheaf/tool-kit/messageDescriptor';
import { ArrowDownAZ, ArrowUpDown, Ellipsis, Redo2, Trash2, Undo2 } from 'lucide-react';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { MergeState } from '../../model/emptyMerge';
import { allFilesRemoved, fileOrderReversed, filesSortedByName, type MergeAction, redone, undone, viewChosen } from '../../model/mergeState';

export interface ListToolsProps {
  state: Pick<MergeState, 'files' | 'pages' | 'view' | 'past' | 'future'>;
  dispatch: Dispatch<MergeAction>;
}

/** What can be done with the list as a whole: two cells of the grid around it, "views" and "steps". */
export function ListTools({ state, dispatch }: ListToolsProps) {
  const { files, pages, view, past, future } = state;
  const messages = useMessages();
  const { files: words } = messages;
  const [last, next] = [past, future].map((steps) => steps.at(-1)?.label).map((label) => label && formatMessage(messages.steps, label));
  const canSort = files.length > 1 && pages === null;
  return (
    <>
      {files.length > 0 && (
        <Views>
          <SegmentedControl
            label={words.arrangeBy}
            value={view}
            segments={[
              { value: 'files', label: words.byFiles },
              { value: 'pages', label: words.byPages },
            ]}
            onChange={(chosen) => dispatch(viewChosen(chosen))}
          />
        </Views>
      )}
      <Steps>
        <StepButton label={last ? words.undoStep(last) : words.undo} isPossible={past.length > 0} onPress={() => dispatch(undone())}>
          <Undo2 aria-hidden="true" />
        </StepButton>
        <StepButton label={next ? words.redoStep(next) : words.redo} isPossible={future.length > 0} onPress={() => dispatch(redone())}>
          <Redo2 aria-hidden="true" />
        </StepButton>
        {files.length > 0 && (
          <Menu
            label={words.sortAndMore}
            isIconAlone
            icon={<Ellipsis aria-hidden="true" />}
            items={[
              {
                id: 'name',
                label: words.sortByName,
                description: words.sortByNameHint,
                icon: <ArrowDownAZ aria-hidden="true" />,
                disabled: !canSort,
                onSelect: () => dispatch(filesSortedByName()),
              },
              {
                id: 'reverse',
                label: words.reverseOrder,
                icon: <ArrowUpDown aria-hidden="true" />,
                disabled: !canSort,
                onSelect: () => dispatch(fileOrderReversed()),
              },
              { id: 'empty', label: words.removeAll, icon: <Trash2 aria-hidden="true" />, onSelect: () => dispatch(allFilesRemoved()) },
            ]}
          />
        )}
      </Steps>
    </>
  );
}

interface StepButtonProps {
  label: string;
  /** Otherwise it stays reachable, so that the focus is not lost with the last step. */
  isPossible: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

function StepButton({ label, isPossible, onPress, children }: StepButtonProps) {
  return (
    <IconButton label={label} title={label} aria-disabled={!isPossible || undefined} onClick={isPossible ? onPress : undefined}>
      {children}
    </IconButton>
  );
}

const Views = styled.div`
  grid-area: views;
  display: grid;
`;

const Steps = styled.div`
  grid-area: steps;
  display: flex;
  justify-self: end;
  /* The last sign is aligned with the edge of the list; the room to press reaches beyond it. */
  margin-right: calc(-1 * ${token('space-3')});
`;
