import { Button, from, token } from '@sheaf/design-system';
import { ShieldCheck } from 'lucide-react';
import styled, { css } from 'styled-components';

export interface MergeActionsProps {
  /** True when there are enough files to merge. */
  isReady: boolean;
  /** True once there is a result; downloading it is then the first thing to do. */
  isDone: boolean;
  onMerge: () => void;
}

/** The privacy of it, and the one button, always in the same place. */
export function MergeActions({ isReady, isDone, onMerge }: MergeActionsProps) {
  return (
    <Bar>
      <Privacy>
        <ShieldCheck aria-hidden="true" />
        Worked on for this merge only, never stored
      </Privacy>
      <ButtonPlace>
        {/* Disabled in name and look, yet reachable: pressing it says how many files are missing, which a dead button could not. */}
        <Button tone={isDone ? 'plain' : 'accent'} size="large" aria-disabled={!isReady || undefined} onClick={onMerge}>
          Merge PDFs
        </Button>
      </ButtonPlace>
    </Bar>
  );
}

const stuckToTheBottom = css`
  position: sticky;
  bottom: 0;
  padding-block: ${token('space-4')};
  margin-bottom: calc(-1 * ${token('space-4')});
  background: ${token('sheet')};
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

const ButtonPlace = styled.div`
  ${stuckToTheBottom}
  display: grid;
  margin-top: calc(-1 * ${token('space-4')});

  ${from.medium} {
    display: block;
    position: static;
    margin: 0;
    padding: 0;
  }
`;

const Privacy = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};

  svg {
    flex: none;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
  }
`;
