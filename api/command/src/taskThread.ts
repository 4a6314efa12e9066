import { parentPort } from 'node:worker_threads';
import { runFileTask } from './fileTask.ts';

parentPort?.on('message', async (task) => parentPort?.postMessage(await runFileTask(task)));
