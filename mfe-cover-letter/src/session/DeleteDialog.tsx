import { Button, Dialog } from '@sheaf/design-system';
import { useState } from 'react';
import { useMessages } from '../messages';

export interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Settles when it is deleted, or when that failed and was told. */
  onDelete: () => Promise<void>;
}

/** Asks once more before the CV and its letters go. */
export function DeleteDialog({ isOpen, onClose, onDelete }: DeleteDialogProps) {
  const { session: words } = useMessages();
  const [isDeleting, setIsDeleting] = useState(false);

  async function handleDelete() {
    setIsDeleting(true);
    await onDelete();
    setIsDeleting(false);
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={words.askTitle}
      description={words.askText}
      actions={
        <>
          <Button tone="accent" disabled={isDeleting} onClick={() => void handleDelete()}>
            {words.askYes}
          </Button>
          <Button onClick={onClose}>{words.askNo}</Button>
        </>
      }
    />
  );
}
