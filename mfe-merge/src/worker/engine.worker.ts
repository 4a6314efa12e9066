import { createDeviceEngine } from '@sheaf/merge/device/deviceEngine';
import { workerPlace } from '@sheaf/merge/device/places';
import type { EngineCall, EngineNotice, InspectAnswer, MergeAnswer } from './engineCalls';

const engine = createDeviceEngine(workerPlace);

function tell(notice: EngineNotice<InspectAnswer | MergeAnswer>): void {
  postMessage(notice);
}

addEventListener('message', async ({ data: call }: MessageEvent<EngineCall>) => {
  try {
    const answer =
      call.task === 'inspect'
        ? await engine.inspect(call.file, call.password)
        : await engine.merge(call.files, call.options, (progress) => tell({ kind: 'progress', progress }));
    tell({ kind: 'answer', answer });
  } catch (error) {
    tell({ kind: 'broken', reason: String(error) });
  }
});
