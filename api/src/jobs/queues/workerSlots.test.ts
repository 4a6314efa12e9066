import { fileURLToPath } from 'node:url';
import { createTempFileStore } from '../../adapters/tempFileStore.ts';
import { buildPoolOptions } from '../../testing/buildPoolOptions.ts';
import { openJobBytes } from '../protocol/jobBytes.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { startWorkerSlots } from './workerSlots.ts';

const program = fileURLToPath(new URL('../sandbox/testing/misbehavingChild.ts', import.meta.url));

test('there is no room while a process that died is being replaced, and then the next job begins at once', async () => {
  const tempFiles = createTempFileStore({ maxBytes: 1000 });
  const options = buildPoolOptions(tempFiles, { sandbox: createSandbox({ lifetimeCpuSeconds: 60 }, { program }), workers: 1 });
  const slots = startWorkerSlots(options);
  const output = tempFiles.create();
  const input = tempFiles.create();
  await input.write(Buffer.from('%PDF-1.7'));
  const run = (title: string) =>
    slots.run({
      engine: 'merge',
      options: { options: { title } },
      files: [{ name: 'a.pdf', bytes: input.size }],
      bytes: openJobBytes([input], output),
      signal: new AbortController().signal,
      limits: { ...options, outputBytes: 1000 },
      onProgress: () => undefined,
    });
  await slots.waitForRoom();
  let hasRoom = false;
  expect(await run('crash')).toMatchObject({ state: 'broken' });
  const room = slots.waitForRoom().then(() => {
    hasRoom = true;
  });
  await Promise.resolve();
  expect(hasRoom).toBe(false);
  await room;
  expect(await run('behave')).toMatchObject({ state: 'done' });
  const noRoom = slots.waitForRoom();
  await slots.close();
  await noRoom;
  input.close();
  output.close();
});
