import type { Correction } from '@sheaf/api/contract/grammar';
import { Button, below, from, IconButton, token } from '@sheaf/design-system';
import { Check, ChevronLeft, ChevronRight, RotateCcw, X } from 'lucide-react';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { GrammarState } from '../../model/emptyGrammar';
import { type GrammarAction, grammarActions } from '../../model/grammarState';
import { listOffers, type Review, readStatus } from '../../model/review';
import { CardMenu } from './CardMenu';
import { Change } from './Change';
import { CARD_ID } from './cardId';
import { TypeName } from './TypeName';

export interface CurrentCardProps {
  state: GrammarState;
  review: Review;
  correction: Correction;
  dispatch: Dispatch<GrammarAction>;
}

/** The selected finding: what is wrong, why, what may take its place, and everything that can be done about it. On a phone it is a sheet. */
export function CurrentCard({ state, review, correction, dispatch }: CurrentCardProps) {
  const { card: words } = useMessages();
  const { corrections } = review.result;
  const { id, original, suggestion } = correction;
  const decision = state.decisions[id];

  return (
    <Card id={CARD_ID}>
      <Head>
        <Kind>
          <TypeName type={correction.type} />
          <span>{words.place({ place: corrections.indexOf(correction) + 1, count: corrections.length })}</span>
        </Kind>
        <Toolbar>
          <IconButton label={words.previous} onClick={() => dispatch(grammarActions.steppedOn(-1))}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label={words.next} onClick={() => dispatch(grammarActions.steppedOn(1))}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
          {!decision && <CardMenu state={state} correction={correction} word={original} dispatch={dispatch} />}
          <Closing>
            <IconButton label={words.close} onClick={() => dispatch(grammarActions.cardClosed())}>
              <X aria-hidden="true" />
            </IconButton>
          </Closing>
        </Toolbar>
      </Head>
      <Explanation>
        <Change correction={correction} by={decision?.is === 'accepted' ? decision.replacement : undefined} />
      </Explanation>
      <p lang="en">{suggestion}</p>
      <SourceNote>{formatSource(correction, words)}</SourceNote>
      {decision ? (
        <Actions>
          <State>{decision.is === 'accepted' ? words.applied : words.ignored}</State>
          <Button size="small" icon={<RotateCcw aria-hidden="true" />} onClick={() => dispatch(grammarActions.reopened(id))}>
            {words.reopen}
          </Button>
        </Actions>
      ) : (
        <DecisionButtons correction={correction} isApplied={readStatus(correction, state.decisions) === 'applied'} dispatch={dispatch} />
      )}
    </Card>
  );
}

/** Accepts the finding with one of its replacements, or ignores it. What is applied already is undone instead, and called applied once accepted. */
function DecisionButtons({ correction, isApplied, dispatch }: Pick<CurrentCardProps, 'correction' | 'dispatch'> & { isApplied: boolean }) {
  const { card: words } = useMessages();
  const { id, original } = correction;
  const [first, ...others] = listOffers(correction);
  const hasOffer = first !== undefined;
  return (
    <Actions>
      <Button
        size="small"
        tone={isApplied ? 'quiet' : 'accent'}
        icon={<Check aria-hidden="true" />}
        aria-disabled={!hasOffer || undefined}
        onClick={() => hasOffer && dispatch(grammarActions.accepted({ id }))}
      >
        {hasOffer ? words.accept : words.advice}
      </Button>
      {others.map((replacement) => (
        <Button key={replacement} size="small" onClick={() => dispatch(grammarActions.accepted({ id, replacement }))}>
          {replacement === '' ? words.toDelete : words.use(replacement)}
        </Button>
      ))}
      <Button
        size="small"
        icon={isApplied ? <RotateCcw aria-hidden="true" /> : <X aria-hidden="true" />}
        aria-label={isApplied ? words.undoThis(original) : undefined}
        onClick={() => dispatch(grammarActions.ignored(id))}
      >
        {isApplied ? words.undo : words.ignore}
      </Button>
    </Actions>
  );
}

type Words = ReturnType<typeof useMessages>['card'];

/** Returns the source of a finding if there are two, and its confidence if it is not high. */
function formatSource({ source, confidence }: Correction, { sources, confidences }: Words): string {
  return [source && sources[source], confidences[confidence]].filter(Boolean).join(' · ');
}

const Card = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};
  background: ${token('sheet')};
  box-shadow: ${token('shadow-sheet')};

  /* A sheet over the foot of the window, in the thumb's reach, until it is put away or something is typed. */
  ${below.wide} {
    position: fixed;
    inset: auto 0 0;
    z-index: 3;
    max-height: 60vh;
    padding-bottom: calc(${token('space-4')} + env(safe-area-inset-bottom));
    border-radius: ${token('radius-sheet')} ${token('radius-sheet')} 0 0;
    border-inline: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    box-shadow: ${token('shadow-lifted')};

    /* Where the page is enlarged, some lines of the text stay in view above it. */
    @media (max-height: 32em) {
      max-height: 45vh;
    }
    html:has(textarea:focus, input[type='password']:focus) & {
      display: none;
    }
    /* The foot of the page can be scrolled clear of it. */
    body:has(&) {
      padding-bottom: min(15rem, 45vh);
    }
  }
`;

const Closing = styled.span`
  ${from.wide} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
`;

const Kind = styled.p`
  display: flex;
  gap: ${token('space-3')};
  font-weight: ${token('weight-strong')};

  span + span {
    color: ${token('ink-soft')};
    font-weight: ${token('weight-text')};
    font-variant-numeric: tabular-nums;
  }
`;

const Toolbar = styled.div`
  display: flex;
  margin-inline-end: calc(-1 * ${token('space-2')});
`;

const Explanation = styled.p`
  font-family: ${token('font-display')};
  font-size: ${token('text-22')};
  line-height: 1.4;
`;

const SourceNote = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};

  &:empty {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  margin-top: ${token('space-2')};
`;

const State = styled.span`
  margin-inline-end: ${token('space-2')};
  font-weight: ${token('weight-strong')};
`;
