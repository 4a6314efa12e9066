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

test('figures below an address on the web are a word of their own, and those of a divided address are part of it', () => {
  const joinAtEnd = (first: string, second: string) => findJoin({ word: word(first), endsLine: true }, word(second), { seen: new Set() });
  expect(['01600', '+442071838750', '20144'].map((second) => joinAtEnd('www.quay.org', second))).toEqual(['space', 'space', 'space']);
  expect([joinAtEnd('doi.org/10.1000/', '182'), joinAtEnd('https://quay.org/tides?day=', '1204')]).toEqual(['together', 'together']);
});
