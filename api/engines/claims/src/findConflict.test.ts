import { expect, test } from '@jest/globals';
import { findConflict } from './findConflict.ts';

test.each([
  ['negation', 'I have experience of leading a ward.', 'No experience of leading a ward yet.'],
  ['negation', 'Smoking is allowed on the balcony.', 'Smoking is not allowed on the balcony.'],
  ['negation', 'The tenant may not keep a dog.', 'The tenant may keep a dog.'],
  ['bound', 'Waiting times were 480 seconds.', 'Kept waiting times under 480 seconds.'],
  ['bound', 'The fee is £2m.', 'The fee is up to £2m.'],
  ['bound', 'It has more than 30 beds.', 'It has 30 beds.'],
  ['rank', 'She was head of sales.', 'Deputy head of sales, 2019 to 2022'],
  ['rank', 'He worked as a manager.', 'Assistant Manager at the mill'],
  ['rank', 'I was chef at the inn.', 'Assistant to the chef at the inn'],
  ['absolute', 'I never missed a deadline.', 'Met the deadline of each project'],
  ['absolute', 'She was the only nurse on the ward.', 'One of two nurses on the ward'],
  ['absolute', 'He kept flawless accounts.', 'Kept the accounts of two shops'],
])('finds a conflict of %s between "%s" and the quote "%s"', (kind, statement, quote) => {
  expect(findConflict(statement, quote)?.kind).toBe(kind);
});

test.each([
  ['I have no experience of SAP.', 'No experience of SAP'],
  ['I led no fewer than 12 nurses.', 'Led at least 12 nurses'],
  ['As deputy head of sales I hired six people.', 'Deputy head of sales: hired six people'],
  ['I never had an accident in four years.', 'Never had an accident in four years'],
  ['I led 12 nurses, and not only at night.', 'Led 12 nurses, not only at night'],
  ['It was one of the best years of the shop.', 'A good year of the shop'],
  ['Waiting times stayed under 480 seconds.', 'Kept waiting times under 480 seconds.'],
])('finds no conflict in "%s" where the quote "%s" says as much', (statement, quote) => {
  expect(findConflict(statement, quote)).toBeUndefined();
});
