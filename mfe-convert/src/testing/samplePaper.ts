import { createTextPdf } from '@sheaf/api/mocks/createTextPdf';

const FIRST_PAGE = [
  'Bicycles in the harbour district',
  '',
  'This paper counts the bicycles that pass the harbour each',
  'morning, and asks where they are left during the day.',
];

const SECOND_PAGE = ['Most of them stand in the yard of the library. The', 'others lean against the fence.'];

/** Builds a paper of two pages, for stories and tests. */
export function createSamplePaper(name = 'paper.pdf', options?: { isProtected?: boolean }): File {
  return createTextPdf(name, [FIRST_PAGE, SECOND_PAGE], options);
}
