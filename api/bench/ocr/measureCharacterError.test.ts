import { measureCharacterError } from './measureCharacterError.ts';

test.each([
  ['the same text', 'The old ferry', 'The  old\nferry', 0],
  ['a wrong letter', 'ferry', 'ferny', 0.2],
  ['a missing letter', 'ferry', 'fery', 0.2],
  ['nothing read', 'ferry', '', 1],
])('%s', (_, truth, read, share) => {
  expect(measureCharacterError(truth, read)).toBeCloseTo(share);
});
