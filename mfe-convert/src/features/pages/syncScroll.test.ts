import { syncScroll } from './syncScroll';

const pane = (scrollTop: number, scrollHeight: number) => ({
  scrollTop,
  scrollHeight,
  clientHeight: 500,
  scrollLeft: 0,
  scrollWidth: 400,
  clientWidth: 400,
});

test('the middle of one page is beside the middle of the other, though that is longer', () => {
  const word = pane(0, 1500);
  syncScroll(pane(250, 1000), word);
  expect(word.scrollTop).toBe(500);
});

test('what was moved along does not move the first again, so that rounding never goes on for ever', () => {
  const pdf = pane(251, 1000);
  syncScroll(pane(501, 1500), pdf);
  expect(pdf.scrollTop).toBe(251);
});

test('a page that is whole in view leaves the other at its top', () => {
  const word = pane(300, 1500);
  syncScroll(pane(0, 500), word);
  expect(word.scrollTop).toBe(0);
});
