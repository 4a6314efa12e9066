import type { MouseEvent } from 'react';

/** The id of the dialog that asks for a tool. */
export const UPLOAD_CHOICE_ID = 'upload-choice';

/**
 * Returns what makes a button open the dialog, also before any script runs: by attributes, or in browsers without them by the script inside the
 * page. On a page that is hydrated the press opens it alone, or the browser would complain that it is open already.
 */
export const opensUploadChoice = (onOpen: () => void) => ({
  commandfor: UPLOAD_CHOICE_ID,
  command: 'show-modal',
  onClick(event: MouseEvent) {
    event.preventDefault();
    onOpen();
  },
});

/** Marks the button in the dialog that opens the browser's file chooser. */
export const CHOOSES_FILES_ATTRIBUTE = 'data-chooses-files';
