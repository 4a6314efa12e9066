import { Button, from, token } from '@sheaf/design-system';
import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';

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
      {/* Disabled in name and look, yet reachable: pressing it says how many files are missing, which a dead button could not. */}
      <Button tone={isDone ? 'plain' : 'accent'} size="large" aria-disabled={!isReady || undefined} onClick={onMerge}>
        Merge PDFs
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${token('space-3')};

  ${from.medium} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
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
