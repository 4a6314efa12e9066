import { describe, expect, test } from '@jest/globals';
import { openDocument } from '../testing/writeDocument.ts';

describe('A visitor of a document', () => {
  const opened = openDocument([
    [
      '# 1. Fees. And dates',
      'The fee is due. Nobody pays.',
      '- Bring a boat. It may be old.',
      '- Bring a rope',
      '| Boat | Fee. In euros | Due |',
      '| Sloop | 12.50 | Mar. 3 |',
      'The longest pier of the harbour is→',
    ],
    ['closed.'],
  ]);
  const sentenceTexts = opened.sentences.map(({ start, end }) => opened.text.slice(start, end));

  test('finds headings and rows whole, and items and paragraphs in sentences', () => {
    expect(sentenceTexts).toEqual([
      '1. Fees. And dates',
      'The fee is due.',
      'Nobody pays.',
      'Bring a boat.',
      'It may be old.',
      'Bring a rope',
      'Boat Fee. In euros Due',
      'Sloop 12.50 Mar. 3',
      'The longest pier of the harbour is closed.',
    ]);
  });

  test('finds a sentence that runs over the page end on the page it begins on', () => {
    expect(opened.sentences.at(-1)).toMatchObject({ page: 1 });
  });

  test('finds one that has hardly begun there on the next page', () => {
    const { sentences, text } = openDocument([['The fee is due. Who→'], ['does not pay must leave the harbour.']]);
    expect(sentences.map(({ start, end, page }) => [text.slice(start, end), page])).toEqual([
      ['The fee is due.', 1],
      ['does not pay must leave the harbour.', 2],
    ]);
  });
});
