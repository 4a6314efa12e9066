import { createTextPdf } from '@sheaf/api/mocks/createTextPdf';

const FIRST_PAGE = [
  'Lease agreement between the landlord and the tenant.',
  '',
  'The rent is 940 euros and is paid on the third day of each',
  'month. The deposit is two months of rent.',
];

const SECOND_PAGE = [
  'Small animals need no consent. One dog may be kept once the',
  'landlord has been told in writing.',
  '',
  'Repairs up to 100 euros are paid by the tenant. The notice',
  'period is three months.',
];

/** Builds a lease of two pages, for stories and tests. */
export function createSampleLease(name = 'lease.pdf', options?: { isProtected?: boolean }): File {
  return createTextPdf(name, [FIRST_PAGE, SECOND_PAGE], options);
}
