import { renderHook } from '@testing-library/react';
import { useOneCall } from './useOneCall';

const neverEnding = () => ({ call: jest.fn(() => new Promise<never>(() => undefined)), onDone: jest.fn(), onFail: jest.fn() });

test('three quick presses are one, and a press after the call was stopped is another', () => {
  const { result } = renderHook(() => useOneCall('press'));
  const work = neverEnding();
  for (let count = 0; count < 3; count += 1) result.current.start(work);
  expect(work.call).toHaveBeenCalledTimes(1);
  result.current.stop();
  result.current.start(work);
  expect(work.call).toHaveBeenCalledTimes(2);
});

test('what an event starts takes the place of what ran', () => {
  const { result } = renderHook(() => useOneCall());
  const signals: AbortSignal[] = [];
  const start = () =>
    result.current.start({
      call: (signal) => {
        signals.push(signal);
        return new Promise<never>(() => undefined);
      },
      onDone: jest.fn(),
      onFail: jest.fn(),
    });
  start();
  start();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
