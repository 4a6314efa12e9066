import { tools } from '../tools';
import { orderTools } from './orderTools';

const order = (fileCount: number) => orderTools(tools, fileCount).map(({ id }) => id);

test('merging comes first for several PDFs and last for one, which it cannot merge with anything', () => {
  expect(order(0)[0]).toBe('merge');
  expect(order(2)[0]).toBe('merge');
  expect(order(1).at(-1)).toBe('merge');
  expect([...order(1)].sort()).toEqual([...order(0)].sort());
});
