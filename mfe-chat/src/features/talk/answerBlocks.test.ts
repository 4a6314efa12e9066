import fc from 'fast-check';
import { answerBlocks, formatPlainAnswer } from './answerBlocks';

const page = (id: number) => `(p. ${id})`;

test('a citation is where its mark was', () => {
  expect(answerBlocks('Three months. [1] Two. [2]', [1, 2])).toEqual([
    {
      kind: 'paragraph',
      pieces: [
        { kind: 'text', text: 'Three months. ' },
        { kind: 'citation', id: 1 },
        { kind: 'text', text: ' Two. ' },
        { kind: 'citation', id: 2 },
      ],
    },
  ]);
});

test('a mark with nothing behind it is not shown', () => {
  expect(formatPlainAnswer('Three months. [7]', [1], page)).toBe('Three months.');
});

test('lines that begin like items are a list, numbered where they are', () => {
  expect(formatPlainAnswer('It names two:\n- A dog. [1]\n- A cat.\n\n1. First\n2) Second', [1], page)).toBe(
    'It names two:\n\n- A dog. (p. 1)\n- A cat.\n\n1. First\n2. Second',
  );
});

test('what looks like a link or an image is text like any other', () => {
  const text = 'See ![cat](https://example.com/x.png) and <img src=x> or [here](https://example.com).';
  expect(answerBlocks(text, [])).toEqual([{ kind: 'paragraph', pieces: [{ kind: 'text', text }] }]);
});

const words = fc.stringMatching(/^[a-z .,]{1,12}$/);
const answer = fc
  .array(fc.oneof(words, fc.constantFrom('[1]', '[2]', '\n', '\n\n', '- ', '**bold**', '3. ')), { maxLength: 20 })
  .map((all) => all.join(''));

test('whatever an answer is made of, none of its letters is lost', () => {
  const letters = (text: string) => text.replace(/[^a-z]/g, '');
  fc.assert(fc.property(answer, (text) => expect(letters(formatPlainAnswer(text, [1, 2], () => ''))).toBe(letters(text))));
});
