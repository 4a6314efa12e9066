import { Button, Field, from, token, VisuallyHidden } from '@sheaf/design-system';
import { RotateCw } from 'lucide-react';
import { type Dispatch, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { type MergeMessages, useMessages } from '../../messages';
import { type ChosenFile, findPageCount } from '../../model/chosenFile';
import { fileTurned, type MergeAction, rangeTyped, typingEnded } from '../../model/mergeState';
import { countChosenPages, findRangeProblem } from '../../model/pageRange';
import { formatReason } from '../../model/reason';

export interface PageRangeFieldProps {
  chosen: ChosenFile;
  dispatch: Dispatch<MergeAction>;
}

/** Which pages of a file are taken, and how they are turned. */
export function PageRangeField({ chosen, dispatch }: PageRangeFieldProps) {
  const { id, name, range, rotate, problem } = chosen;
  const messages = useMessages();
  const { files: words } = messages;
  const wrongRange = findRangeProblem(chosen);
  const hasRangeProblem = problem?.reason.code === 'invalid_range' && wrongRange !== null;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (hasRangeProblem) input.current?.focus();
  }, [hasRangeProblem]);

  return (
    <Container>
      <Field
        ref={input}
        label={
          <>
            {words.pagesToTake}
            <VisuallyHidden>{words.pagesToTakeOf(name)}</VisuallyHidden>
          </>
        }
        placeholder={words.pagesPlaceholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={range}
        error={wrongRange && formatReason(wrongRange, messages)}
        hint={range.trim() === '' || wrongRange ? words.pagesSyntax : formatChosenCount(chosen, messages)}
        onChange={(event) => dispatch(rangeTyped({ id, range: event.target.value }))}
        onBlur={() => dispatch(typingEnded())}
      />
      <Turn>
        <span aria-hidden="true">{rotate === 0 ? words.notTurned : words.turned(rotate)}</span>
        <Button icon={<RotateCw aria-hidden="true" />} onClick={() => dispatch(fileTurned(id))}>
          {words.rotate}
          <VisuallyHidden>{words.rotateFile(name)}</VisuallyHidden>
        </Button>
      </Turn>
    </Container>
  );
}

function formatChosenCount(chosen: ChosenFile, { files, number, countPages }: MergeMessages): string {
  const chosenCount = countChosenPages(chosen);
  const all = findPageCount(chosen);
  return chosenCount === null || all === null ? files.pagesSyntax : files.pagesTaken({ taken: number(chosenCount), all: countPages(all) });
}

const Container = styled.div`
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
