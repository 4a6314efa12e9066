import { Button, from, token } from '@sheaf/design-system';
import { MonitorSmartphone, ShieldCheck } from 'lucide-react';
import styled, { css } from 'styled-components';
import type { MergePlace } from './state/mergeState';

export interface MergeActionsProps {
  /** What pressing it will do: "Merge 3 files". */
  label: string;
  /** True when there are enough files to merge. */
  isReady: boolean;
  /** True once there is a result; downloading it is then the first thing to do. */
  isDone: boolean;
  /** Where it will be done, or was. */
  place: MergePlace;
  onMerge: () => void;
}

const privacy = {
  server: {
    before: 'Your files go to the server for this merge only and are never stored.',
    after: 'Sent to the server, merged there, deleted right after.',
  },
  device: {
    before: 'Your files stay on this device. Nothing will be uploaded.',
    after: 'Merged on this device. Nothing was uploaded.',
  },
} as const;

/** The privacy of it, and the one button, always in the same place. */
export function MergeActions({ label, isReady, isDone, place, onMerge }: MergeActionsProps) {
  const Icon = place === 'device' ? MonitorSmartphone : ShieldCheck;
  return (
    <Bar>
      <Privacy>
        <Icon aria-hidden="true" />
        {privacy[place][isDone ? 'after' : 'before']}
      </Privacy>
      <ButtonPlace>
        {/* Disabled in name and look, yet reachable: pressing it says how many files are missing, which a dead button could not. */}
        <Button tone={isDone ? 'plain' : 'accent'} size="large" aria-disabled={!isReady || undefined} onClick={onMerge}>
          {label}
        </Button>
      </ButtonPlace>
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
    flex: none;
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
