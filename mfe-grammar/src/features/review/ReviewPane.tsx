import { token } from '@sheaf/design-system';
import { type Dispatch, type ReactNode, useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import type { GrammarState } from '../../model/emptyGrammar';
import { type GrammarAction, grammarActions } from '../../model/grammarState';
import { type Review, splitPieces, writeCorrectedText } from '../../model/review';
import { REVIEW_ATTRIBUTE } from '../keyboard/useReviewKeys';
import { CorrectedText } from './CorrectedText';
import { MarkedText } from './MarkedText';
import { useDistanceFromTop } from './useDistanceFromTop';

export interface ReviewPaneProps {
  state: GrammarState;
  review: Review;
  shown: 'marks' | 'page' | 'after' | 'both';
  /** The pages of the PDF, to be looked at in the place of the text. */
  pages?: ReactNode;
  dispatch: Dispatch<GrammarAction>;
}

/** The checked text or its pages with the marks in it, or the text as it is corrected. */
export function ReviewPane({ state, review, shown, pages, dispatch }: ReviewPaneProps) {
  const { decisions, current } = state;
  const pieces = useMemo(() => splitPieces(review, decisions), [review, decisions]);
  const pane = useRef<HTMLDivElement>(null);
  useDistanceFromTop(pane);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result takes the focus, once.
  useEffect(() => {
    // The button that was pressed for it was switched off meanwhile and has lost the focus, or is about to.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) return;
    const mark = pane.current?.querySelector<HTMLElement>('[aria-current]') ?? pane.current?.querySelector<HTMLElement>('[tabindex]');
    mark?.focus({ preventScroll: true });
  }, [review]);

  return (
    <Pane ref={pane} {...{ [REVIEW_ATTRIBUTE]: '' }} tabIndex={-1}>
      {shown === 'page' && pages}
      {shown === 'page' && <PrintedText data-paper data-text={writeCorrectedText(review, decisions)} />}
      {shown === 'marks' && (
        <MarkedText pieces={pieces} decisions={decisions} current={current} onSelect={(id) => dispatch(grammarActions.looked(id))} />
      )}
      {(shown === 'after' || shown === 'both') && <CorrectedText review={review} decisions={decisions} shown={shown} dispatch={dispatch} />}
    </Pane>
  );
}

const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  outline: none;
`;

/* A page can be looked at one at a time: on paper the text is in its place. */
const PrintedText = styled.div`
  @media print {
    &::after {
      content: attr(data-text);
      white-space: pre-wrap;
    }
  }
`;
