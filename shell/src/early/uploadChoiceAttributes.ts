/** The id of the dialog that asks for a tool. */
export const UPLOAD_CHOICE_ID = 'upload-choice';

/** Attributes that let a button open the dialog before any script runs. In browsers without them the script inside the page opens it. */
export const opensUploadChoice = { commandfor: UPLOAD_CHOICE_ID, command: 'show-modal' };

/** Marks the button in the dialog that opens the browser's file chooser. */
export const CHOOSES_FILES_ATTRIBUTE = 'data-chooses-files';
