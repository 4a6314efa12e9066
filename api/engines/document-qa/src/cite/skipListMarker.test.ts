import { skipListMarker } from './skipListMarker.ts';

test.each([
  ['• One small animal may be kept.', 'One small animal may be kept.'],
  ['–  Bicycles stay in the rack.', 'Bicycles stay in the rack.'],
  ['-5 degrees are reached in winter.', '-5 degrees are reached in winter.'],
  ['The rent is due.', 'The rent is due.'],
])('%j is shown from its first word on', (text, shown) => {
  const { start, end } = skipListMarker(text, { start: 0, end: text.length });
  expect(text.slice(start, end)).toBe(shown);
});
