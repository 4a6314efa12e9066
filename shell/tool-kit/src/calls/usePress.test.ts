import { act, renderHook } from '@testing-library/react';
import { usePress } from './usePress';

const untilPainted = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));

test('a press is shown before the work that it begins', async () => {
  const work = jest.fn();
  const { result } = renderHook(() => usePress(work));
  act(() => result.current.press());
  expect(result.current.isPressed).toBe(true);
  expect(work).not.toHaveBeenCalled();
  await untilPainted();
  expect(work).toHaveBeenCalledTimes(1);
  expect(result.current.isPressed).toBe(false);
});

test('two presses before the first is painted begin the work once', async () => {
  const work = jest.fn();
  const { result } = renderHook(() => usePress(work));
  act(() => result.current.press());
  act(() => result.current.press());
  await untilPainted();
  expect(work).toHaveBeenCalledTimes(1);
});

test('what the visitor changed after the press is worked with', async () => {
  const works: string[] = [];
  const { result, rerender } = renderHook(({ text }) => usePress(() => works.push(text)), { initialProps: { text: 'Frist' } });
  act(() => result.current.press());
  rerender({ text: 'First' });
  await untilPainted();
  expect(works).toEqual(['First']);
});

test('a screen that is left before the press is painted begins nothing', async () => {
  const work = jest.fn();
  const { result, unmount } = renderHook(() => usePress(work));
  act(() => result.current.press());
  unmount();
  await untilPainted();
  expect(work).not.toHaveBeenCalled();
});
