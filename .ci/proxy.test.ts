import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { findFreePort } from '../api/src/testing/findFreePort.ts';

const NGINX = [process.env.NGINX_PATH ?? 'nginx', '/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(
  (file) => spawnSync(file, ['-v']).status === 0,
);
const LARGE_HEADER = 'x'.repeat(10 * 1024);
const UPLOAD_BYTES = 3 * 1024 * 1024;

/** A server like ours as far as a proxy is concerned: large headers, large bodies, answers in parts. */
const server: Server = createServer((request, response) => {
  if (request.url === '/events') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('data: first\n\n');
    openStreams.push(() => response.end('data: last\n\n'));
    return;
  }
  if (request.url === '/breaks') {
    broken.push(request.method ?? '');
    request.socket.destroy();
    return;
  }
  let bytes = 0;
  request.on('data', (part: Buffer) => {
    bytes += part.length;
  });
  request.on('end', () => {
    response.setHeader('X-Result', LARGE_HEADER);
    const { host, 'x-forwarded-for': address, 'x-forwarded-user': user } = request.headers;
    response.end(JSON.stringify({ bytes, address, host, user }));
  });
});
const openStreams: (() => void)[] = [];
/** The methods of calls in whose midst the server went away. */
const broken: string[] = [];
let nginx: ChildProcess | undefined;
let folder = '';
let address = '';

function getPort(listening: Server): number {
  const bound = listening.address();
  if (typeof bound !== 'object' || !bound) throw new Error('The server listens on no port.');
  return bound.port;
}

/** Writes `operations/nginx.conf` with ports of this machine and a folder for temporary files. */
async function writeConfiguration(): Promise<string> {
  const port = await findFreePort();
  address = `http://127.0.0.1:${port}`;
  const site = readFileSync(path.join(import.meta.dirname, '../operations/nginx.conf'), 'utf8')
    .replace('api-1:3000', `127.0.0.1:${getPort(server)}`)
    .replace('api-2:3000', `127.0.0.1:${await findFreePort()}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  expect(site).not.toContain('api-');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, `daemon off; pid ${folder}/pid; error_log stderr notice; events {} http { access_log off; ${folders} ${site} }`);
  return file;
}

beforeAll(async () => {
  if (!NGINX) return;
  folder = mkdtempSync(path.join(tmpdir(), 'sheaf-nginx-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const file = await writeConfiguration();
  const checked = spawnSync(NGINX, ['-t', '-c', file, '-p', folder], { encoding: 'utf8' });
  expect(checked.stderr).toContain('test is successful');
  nginx = spawn(NGINX, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve) => nginx?.stderr?.on('data', (line: Buffer) => line.includes('start worker process ') && resolve()));
});
afterAll(async () => {
  if (!NGINX) return;
  const started = nginx;
  if (started) {
    const ended = new Promise((resolve) => started.once('exit', resolve));
    started.kill('SIGTERM');
    await ended;
  }
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const withNginx = NGINX ? test : test.skip;

withNginx('nginx passes large uploads, the visitor’s address and a report of 10 KB in a header', async () => {
  const answer = await fetch(`${address}/api/pdf/merge`, { method: 'POST', body: new Uint8Array(UPLOAD_BYTES) });
  expect(answer.headers.get('x-result')).toBe(LARGE_HEADER);
  expect(await answer.json()).toEqual({ bytes: UPLOAD_BYTES, address: '127.0.0.1', host: new URL(address).host });
});

withNginx('nginx passes progress on without buffering it', async () => {
  const reader = (await fetch(`${address}/events`)).body?.getReader();
  // The server goes on only when the first part has come through.
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: first\n\n');
  openStreams.pop()?.();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: last\n\n');
});

withNginx('a caller cannot say through nginx who signed in', async () => {
  const answer = await fetch(`${address}/api/config`, { headers: { 'X-Forwarded-User': 'anna' } });
  expect(await answer.json()).not.toHaveProperty('user');
});

withNginx('pages and calls come through while one of two servers does not listen', async () => {
  for (let call = 0; call < 6; call += 1) expect((await fetch(`${address}/api/config`)).status).toBe(200);
  for (let call = 0; call < 6; call += 1) {
    const answer = await fetch(`${address}/api/grammar`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(200);
  }
});

withNginx('a job whose server goes away in its midst is not sent again', async () => {
  broken.length = 0;
  expect((await fetch(`${address}/breaks`, { method: 'POST', body: '{}' })).status).toBe(502);
  expect(broken).toEqual(['POST']);
});

const readMain = () => readFileSync(path.join(import.meta.dirname, '../api/src/main.ts'), 'utf8');
const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../operations', file), 'utf8');

test.each([
  ['nginx.conf', /^\s*proxy_set_header X-Forwarded-User "";$/m],
  // What forward_auth copies later has to stay.
  ['Caddyfile', /^\troute \{$[\s\S]*^\t\trequest_header -X-Forwarded-User$[\s\S]*^\t\treverse_proxy /m],
  ['traefik.yml', /^\s*middlewares: \[drop-names\]$[\s\S]*drop-names:\s+headers:\s+customRequestHeaders:\s+X-Forwarded-User: ""$/m],
])('%s drops what callers say of who signed in', (file, line) => expect(read(file)).toMatch(line));

test('Traefik waits for an upload as long as the server does', () => {
  const Static = z.object({ entryPoints: z.object({ websecure: z.looseObject({ transport: z.looseObject({ respondingTimeouts: z.unknown() }) }) }) });
  const { transport } = Static.parse(parse(read('traefik-static.yml'))).entryPoints.websecure;
  expect(transport.respondingTimeouts).toEqual({ readTimeout: `${Number(/requestTimeout: (\d+) \* 60_000/.exec(readMain())?.[1]) * 60}s` });
});
