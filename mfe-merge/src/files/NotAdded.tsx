import { Banner, Button, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { countFiles } from '../counting';
import type { RejectedFile } from '../state/mergeState';

export interface NotAddedProps {
  rejected: readonly RejectedFile[];
  /** Takes those that were only too many after all, when this device can. */
  onAddAnyway?: (() => void) | undefined;
  onDismiss: () => void;
}

/** Names every file that was offered and not taken, so that none is lost unnoticed. */
export function NotAdded({ rejected, onAddAnyway, onDismiss }: NotAddedProps) {
  return (
    <Banner
      tone="warn"
      title={`${countFiles(rejected.length)} not added`}
      action={
        <Button size="small" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      {/* A list that scrolls must be reachable to be scrolled with the keyboard. */}
      <Names tabIndex={0} aria-label="Files not added">
        {rejected.map(({ file, reason }, index) => (
          // Two rejected files may have one name and one reason.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows hold no state of their own.
          <li key={index}>
            {file.name}: {reason}
          </li>
        ))}
      </Names>
      {onAddAnyway && (
        <AddAnyway size="small" onClick={onAddAnyway}>
          Add them and stay on this device
        </AddAnyway>
      )}
    </Banner>
  );
}

const Names = styled.ul`
  max-height: calc(2 * ${token('space-24')});
  overflow-y: auto;
  font-size: ${token('text-14')};
  overflow-wrap: anywhere;
`;

const AddAnyway = styled(Button)`
  margin-top: ${token('space-2')};
`;
