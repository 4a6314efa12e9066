import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import loadWabt from 'wabt';
import { computePanelOffset, createMatrices } from './matrices.ts';

const compiled = readFileSync(new URL('multiply.wasm', import.meta.url));

test('the compiled module is what its source says', async () => {
  const source = readFileSync(new URL('build/multiply.wat', import.meta.url), 'utf8');
  const { buffer } = (await loadWabt()).parseWat('multiply.wat', source, { simd: true }).toBinary({});
  expect(Buffer.from(buffer).equals(compiled)).toBe(true);
});

test('matrices of any size are multiplied', () => {
  const number = fc.integer({ min: -9, max: 9 });
  const size = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(size, size, fc.integer({ min: 1, max: 3 }), fc.infiniteStream(number), (rows, inner, eights, numbers) => {
      const columns = 8 * eights;
      const take = (count: number) => Array.from({ length: count }, () => Number(numbers.next().value));
      const [left, right] = [take(rows * inner), take(inner * columns)];
      const matrices = createMatrices(Uint8Array.from(compiled));
      const [a, b, c] = [
        matrices.reserve(4 * Math.ceil(rows / 4) * inner),
        matrices.reserve(inner * columns),
        matrices.reserve(4 * Math.ceil(rows / 4) * columns),
      ];
      matrices.view(a, left.length).set(left);
      const panels = matrices.view(b, right.length);
      for (const [at, value] of right.entries()) panels[computePanelOffset(Math.floor(at / columns), at % columns, inner)] = value;
      matrices.multiply(a, b, c, { rows, inner, columns });
      const expected = Array.from({ length: rows * columns }, (_, at) => {
        const [row, column] = [Math.floor(at / columns), at % columns];
        return Array.from({ length: inner }, (__, step) => (left[row * inner + step] ?? 0) * (right[step * columns + column] ?? 0)).reduce(
          (sum, part) => sum + part,
          0,
        );
      });
      expect([...matrices.view(c, rows * columns)]).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});
