import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSamplePdf, createFile } from '@sheaf/merge/testing/samplePdf';
import { createApiClient } from '../client/createApiClient.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const NO_NETWORK = new URL('./testing/withoutNetwork.ts', import.meta.url).href;
const ASKED = 'The network was asked for';

test('a server without a network starts, serves its pages and does its work, and asks for no address outside', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-network-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html lang="en"><title>All tools</title></html>');
  const server = spawn(process.execPath, ['--import', NO_NETWORK, MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', WORKERS: '1', NODE_ENV: 'production', SITE_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    let output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    while (!/Sheaf is ready at/.test(output)) await new Promise((resolve) => setTimeout(resolve, 20));
    const address = /ready at (http:\S+)/.exec(output)?.[1]?.replace('localhost', '127.0.0.1') ?? '';
    expect(await (await fetch(address)).text()).toContain('All tools');
    const client = createApiClient({ baseUrl: address });
    const file = createFile('a.pdf', await buildSamplePdf(2));
    expect(await client.mergePdfs([file, file])).toMatchObject({ pages: 4 });
    expect(output).not.toContain(ASKED);
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ["fetch('http://192.0.2.1/')", '192.0.2.1'],
  ["fetch('https://sheaf.example/')", 'sheaf.example'],
  ["import('node:dns').then(({ promises }) => promises.resolve4('sheaf.example'))", 'sheaf.example'],
])('a program that tries %s is seen', (attempt, host) => {
  const { stderr } = spawnSync(process.execPath, ['--import', NO_NETWORK, '-e', `${attempt}.catch(() => undefined)`], { encoding: 'utf8' });
  expect(stderr).toContain(`${ASKED}: ${host}\n`);
});
