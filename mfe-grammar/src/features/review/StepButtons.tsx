import { IconButton } from '@sheaf/design-system';
import { formatMessage } from '@sheaf/tool-kit/messageDescriptor';
import { Redo2, Undo2 } from 'lucide-react';
import type { Dispatch } from 'react';
import { useMessages } from '../../messages';
import type { GrammarState } from '../../model/emptyGrammar';
import { type GrammarAction, grammarActions } from '../../model/grammarState';

/** One step back and one forward, named by what they take back or do again. */
export function StepButtons({ state, dispatch }: { state: Pick<GrammarState, 'past' | 'future'>; dispatch: Dispatch<GrammarAction> }) {
  const { card: words, steps } = useMessages();
  const last = state.past.at(-1);
  const next = state.future.at(-1);
  return (
    <>
      <IconButton
        label={last ? words.undoStep(formatMessage(steps, last.label)) : words.undo}
        aria-disabled={!last || undefined}
        onClick={() => dispatch(grammarActions.undone())}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={next ? words.redoStep(formatMessage(steps, next.label)) : words.redo}
        aria-disabled={!next || undefined}
        onClick={() => dispatch(grammarActions.redone())}
      >
        <Redo2 aria-hidden="true" />
      </IconButton>
    </>
  );
}
