import { expect, test } from '@jest/globals';
import { formatCredential } from './formatCredential.ts';

test.each([
  ['HCPC (PH123456)', 'HCPC registration PH123456'],
  ['NMC', 'registration with the NMC'],
  ['enhanced DBS', 'an enhanced DBS check'],
  ['chartered member of RIBA', 'membership of RIBA'],
  ['18th Edition certificate', 'an 18th Edition certificate'],
  ['Pharmacist (GPhC 2231876)', 'GPhC registration 2231876'],
  ['General Pharmaceutical Council, No. 2231876', 'registration with the General Pharmaceutical Council, No. 2231876'],
  ['Egyptian Pharmacists Syndicate', 'membership of the Egyptian Pharmacists Syndicate'],
  ['CSCS card', 'a CSCS card'],
  ['NEBOSH General Certificate', 'a NEBOSH General Certificate'],
  ['HGV licence', 'an HGV licence'],
  ['Medication administration', 'medication administration'],
  ['Makaton level 1', 'Makaton level 1'],
  ['18th Edition', 'the 18th Edition'],
  ['GDC 254871', 'GDC registration 254871'],
  ['Chartered Member of the ICE', 'membership of the ICE'],
  ['class 1', 'a pass in the class 1 test'],
  ['NVQ Level 3 Electrotechnical', 'an NVQ Level 3 Electrotechnical'],
  ['Chartered Geologist', 'Chartered Geologist status'],
  ['Personal licence holder', 'a personal licence'],
  ['Independent Prescriber (hypertension)', 'Independent Prescriber status (hypertension)'],
  ['Practice Assessor', 'Practice Assessor'],
])('says "I hold" of a register and a body as somebody would: %s', (credential, expected) => {
  expect(formatCredential(credential)).toBe(expected);
});
