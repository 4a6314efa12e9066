import type { MouseEvent } from 'react';

/** The id of the dialog that asks for a tool. */
export const UPLOAD_CHOICE_ID = 'upload-choice';

/**
 * Returns the attributes that make a button open the dialog before any script runs. In browsers without them the script inside the page does it.
 * After hydration only the click handler opens it: opening it twice would be an error.
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
