import { lendFunction } from './lendFunction.ts';

describe('a function lent to C code', () => {
  const asTable = () => new WebAssembly.Table({ element: 'anyfunc', initial: 3 });

  it.each([
    ['one number', [7], 7],
    ['three numbers', [1, 2, 3], 6],
    ['numbers beyond 31 bits, which come signed', [2 ** 31, 0, 0, 1], -(2 ** 31) + 1],
  ])('takes %s and answers with one', (_, numbers, sum) => {
    const table = asTable();
    const { address } = lendFunction(table, numbers.length, (...args) => args.reduce((left, right) => left + right, 0));
    expect(table.get(address)(...numbers)).toBe(sum);
  });

  it('keeps the functions that the table held', () => {
    expect(lendFunction(asTable(), 1, () => 1).address).toBe(3);
  });

  it('leaves its place to the next when it is taken back, so that a server opening files for weeks keeps a small table', () => {
    const table = asTable();
    for (let opened = 0; opened < 50; opened++) {
      const lent = lendFunction(table, 2, () => opened);
      expect(table.get(lent.address)(0, 0)).toBe(opened);
      lent.release();
      expect(table.get(lent.address)).toBeNull();
    }
    expect(table.length).toBe(4);
  });

  it('shares no place with one that is still lent', () => {
    const table = asTable();
    const first = lendFunction(table, 1, () => 1);
    const second = lendFunction(table, 1, () => 2);
    first.release();
    const third = lendFunction(table, 1, () => 3);
    expect([second, third].map(({ address }) => table.get(address)(0))).toEqual([2, 3]);
  });
});
