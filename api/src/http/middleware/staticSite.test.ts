import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Koa from 'koa';
import { staticSite } from './staticSite.ts';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sheaf-site-'));
  put('site/index.html', '<h1>Home</h1>');
  put('site/404.html', '<h1>Page Not Found</h1>');
  put('site/merge/index.html', '<h1>Merge PDFs</h1>');
  put('site/assets/main.1a2b3c4d.js', 'start()');
  put('site/assets/main.1a2b3c4d.js.br', brotliCompressSync('start()'));
  put('site/remotes.json', JSON.stringify({ 'mfe-merge': '/remotes/mfe-merge/1.0.0/mf-manifest.json' }));
  put('site/.env', 'SECRET=1');
  put('secret.txt', 'not yours');
  const app = new Koa();
  app.use(staticSite(path.join(folder, 'site')));
  server = createServer(app.callback()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function put(file: string, content: string | Buffer) {
  const fullPath = path.join(folder, file);
  mkdirSync(path.dirname(fullPath), { recursive: true });
  writeFileSync(fullPath, content);
}

/** Sends the path unchanged; `fetch` would remove the dots an attacker sends. */
function get(target: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }));
    })
      .on('error', reject)
      .end();
  });
}

test('a route is the page of that name, with or without a slash at its end', async () => {
  for (const target of ['/merge', '/merge/', '/merge?from=mail']) {
    expect(await get(target)).toMatchObject({ status: 200, body: '<h1>Merge PDFs</h1>' });
  }
  expect((await get('/')).body).toBe('<h1>Home</h1>');
});

test('an address without a page is a 404 that still shows one', async () => {
  expect(await get('/nowhere')).toMatchObject({ status: 404, body: '<h1>Page Not Found</h1>' });
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/.env',
  '/%00',
  '/%',
  '//secret.txt',
])('nothing outside the site and nothing hidden is given away: %s', async (target) => {
  const { status, body } = await get(target);
  expect(status).toBe(404);
  expect(body).not.toMatch(/not yours|SECRET/);
});

test('hashed files are kept for ever, pages and remotes.json are asked for each time', async () => {
  const { headers } = await get('/assets/main.1a2b3c4d.js');
  expect(headers['cache-control']).toBe('max-age=31536000,immutable');
  expect(headers['last-modified']).toBeUndefined();
  expect((await get('/merge')).headers['cache-control']).toBe('no-cache');
  expect((await get('/remotes.json')).headers['cache-control']).toBe('no-cache');
});

test('a file is kept for ever only at an address that names its bytes', async () => {
  const named = `/remotes/mfe-chat/0.1.0-${'5e'.repeat(32)}/remoteEntry.js`;
  const others = ['/remotes/mfe-chat/0.1.0/remoteEntry.js', '/remotes/mfe-chat/0.1.0-5e5e/remoteEntry.js', '/assets/logo.svg', '/icons/icon.png'];
  for (const address of [named, ...others]) put(`site${address}`, 'chat()');
  expect((await get(named)).headers['cache-control']).toBe('max-age=31536000,immutable');
  for (const address of others) expect((await get(address)).headers['cache-control']).toBe('no-cache');
  // A file that is not there yet may be soon.
  expect(await get(named.replace('remoteEntry', 'other'))).toMatchObject({ status: 404, headers: { 'cache-control': 'no-cache' } });
});

test('a page that was put back as it was before reaches a browser that holds the newer one', async () => {
  put('site/news/index.html', 'newer');
  const { headers } = await get('/news');
  put('site/news/index.html', 'older');
  utimesSync(path.join(folder, 'site/news/index.html'), new Date(0), new Date(0));
  const conditions = { 'If-None-Match': String(headers.etag), 'If-Modified-Since': String(headers['last-modified']) };
  expect(await get('/news', conditions)).toMatchObject({ status: 200, body: 'older' });
});

test('a page never shows a tool that remotes.json has replaced, and shows it again when it is put back', async () => {
  const [one, two] = ['1', '2'].map((byte) => `/remotes/mfe-merge/1.0.0-${byte.repeat(64)}/mf-manifest.json`);
  const script = '<script>boot()</script>';
  put(
    'site/pdf/index.html',
    `<h1>Merge of old</h1>${script}<script type="application/json" id="prerender-data">{"prerenderedManifest":"${one}"}</script>`,
  );
  put('site/pdf/without-tool.html', `<h1>Merge</h1>${script}<style>h1{color:blue}</style>`);
  const edit = (address: string | undefined, moment: number) => {
    put('site/remotes.json', JSON.stringify({ 'mfe-merge': address }));
    utimesSync(path.join(folder, 'site/remotes.json'), new Date(), new Date(moment));
  };
  edit(one, 1000);
  const before = await get('/pdf');
  expect(before.body).toContain('Merge of old');

  edit(two, 2000);
  const after = await get('/pdf', { 'If-None-Match': String(before.headers.etag) });
  expect(after).toMatchObject({ status: 200, body: expect.not.stringContaining('Merge of old') });
  expect(after.headers['content-security-policy']).toContain(createHash('sha256').update('h1{color:blue}').digest('base64'));

  edit(one, 1000);
  expect((await get('/pdf')).body).toContain('Merge of old');
});

test('a browser that already has a page is sent no body', async () => {
  const { headers } = await get('/merge');
  const again = await get('/merge', { 'If-Modified-Since': String(headers['last-modified']) });
  expect(again).toMatchObject({ status: 304, body: '' });
});

test('a browser that reads Brotli gets the compressed copy, any other the plain file', async () => {
  expect((await get('/assets/main.1a2b3c4d.js', { 'Accept-Encoding': 'br' })).headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  expect((await get('/assets/main.1a2b3c4d.js')).body).toBe('start()');
});

test('pages may load scripts from this origin and those that remotes.json names, as soon as it names them', async () => {
  const scripts = async () => /script-src ([^;]+)/.exec(String((await get('/merge')).headers['content-security-policy']))?.[1];
  expect(await scripts()).toBe("'self'");

  put('site/remotes.json', JSON.stringify({ 'mfe-merge': 'https://tools.example/mfe-merge/1.0.1/mf-manifest.json' }));
  // File times are coarse; an edit is never in the same moment as the one before.
  utimesSync(path.join(folder, 'site/remotes.json'), new Date(), new Date(Date.now() + 1000));
  expect(await scripts()).toBe("'self' https://tools.example");
});

test('inline scripts run by their hash alone, and data needs none', async () => {
  const boot = 'start()';
  const look = 'h1{color:red}';
  const script = `<script data-main="/assets/main.1a2b3c4d.js">${boot}</script><script type="application/json">{"a":1}</script>`;
  put('site/about/index.html', `<style data-styled="true">${look}</style>${script}<script src="/assets/main.1a2b3c4d.js"></script>`);
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  const policy = String((await get('/about')).headers['content-security-policy']);
  expect(
    policy
      .split('; ')
      .find((rule) => rule.startsWith('script-src'))
      ?.split(' ')
      .filter((source) => source.startsWith("'sha256")),
  ).toEqual([hash(boot)]);
  expect(policy).toContain(`${hash('')} ${hash(look)};`);
  expect(policy).not.toContain('unsafe');

  put('site/about/index.html', `<script>${boot}</script>`);
  utimesSync(path.join(folder, 'site/about/index.html'), new Date(), new Date(Date.now() + 1000));
  expect((await get('/about')).headers['content-security-policy']).not.toContain(hash(look));
});

test('an address without a page is answered in its language', async () => {
  put('site/es/404.html', '<h1>No existe</h1>');
  expect(await get('/es/nada')).toMatchObject({ status: 404, body: '<h1>No existe</h1>' });
  expect(await get('/fr/rien')).toMatchObject({ status: 404, body: '<h1>Page Not Found</h1>' });
});

test('a worker may load from this site alone, and compile what decodes images, which a page may not', async () => {
  const workerPolicy = String((await get('/assets/main.1a2b3c4d.js')).headers['content-security-policy']);
  expect(workerPolicy).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; font-src 'self'; require-trusted-types-for 'script'",
  );
  expect((await get('/merge')).headers['content-security-policy']).not.toContain('wasm');
});

test('a remotes.json caught in the middle of an edit takes nothing from the pages', async () => {
  put('site/remotes.json', '{ "mfe-merge": ');
  utimesSync(path.join(folder, 'site/remotes.json'), new Date(), new Date(Date.now() + 2000));
  expect(await get('/merge')).toMatchObject({ status: 200, body: '<h1>Merge PDFs</h1>' });
});
