import { act, renderHook } from '@testing-library/react';
import { type MergeListeners, useMergeProgress } from './useMergeProgress';

const work = () => ({ files: [{ name: 'a.pdf', size: 100 }], place: 'server' as const });

test('each merge begins at nothing, and late events of an earlier one are ignored', () => {
  const { result } = renderHook(() => useMergeProgress());
  const begun: MergeListeners[] = [];
  const begin = () => act(() => void begun.push(result.current.begin(work())));
  begin();
  const [first] = begun;
  act(() => first?.onUpload(0.5));
  expect(result.current.progress.share).toBe(0.25);

  begin();
  const [, second] = begun;
  expect(result.current.progress).toMatchObject({ share: undefined, stage: { stage: 'uploading', total: 100 } });
  act(() => first?.onUpload(1));
  expect(result.current.progress.share).toBeUndefined();
  act(() => second?.onProgress({ stage: 'reading', file: 0, files: 1 }));
  expect(result.current.progress.stage).toEqual({ stage: 'readingFile', name: 'a.pdf', place: 1, count: 1 });
});
