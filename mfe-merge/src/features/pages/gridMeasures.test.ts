import { findGap, findRowsInView, measureGrid } from './gridMeasures';

const PHONE = 296;
const DESK = 600;

test('a phone shows three columns, a desk as many as stay easy to see, and no screen fewer than two', () => {
  expect(measureGrid(PHONE).columns).toBe(3);
  expect(measureGrid(DESK).columns).toBe(4);
  expect(measureGrid(100).columns).toBe(2);
});

test('only rows in view and a little beyond are on the page', () => {
  const measures = { columns: 4, columnWidth: 100, rowHeight: 250 };
  expect(findRowsInView(measures, 500, { top: -300, bottom: 500 })).toEqual([0, 4]);
  expect(findRowsInView(measures, 500, { top: 5000, bottom: 5800 })).toEqual([18, 26]);
  expect(findRowsInView(measures, 3, { top: 5000, bottom: 5800 })).toEqual([3, 3]);
});

describe('a page let go', () => {
  const measures = { columns: 4, columnWidth: 100, rowHeight: 200 };

  test('comes to lie in the gap nearest to the hand', () => {
    expect(findGap(measures, 10, { x: 140, y: 50 })).toEqual({ index: 1, left: 100, top: 0 });
    expect(findGap(measures, 10, { x: 170, y: 250 })).toEqual({ index: 6, left: 200, top: 200 });
  });

  test('at the end of a row comes after the last page of that row, and the bar stays in it', () => {
    expect(findGap(measures, 10, { x: 399, y: 50 })).toEqual({ index: 4, left: 400, top: 0 });
  });

  test('outside the grid comes to its beginning or its end', () => {
    expect(findGap(measures, 10, { x: -50, y: -50 })).toEqual({ index: 0, left: 0, top: 0 });
    expect(findGap(measures, 10, { x: 390, y: 5000 })).toEqual({ index: 10, left: 200, top: 400 });
  });
});
