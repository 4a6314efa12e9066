import { createTextPdf } from '@sheaf/api/mocks/createTextPdf';

const FIRST_PAGE = [
  'Dear editors,',
  '',
  'We hope to recieve the proofs of our article soon. They could',
  'of been sent in a seperate envelope, as it was decided by us in',
  'order to save a hour. What occured in May was definately not',
  'your fault, and the team have told teh printer so.',
];

const SECOND_PAGE = [
  'Please utilize the enclosed form. A apple grower from the same',
  'enviroment wrote to us in order to ask about the index, and we',
  'could of answered him at once. He will recieve a copy.',
];

/** Builds a letter of two pages with sixteen findings, for stories and tests. */
export function createSampleLetter(name = 'letter.pdf', options?: { isProtected?: boolean }): File {
  return createTextPdf(name, [FIRST_PAGE, SECOND_PAGE], options);
}
