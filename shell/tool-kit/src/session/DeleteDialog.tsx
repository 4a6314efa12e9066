import { Button, Dialog } from '@sheaf/design-system';
import { useState } from 'react';

/** A tool's own words. */
export interface DeleteWords {
  askTitle: string;
  askYes: string;
  askNo: string;
}

export interface DeleteDialogProps {
  isOpen: boolean;
  words: DeleteWords;
  /** What exactly is deleted. */
  text: string;
  onClose: () => void;
  /** Settles when it is deleted, or when that failed and was reported. */
  onDelete: () => Promise<void>;
}

/** Asks for confirmation before everything of a session is deleted. */
export function DeleteDialog({ isOpen, words, text, onClose, onDelete }: DeleteDialogProps) {
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
      description={text}
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
