import { createDeviceEngine } from '@sheaf/merge/device/deviceEngine';
import { workerEnvironment } from '@sheaf/merge/device/deviceEnvironments';
import type { EngineCall, EngineNotice, InspectAnswer, MergeAnswer } from './engineCalls';

const engine = createDeviceEngine(workerEnvironment);

function post(notice: EngineNotice<InspectAnswer | MergeAnswer>): void {
  postMessage(notice);
}

addEventListener('message', async ({ data: call }: MessageEvent<EngineCall>) => {
  try {
    const answer =
      call.task === 'inspect'
        ? await engine.inspect(call.file, call.password)
        : await engine.merge(call.files, call.options, (progress) => post({ kind: 'progress', progress }));
    post({ kind: 'answer', answer });
  } catch (error) {
    post({ kind: 'broken', reason: String(error) });
  }
});
