import { Button, from, token } from '@sheaf/design-system';
import { usePress } from '@sheaf/tool-kit/usePress';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useMessages } from '../../messages';

export interface MergeActionsProps {
  /** What pressing it will do: "Merge 3 files". */
  label: string;
  /** True when there are enough files to merge. */
  isReady: boolean;
  /** True once there is a result; downloading it is then the first thing to do. */
  isDone: boolean;
  onMerge: () => void;
  /** Where it will be done. */
  children: ReactNode;
}

/** The privacy of it, and the one button, always in the same place. */
export function MergeActions({ label, isReady, isDone, onMerge, children }: MergeActionsProps) {
  const { screen: words } = useMessages();
  const { isPressed, press } = usePress(onMerge);
  return (
    <Bar>
      <Privacy>{children}</Privacy>
      <ButtonContainer>
        {/* Disabled in name and look, yet reachable: pressing it says how many files are missing, which a dead button could not. */}
        <Button tone={isDone ? 'plain' : 'accent'} size="large" aria-disabled={!isReady || undefined} onClick={isReady ? press : onMerge}>
          {isPressed ? words.merging : label}
        </Button>
      </ButtonContainer>
    </Bar>
  );
}

const stuckToTheBottom = css`
  position: sticky;
  bottom: 0;
  z-index: 2;
  padding-block: ${token('space-4')};
  margin-bottom: calc(-1 * ${token('space-4')});
  background: ${token('sheet')};

  /* In a very low window, as one that is enlarged, it would cover the list. */
  @media (max-height: 32em) {
    position: static;
  }
  /* An edge where the words above it are covered. */
  container-type: scroll-state;
  @container scroll-state(stuck: bottom) {
    &::before {
      content: '';
      position: absolute;
      inset: 0 0 auto;
      border-top: ${token('hairline')} solid ${token('line')};
    }
  }
`;

/** However long the list is, the button stays in view: alone on a phone, with the words beside it where there is room. */
const Bar = styled.div`
  display: contents;

  ${from.medium} {
    ${stuckToTheBottom}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-4')};
    border-top: ${token('hairline')} solid ${token('line')};
  }
`;

const Privacy = styled.div`
  flex: 1;
  min-width: 0;
`;

const ButtonContainer = styled.div`
  ${stuckToTheBottom}
  display: grid;
  margin-top: calc(-1 * ${token('space-4')});
  /* The button keeps off the edge of its layer, where a screen between two pixels would draw a line in its colour. */
  margin-inline: calc(-1 * ${token('space-1')});
  padding-inline: ${token('space-1')};

  ${from.medium} {
    display: block;
    flex: none;
    position: static;
    margin: 0;
    padding: 0;
  }
`;
