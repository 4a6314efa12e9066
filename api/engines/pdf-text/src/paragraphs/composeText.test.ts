import { expect, test } from '@jest/globals';
import type { LineWord } from '../lines/textLine.ts';
import { findJoin } from './composeText.ts';

const word = (text: string) => ({ text }) as LineWord;

test('a Korean word that its line divided is whole where the document has it elsewhere', () => {
  const knowledge = { seen: new Set(['참여자', '결과']) };
  const joinAtEnd = (first: string, second: string) => findJoin({ word: word(first), endsLine: true }, word(second), knowledge);
  expect(joinAtEnd('참여', '자')).toBe('together');
  expect(joinAtEnd('이러한', '결과')).toBe('space');
});
