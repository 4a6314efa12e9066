import { spawn } from 'node:child_process';
import path from 'node:path';
import { findFreePort } from '../../api/src/testing/findFreePort.ts';
import { root } from '../build/apps.ts';

/** Serves a built site as `npm start` does, until it is stopped. */
export async function startServer(siteFolder: string): Promise<{ url: string; stop(): void }> {
  const port = await findFreePort();
  const server = spawn(process.execPath, [path.join(root, 'api/src/main.ts')], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), SITE_DIR: siteFolder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes('Sheaf is ready at') && resolve());
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
  });
  return { url: `http://localhost:${port}`, stop: () => server.kill() };
}
