import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSamplePdf, createFile } from '@sheaf/merge/testing/samplePdf';
import { type ApiClient, createApiClient } from '../client/createApiClient.ts';
import { sampleCvText, sampleJob } from '../mocks/createSampleCv.ts';
import { createTextPdf } from '../mocks/createTextPdf.ts';
import { queues } from './jobs/queue.ts';
import { createBrowserFetch } from './testing/createBrowserFetch.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const NO_NETWORK = new URL('./testing/withoutNetwork.ts', import.meta.url).href;
const LEASE = ['This lease is between Anna Berg and Carl Dahl.', '', 'The monthly rent is 900 euros. It is due on', 'the first day of each month.'];
const NETWORK_REFUSAL = 'The network was asked for';

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
    await expectWork(createApiClient({ baseUrl: address, fetch: createBrowserFetch() }));
    expect(output).not.toContain(NETWORK_REFUSAL);
    expect(output.split('A sandboxed process starts without a network.').length - 1).toBeGreaterThanOrEqual(queues.length);
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
}, 120_000);

/** Asks for work of every queue. */
async function expectWork(client: ApiClient): Promise<void> {
  const file = createFile('a.pdf', await buildSamplePdf(2));
  expect(await client.mergePdfs([file, file])).toMatchObject({ pages: 4 });
  expect((await client.convertPdf(createTextPdf('a.pdf', [LEASE]))).report).toMatchObject({ pages: 1 });
  expect((await client.checkGrammar({ text: 'She go home.', wordLimit: 0 })).correctedText).toBe('She goes home.');
  const { sessionId } = await client.uploadForChat(createTextPdf('lease.pdf', [LEASE]));
  expect((await client.askAboutPdf({ sessionId, message: 'How much is the monthly rent?' })).response).toContain('900');
  expect((await client.generateLetter({ cvText: sampleCvText, ...sampleJob })).coverLetter).toContain('Anna Berg');
}

test('a sandboxed process that asks for the network ends, so that its job fails', () => {
  const attempt = "fetch('http://192.0.2.1/').catch(() => undefined)";
  const { status } = spawnSync(process.execPath, ['--permission', '--allow-fs-read=*', '--import', NO_NETWORK, '-e', attempt]);
  expect(status).toBe(70);
});

test.each([
  ["fetch('http://192.0.2.1/')", '192.0.2.1'],
  ["fetch('https://sheaf.example/')", 'sheaf.example'],
  ["import('node:dns').then(({ promises }) => promises.resolve4('sheaf.example'))", 'sheaf.example'],
])('a program that tries %s is seen', (attempt, host) => {
  const { stderr } = spawnSync(process.execPath, ['--import', NO_NETWORK, '-e', `${attempt}.catch(() => undefined)`], { encoding: 'utf8' });
  expect(stderr).toContain(`${NETWORK_REFUSAL}: ${host}\n`);
});
