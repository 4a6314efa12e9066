import { Button, token } from '@sheaf/design-system';
import { ContinueWith } from '@sheaf/tool-kit/ContinueWith';
import type { NextTool } from '@sheaf/tool-kit/listNextTools';
import { type Dispatch, useMemo } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { GrammarState } from '../../model/emptyGrammar';
import { type GrammarAction, grammarActions } from '../../model/grammarState';
import { type Review, writeCorrectedText } from '../../model/review';
import { Downloads, type DownloadsProps } from './Downloads';

export interface NextStepsProps extends Pick<DownloadsProps, 'onDownloaded' | 'onNotice'> {
  state: GrammarState;
  review: Review;
  dispatch: Dispatch<GrammarAction>;
  /** The tools the file can go on to. */
  nextTools: readonly NextTool<'grammar'>[];
  onHandOver: (file: File, tool: NextTool<'grammar'>) => void;
}

/** Where the corrected text can go: the clipboard, a file, the next tool. */
export function NextSteps({ state, review, dispatch, nextTools, onHandOver, onDownloaded, onNotice }: NextStepsProps) {
  const { result: words } = useMessages();
  const { decisions } = state;
  const corrected = useMemo(() => writeCorrectedText(review, decisions), [review, decisions]);
  const pdf = state.document?.file;
  return (
    <Actions>
      <Downloads state={state} review={review} corrected={corrected} onDownloaded={onDownloaded} onNotice={onNotice} />
      {state.text === corrected && corrected !== review.text && (
        <Button size="small" tone="quiet" onClick={() => dispatch(grammarActions.textTyped(review.text))}>
          {words.backToOriginal}
        </Button>
      )}
      {pdf && <ContinueWith words={words} tone="quiet" nextTools={nextTools} onHandOver={(tool) => onHandOver(pdf, tool)} />}
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};

  > * {
    flex: 1 1 auto;
  }
`;
