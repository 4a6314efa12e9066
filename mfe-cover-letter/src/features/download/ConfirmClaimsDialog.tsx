import { Button, Dialog, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ClaimInLetter } from '../letter/claimFinder';

export interface ConfirmClaimsDialogProps {
  claims: readonly ClaimInLetter[];
  isOpen: boolean;
  onClose: () => void;
  onContinue: () => void;
}

/** Lists what is in the letter and not in the CV, before it is sent to anybody. */
export function ConfirmClaimsDialog({ claims, isOpen, onClose, onContinue }: ConfirmClaimsDialogProps) {
  const { download: words } = useMessages();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.askTitle(claims.length)}
      description={words.askText}
      actions={
        <>
          <Button tone="accent" onClick={onContinue}>
            {words.askYes(claims.length)}
          </Button>
          <Button onClick={onClose}>{words.askNo}</Button>
        </>
      }
    >
      <List tabIndex={0} aria-label={words.askTitle(claims.length)}>
        {claims.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  max-height: 40vh;
  overflow-y: auto;

  li {
    padding: ${token('space-2')} ${token('space-3')};
    border-inline-start: ${token('space-1')} solid ${token('warn')};
    background: ${token('warn-soft')};
    overflow-wrap: anywhere;
  }
  li + li {
    margin-top: ${token('space-1')};
  }
`;
