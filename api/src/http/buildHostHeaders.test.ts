import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import { buildHostHeaders } from './buildHostHeaders.ts';
import { staticSite } from './middleware/staticSite.ts';

/** What Cloudflare Pages reads of one file; it leaves out what is beyond. */
const MOST_RULES = 100;
const MOST_CHARACTERS_OF_A_LINE = 2000;

const TOOL = `remotes/mfe-chat/0.1.0-${'5e'.repeat(32)}/tool.js`;
const files = {
  'index.html': '<style>h1{color:red}</style><script>start()</script><h1>Home</h1>',
  'merge/index.html': '<script>merge()</script><h1>Merge PDFs</h1>',
  'es/merge/index.html': '<script>unir()</script><h1>Unir PDF</h1>',
  'assets/main.1a2b3c4d.js': 'start()',
  [TOOL]: 'chat()',
  'service-worker.js': 'keep()',
  'remotes.json': JSON.stringify({ 'mfe-merge': 'https://merge.example/1.0.0/mf-manifest.json' }),
};
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sheaf-headers-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  server = createServer(new Koa().use(staticSite(folder)).callback()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** What a host that has read the file adds to its answer, joined where several rules name one header. */
function addedTo(address: string): Record<string, string> {
  const added = new Headers();
  for (const [pattern = '', ...lines] of buildHostHeaders(folder)
    .split('\n\n')
    .map((rule) => rule.trim().split('\n'))) {
    const isMatch = pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
    for (const line of isMatch ? lines : []) added.append(line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim());
  }
  return Object.fromEntries(added);
}

test.each(['/', '/merge', '/merge/', '/es/merge', '/assets/main.1a2b3c4d.js', `/${TOOL}`, '/service-worker.js'])(
  'a static host sends with %s what our own server sends',
  async (address) => {
    const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
    const added = addedTo(address);
    expect(added['content-security-policy']).toBeDefined();
    expect(added).toEqual(Object.fromEntries(Object.keys(added).map((name) => [name, headers.get(name)])));
    expect(added).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    expect(added['cache-control']).toBe(headers.get('cache-control'));
  },
);

test('the registry of the tools is asked for anew each time', () => {
  expect(addedTo('/remotes.json')['cache-control']).toBe('no-cache');
});

test('the file stays within what hosts read of it', () => {
  const lines = buildHostHeaders(folder).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(MOST_CHARACTERS_OF_A_LINE);
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(MOST_RULES);
});

test.each(['/pdf', '/tools/pdf', '/a'])('under %s a host gets the same headers for the same files, at their addresses there', (basePath) => {
  const listAddresses = (headers: string) => headers.split('\n').filter((line) => line.startsWith('/'));
  expect(listAddresses(buildHostHeaders(folder, basePath))).toEqual(listAddresses(buildHostHeaders(folder)).map((address) => basePath + address));
});
