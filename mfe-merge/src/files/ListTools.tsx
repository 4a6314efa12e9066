import { IconButton, Menu, SegmentedControl, token } from '@sheaf/design-system';
import { ArrowDownAZ, ArrowUpDown, Ellipsis, Redo2, Trash2, Undo2 } from 'lucide-react';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import {
  allFilesRemoved,
  fileOrderReversed,
  filesSortedByName,
  type MergeAction,
  type MergeState,
  redone,
  undone,
  viewChosen,
} from '../state/mergeState';

export interface ListToolsProps {
  state: Pick<MergeState, 'files' | 'pages' | 'view' | 'past' | 'future'>;
  dispatch: Dispatch<MergeAction>;
}

/** What can be done with the list as a whole: two cells of the grid around it, "views" and "steps". */
export function ListTools({ state, dispatch }: ListToolsProps) {
  const { files, pages, view, past, future } = state;
  const canSort = files.length > 1 && pages === null;
  return (
    <>
      {files.length > 0 && (
        <Views>
          <SegmentedControl
            label="Arrange by"
            value={view}
            segments={[
              { value: 'files', label: 'Files' },
              { value: 'pages', label: 'Pages' },
            ]}
            onChange={(chosen) => dispatch(viewChosen(chosen))}
          />
        </Views>
      )}
      <Steps>
        <StepButton label={`Undo${wordsOf(past)}`} isPossible={past.length > 0} onPress={() => dispatch(undone())}>
          <Undo2 aria-hidden="true" />
        </StepButton>
        <StepButton label={`Redo${wordsOf(future)}`} isPossible={future.length > 0} onPress={() => dispatch(redone())}>
          <Redo2 aria-hidden="true" />
        </StepButton>
        {files.length > 0 && (
          <Menu
            label="Sort and more"
            isIconAlone
            icon={<Ellipsis aria-hidden="true" />}
            items={[
              {
                id: 'name',
                label: 'Sort by name',
                description: '“page 2” before “page 10”',
                icon: <ArrowDownAZ aria-hidden="true" />,
                disabled: !canSort,
                onSelect: () => dispatch(filesSortedByName()),
              },
              {
                id: 'reverse',
                label: 'Reverse the order',
                icon: <ArrowUpDown aria-hidden="true" />,
                disabled: !canSort,
                onSelect: () => dispatch(fileOrderReversed()),
              },
              { id: 'empty', label: 'Remove all files', icon: <Trash2 aria-hidden="true" />, onSelect: () => dispatch(allFilesRemoved()) },
            ]}
          />
        )}
      </Steps>
    </>
  );
}

/** ": report.pdf removed", the step that would be taken back or done again. */
function wordsOf(steps: MergeState['past']): string {
  const last = steps.at(-1);
  return last ? `: ${last.said}` : '';
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
  /* The last sign stands in line with the edge of the list; the room to press reaches beyond it. */
  margin-right: calc(-1 * ${token('space-3')});
`;
