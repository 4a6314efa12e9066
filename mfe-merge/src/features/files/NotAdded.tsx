import { Banner, Button, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { RejectedFile } from '../../model/emptyMerge';

export interface NotAddedProps {
  rejected: readonly RejectedFile[];
  /** Takes those that were only too many after all, when this device can. */
  onAddAnyway?: (() => void) | undefined;
  onDismiss: () => void;
}

/** Names every file that was offered and not taken, so that none is lost unnoticed. */
export function NotAdded({ rejected, onAddAnyway, onDismiss }: NotAddedProps) {
  const { screen: words } = useMessages();
  return (
    <Banner
      // Another choice may be refused as well: what is said of it comes into view again.
      key={rejected.length}
      comesIntoView
      tone="warn"
      title={words.notAdded(rejected.length)}
      action={
        <Button size="small" onClick={onDismiss}>
          {words.dismiss}
        </Button>
      }
    >
      {/* A list that scrolls must be reachable to be scrolled with the keyboard. */}
      <Names tabIndex={0} aria-label={words.notAddedList}>
        {rejected.map(({ file, reason }, index) => (
          // Two rejected files may have one name and one reason.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no state.
          <li key={index}>{words.notAddedFile({ name: file.name, reason })}</li>
        ))}
      </Names>
      {onAddAnyway && (
        <AddAnyway size="small" onClick={onAddAnyway}>
          {words.addAnyway}
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
