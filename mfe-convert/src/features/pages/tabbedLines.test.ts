import type { PreviewPiece } from '@sheaf/api/contract/convertPreview';
import { splitTabbedLines } from './tabbedLines';

const textPiece = (text: string): PreviewPiece => ({ kind: 'text', text, size: 11 });
const tab: PreviewPiece = { kind: 'tab' };
const right = { at: 450, align: 'right' as const };
const left = { at: 120, align: 'left' as const };

const listStops = (pieces: PreviewPiece[], tabs = [left, right]) =>
  splitTabbedLines({ pieces, tabs }).map((line) => line.map(({ stop }) => stop?.at ?? null));

test('each tab leads to the next stop', () => {
  expect(listStops([textPiece('Pier'), tab, textPiece('North'), tab, textPiece('2019')])).toEqual([[null, 120, 450]]);
});

test('text that has passed a stop goes to the one behind it', () => {
  expect(listStops([textPiece('The library of the harbour district'), tab, textPiece('2019')])).toEqual([[null, 450]]);
});

test('in a text from the right, what is indented from its right edge has passed the stops there', () => {
  const [[, part] = []] = splitTabbedLines({ pieces: [textPiece('1'), tab, textPiece('2')], tabs: [left, right], isRightToLeft: true, right: 200 });
  expect(part?.stop).toEqual(right);
});

test('every line that was ended by hand begins with the first stop, and a tab without one stays a tab', () => {
  expect(listStops([textPiece('a'), tab, textPiece('b'), { kind: 'break' }, tab, textPiece('c'), tab, tab, textPiece('d')])).toEqual([
    [null, 120],
    [null, 120, 450, null],
  ]);
});
