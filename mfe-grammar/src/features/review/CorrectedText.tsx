import { Button, DiffMarks, token } from '@sheaf/design-system';
import { type Dispatch, useMemo } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { type GrammarAction, grammarActions } from '../../model/grammarState';
import { buildDiff, type Decisions, type Review, writeCorrectedText } from '../../model/review';
import { sheetStyle } from './sheetStyle';

export interface CorrectedTextProps {
  review: Review;
  decisions: Decisions;
  /** The corrected text alone, or with what it was before. */
  shown: 'after' | 'both';
  dispatch: Dispatch<GrammarAction>;
}

/** The text with everything that is applied, to read or to compare, and to go on writing from. */
export function CorrectedText({ review, decisions, shown, dispatch }: CorrectedTextProps) {
  const { result: words } = useMessages();
  const corrected = useMemo(() => writeCorrectedText(review, decisions), [review, decisions]);
  const diff = useMemo(() => (shown === 'both' ? buildDiff(review, decisions) : []), [shown, review, decisions]);
  return (
    <>
      <Sheet data-paper role="group" aria-label={words.title} tabIndex={0} lang="en">
        {shown === 'both' ? <DiffMarks parts={diff} /> : corrected}
      </Sheet>
      {corrected !== review.text && (
        <Button size="small" tone="quiet" onClick={() => dispatch(grammarActions.textTyped(corrected))}>
          {words.intoEditor}
        </Button>
      )}
    </>
  );
}

const Sheet = styled.div`
  ${sheetStyle}
  background: ${token('sheet-soft')};
`;
