import { Button, Field, from, token, VisuallyHidden } from '@sheaf/design-system';
import { RotateCw } from 'lucide-react';
import { type Dispatch, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { countPages } from '../counting';
import { type ChosenFile, pageCountOf } from '../state/chosenFile';
import { fileTurned, type MergeAction, rangeTyped, typingEnded } from '../state/mergeState';
import { pagesTaken, rangeProblem } from '../state/pageRange';

export interface PagesOfFileProps {
  chosen: ChosenFile;
  dispatch: Dispatch<MergeAction>;
}

const SYNTAX = 'For example 1-3, 5, 8-, -2, even, odd, or r1 for the last page.';

/** Which pages of a file are taken, and how they are turned. */
export function PagesOfFile({ chosen, dispatch }: PagesOfFileProps) {
  const { id, file, range, rotate, problem } = chosen;
  const error = rangeProblem(chosen);
  const isAsked = problem !== null && problem === error;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);

  return (
    <Place>
      <Field
        ref={input}
        label={
          <>
            Pages to take<VisuallyHidden> from {file.name}</VisuallyHidden>
          </>
        }
        placeholder="all pages"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={range}
        error={error}
        hint={range.trim() === '' || error ? SYNTAX : countTaken(chosen)}
        onChange={(event) => dispatch(rangeTyped({ id, range: event.target.value }))}
        onBlur={() => dispatch(typingEnded())}
      />
      <Turn>
        <span aria-hidden="true">{rotate === 0 ? 'Not turned' : `Turned ${rotate}°`}</span>
        <Button icon={<RotateCw aria-hidden="true" />} onClick={() => dispatch(fileTurned(id))}>
          Rotate<VisuallyHidden> {file.name} by 90 degrees</VisuallyHidden>
        </Button>
      </Turn>
    </Place>
  );
}

function countTaken(chosen: ChosenFile): string {
  const taken = pagesTaken(chosen);
  const all = pageCountOf(chosen);
  return taken === null || all === null ? SYNTAX : `Takes ${taken.toLocaleString('en')} of ${countPages(all)}.`;
}

const Place = styled.div`
  display: grid;
  gap: ${token('space-3')};

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Turn = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  > span {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
  }
  > button {
    min-height: ${token('tap')};
    padding-inline: ${token('space-4')};
    border-color: ${token('line-strong')};
    font-size: ${token('text-14')};
  }
  /* Beside the field, in line with its label and its border. */
  ${from.medium} {
    display: grid;
    align-content: start;
    justify-content: stretch;

    > span {
      margin-bottom: ${token('space-1')};
    }
  }
`;
