/** The drawn choice of tools. Its buttons open it by themselves in browsers that know commands, elsewhere by the script in the page. */
export const UPLOAD_CHOICE_ID = 'upload-choice';

/** What a button needs to open the choice before any script has come. React knows the attributes by no name of its own. */
export const opensUploadChoice = { commandfor: UPLOAD_CHOICE_ID, command: 'show-modal' };

/** Marks the button that lets files be chosen before a tool is. */
export const CHOOSES_FILES_ATTRIBUTE = 'data-chooses-files';
