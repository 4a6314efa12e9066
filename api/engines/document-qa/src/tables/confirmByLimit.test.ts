import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const code = (index: ReturnType<typeof openDocument>, question: string) => answerQuestion(index, { question, history: [] }).lead?.code;

describe("A column of limits answers whether the visitor's own figure fits the row named", () => {
  const washer = openDocument([
    ['# Programme', '| Programm | max. kg | U/min |', '| Wolle | 2 | 600 |', '| Baumwolle | 8 | 1400 |', '| Outdoor | 3 | 800 |'],
  ]);
  const lifts = openDocument([
    ['# The lifts', '| Lift | Max. weight | Floors |', '| Atrium | 450 kg | 4 |', '| Loading | 1200 kg | 5 |', '| Tower | 630 kg | 12 |'],
  ]);
  test.each([
    [washer, 'kann ich 3 kilo wollpullis auf einmal waschen', 'no'],
    [washer, 'kann ich 2,5 kilo outdoor jacken waschen', 'yes'],
    [lifts, 'can i take 500 kg in the atrium lift', 'no'],
    [lifts, 'can i take 500 kg in the tower lift', 'yes'],
  ] as const)('%#: %s %s', (index, question, verdict) => {
    expect(code(index, question)).toBe(verdict);
  });
});
