import { server } from '@sheaf/api/mocks/node';
import { HttpResponse, http } from 'msw';
import { createIntegrityPlugin, readManifestIntegrity } from './remoteIntegrity';

// SHA-256 of the three letters abc (FIPS 180-2, appendix B.1).
const HEX = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const INTEGRITY = 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';
const folder = `https://tools.example/remotes/mfe-chat/1.0.0-${HEX}/`;
const manifest = { metaData: { integrity: { 'remoteEntry.js': 'sha256-entry', 'assets/tool.js': 'sha256-tool' } }, exposes: [] };

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('the address of a manifest states its integrity when its folder is named by it', () => {
  expect(readManifestIntegrity(`${folder}mf-manifest.json`)).toBe(INTEGRITY);
  for (const address of ['/remotes/mfe-chat/1.0.0/mf-manifest.json', `/remotes/mfe-chat/1.0.0-${HEX}/other.json`, `/${HEX}/mf-manifest.json`])
    expect(readManifestIntegrity(address)).toBeUndefined();
});

test('a manifest is requested with its integrity, so that the browser refuses any other', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(HttpResponse.json(manifest));
  await createIntegrityPlugin().fetch(`${folder}mf-manifest.json`, { priority: 'high' });
  expect(fetched).toHaveBeenCalledWith(`${folder}mf-manifest.json`, { priority: 'high', integrity: INTEGRITY });
  fetched.mockRestore();
});

test('when the visitor tries again only the damaged script is fetched again', async () => {
  const fetched: string[] = [];
  const answer = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    fetched.push(`${new URL(String(address)).pathname} ${init?.cache ?? ''}`);
    if (String(address).endsWith('tool.js') && init?.cache !== 'reload') throw new TypeError('Failed to fetch');
    return HttpResponse.json(manifest);
  });
  const plugin = createIntegrityPlugin();
  await plugin.fetch('https://tools.example/a/mf-manifest.json', {});
  await plugin.fetch('https://tools.example/b/mf-manifest.json', {});
  fetched.length = 0;
  await plugin.refetchDamaged('https://tools.example/a/mf-manifest.json');
  expect(fetched.sort()).toEqual(['/a/assets/tool.js ', '/a/assets/tool.js reload', '/a/remoteEntry.js ']);
  answer.mockRestore();
});

test('the scripts that a manifest lists are requested with their integrity, others without', async () => {
  server.use(http.get('https://tools.example/*', () => HttpResponse.json(manifest)));
  const plugin = createIntegrityPlugin();
  const address = 'https://tools.example/by-hand/mf-manifest.json';
  expect(await (await plugin.fetch(address, {})).json()).toEqual(manifest);
  expect(plugin.createScript({ url: 'https://tools.example/by-hand/assets/tool.js' })).toMatchObject({
    src: 'https://tools.example/by-hand/assets/tool.js',
    integrity: 'sha256-tool',
    crossOrigin: 'anonymous',
  });
  expect(plugin.createScript({ url: 'https://tools.example/other/assets/tool.js' })).toBeUndefined();
});

test.each([[[]], [null], [{ metaData: { integrity: 'sha256-entry' } }], [{ metaData: {} }]])(
  'a manifest that states nothing, such as %j, leaves scripts as they are',
  async (content) => {
    server.use(http.get('https://tools.example/*', () => HttpResponse.json(content)));
    const plugin = createIntegrityPlugin();
    await plugin.fetch('https://tools.example/a/mf-manifest.json', {});
    expect(plugin.createScript({ url: 'https://tools.example/a/remoteEntry.js' })).toBeUndefined();
  },
);
