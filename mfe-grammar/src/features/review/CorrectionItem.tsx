import type { Correction } from '@sheaf/api/contract/grammar';
import { IconButton, token, VisuallyHidden } from '@sheaf/design-system';
import { Check, RotateCcw, X } from 'lucide-react';
import { type Dispatch, memo } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { type GrammarAction, grammarActions } from '../../model/grammarState';
import { canBeAccepted, type Decision, isAppliedByDefault } from '../../model/review';
import { Change } from './Change';
import { TypeName } from './TypeName';

export interface CorrectionItemProps {
  correction: Correction;
  decision: Decision | undefined;
  dispatch: Dispatch<GrammarAction>;
}

/** One finding of the list: what it was, what it becomes, of what kind and why. */
export const CorrectionItem = memo(function CorrectionItem({ correction, decision, dispatch }: CorrectionItemProps) {
  const { card: words } = useMessages();
  const { id, original, type, suggestion } = correction;
  const isApplied = !decision && isAppliedByDefault(correction);
  return (
    <Row data-decision={decision?.is}>
      <Facts>
        <Show type="button" onClick={() => dispatch(grammarActions.looked(id))}>
          <Change correction={correction} by={decision?.is === 'accepted' ? decision.replacement : undefined} />
          <VisuallyHidden>{`, ${words.showInText}`}</VisuallyHidden>
        </Show>
        <Why>
          <TypeName type={type} />
          {(isApplied || decision?.is === 'accepted') && <b>{words.applied}</b>}
          {decision?.is === 'ignored' && <b>{words.ignored}</b>}
          <span lang="en">{suggestion}</span>
        </Why>
      </Facts>
      {decision ? (
        <IconButton label={words.reopenThis(original)} onClick={() => dispatch(grammarActions.reopened(id))}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
      ) : (
        <>
          {!isApplied && canBeAccepted(correction) && (
            <IconButton label={words.acceptThis(original)} onClick={() => dispatch(grammarActions.accepted({ id }))}>
              <Check aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={isApplied ? words.undoThis(original) : words.ignoreThis(original)} onClick={() => dispatch(grammarActions.ignored(id))}>
            {isApplied ? <RotateCcw aria-hidden="true" /> : <X aria-hidden="true" />}
          </IconButton>
        </>
      )}
    </Row>
  );
});

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-1')};
  padding-block: ${token('space-3')};

  &[data-decision='ignored'] del {
    text-decoration: none;
  }
  &[data-decision='ignored'] ins {
    background: none;
    color: ${token('ink-soft')};
  }
`;

const Facts = styled.div`
  flex: 1;
  min-width: 0;
`;

const Show = styled.button`
  min-height: ${token('space-6')};
  text-align: start;
  font-weight: ${token('weight-strong')};
  cursor: pointer;
`;

const Why = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  line-height: 1.45;

  > * {
    margin-inline-end: ${token('space-2')};
  }
`;
