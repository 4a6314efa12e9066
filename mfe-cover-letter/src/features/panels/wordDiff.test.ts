import fc from 'fast-check';
import { diffWords } from './wordDiff';

test('a text is compared word by word', () => {
  expect(diffWords('I led twelve nurses.', 'I trained twelve new nurses.')).toEqual([
    { kind: 'same', text: 'I ' },
    { kind: 'replaced', text: 'led ', by: 'trained ' },
    { kind: 'same', text: 'twelve ' },
    { kind: 'inserted', text: 'new ' },
    { kind: 'same', text: 'nurses.' },
  ]);
});

test('the parts of two texts put together again are those texts, but for white space', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 }).map((words) => words.join(' '));
  const plain = (words: string[]) => words.join('').replace(/\s/g, '');
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after);
      expect(plain(parts.map((part) => (part.kind === 'inserted' ? '' : part.text)))).toBe(plain([before]));
      expect(plain(parts.map((part) => (part.kind === 'deleted' ? '' : part.kind === 'replaced' ? part.by : part.text)))).toBe(plain([after]));
    }),
  );
});
