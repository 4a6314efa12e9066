import { server } from '@sheaf/api/mocks/node';
import { HttpResponse, http } from 'msw';
import { createRemotes, type Federation, readRemoteRegistry } from './remotes';

const REGISTRY = { 'mfe-merge': '/remotes/mfe-merge/0.1.0/mf-manifest.json', 'mfe-chat': '/remotes/mfe-chat/0.1.0/mf-manifest.json' };
const MANIFEST = new URL(REGISTRY['mfe-merge'], document.baseURI).href;

function Tool() {
  return null;
}

/** A federation runtime that returns the listed answers in turn (an Error is thrown) and records its calls. */
function federationAnswering(...answers: unknown[]) {
  const calls: string[] = [];
  const federation: Federation = {
    registerRemotes([remote], { force }) {
      calls.push(`register ${remote?.name} ${remote?.entry} ${force ? 'by force' : 'once'}`);
    },
    refetchDamaged: async () => undefined,
    async loadRemote(id) {
      calls.push(`load ${id}`);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { federation, calls };
}

describe('a tool loaded at run time', () => {
  test('comes from the address in the registry, under the name of its container', async () => {
    const { federation, calls } = federationAnswering({ default: Tool });
    const remotes = createRemotes(async () => REGISTRY, federation);
    expect((await remotes.load('mfe-merge', 'Tool')).default).toBe(Tool);
    expect(calls).toEqual([`register mfe_merge ${MANIFEST} once`, 'load mfe_merge/Tool']);
  });

  test('is registered once although both its parts are visited, and the registry is read once for all tools', async () => {
    const { federation, calls } = federationAnswering({ default: Tool }, { default: Tool }, { default: Tool });
    let reads = 0;
    const remotes = createRemotes(async () => {
      reads += 1;
      return REGISTRY;
    }, federation);
    await Promise.all([remotes.load('mfe-merge', 'Tool'), remotes.load('mfe-merge', 'Landing'), remotes.load('mfe-chat', 'Tool')]);
    expect(calls.filter((call) => call.startsWith('register mfe_merge'))).toHaveLength(1);
    expect(reads).toBe(1);
  });

  test('is fetched again after a failure, from the current address in the registry', async () => {
    const { federation, calls } = federationAnswering(new Error('gone'), { default: Tool });
    const registries = [REGISTRY, { 'mfe-merge': '/remotes/mfe-merge/0.2.0/mf-manifest.json' }];
    const remotes = createRemotes(async () => registries.shift() ?? {}, federation);
    await expect(remotes.load('mfe-merge', 'Tool')).rejects.toThrow('gone');
    await remotes.load('mfe-merge', 'Tool');
    expect(calls.slice(2)).toEqual([
      `register mfe_merge ${new URL('/remotes/mfe-merge/0.2.0/mf-manifest.json', document.baseURI).href} by force`,
      'load mfe_merge/Tool',
    ]);
  });

  test('is found once the registry, unreachable at first, answers', async () => {
    const { federation } = federationAnswering({ default: Tool });
    const registries: (() => Promise<typeof REGISTRY>)[] = [() => Promise.reject(new Error('offline')), async () => REGISTRY];
    const remotes = createRemotes(async () => (await registries.shift()?.()) ?? {}, federation);
    await expect(remotes.load('mfe-merge', 'Tool')).rejects.toThrow('offline');
    expect((await remotes.load('mfe-chat', 'Tool')).default).toBe(Tool);
  });

  test('counts as replaced once the registry has another path, on any host', async () => {
    const { federation } = federationAnswering({ default: Tool });
    let registry: Record<string, string> = REGISTRY;
    const remotes = createRemotes(async () => registry, federation);
    await remotes.load('mfe-merge', 'Tool');
    expect(await remotes.findNewer()).toBe(false);
    registry = { ...REGISTRY, 'mfe-merge': `https://tools.example${REGISTRY['mfe-merge']}` };
    expect(await remotes.findNewer()).toBe(false);
    registry = { 'mfe-merge': '/remotes/mfe-merge/0.2.0/mf-manifest.json' };
    expect(await remotes.findNewer()).toBe(true);
  });

  test('that is not loaded yet is loaded from its new address, and no visitor is notified', async () => {
    const { federation, calls } = federationAnswering({ default: Tool }, { default: Tool });
    let registry: Record<string, string> = REGISTRY;
    const remotes = createRemotes(async () => registry, federation);
    await remotes.load('mfe-merge', 'Tool');
    registry = { ...REGISTRY, 'mfe-chat': '/remotes/mfe-chat/0.2.0/mf-manifest.json' };
    expect(await remotes.findNewer()).toBe(false);
    await remotes.load('mfe-chat', 'Tool');
    expect(calls).toContain(`register mfe_chat ${new URL('/remotes/mfe-chat/0.2.0/mf-manifest.json', document.baseURI).href} once`);
  });

  test('counts as replaced when the shell was', async () => {
    const { federation } = federationAnswering();
    const remotes = createRemotes(async () => ({ ...REGISTRY, shell: '/assets/main.22222222.js' }), federation, { main: '/assets/main.11111111.js' });
    expect(await remotes.findNewer()).toBe(true);
    const same = createRemotes(async () => ({ ...REGISTRY, shell: '/assets/main.11111111.js' }), federation, { main: '/assets/main.11111111.js' });
    expect(await same.findNewer()).toBe(false);
  });

  test('fails when the registry does not name it', async () => {
    const remotes = createRemotes(async () => ({}), federationAnswering().federation);
    await expect(remotes.load('mfe-merge', 'Tool')).rejects.toThrow('remotes.json does not name mfe-merge.');
  });

  test.each([[null], [{}], [{ default: 'a string' }]])('fails when the remote exports %j instead of a component', async (answer) => {
    const remotes = createRemotes(async () => REGISTRY, federationAnswering(answer).federation);
    await expect(remotes.load('mfe-merge', 'Tool')).rejects.toThrow('mfe-merge exposes no component as Tool.');
  });

  test('may fail while it is loaded ahead, and the visit then tries again', async () => {
    const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { federation } = federationAnswering(new Error('gone'), { default: Tool });
    const remotes = createRemotes(async () => REGISTRY, federation);
    remotes.preload('mfe-merge', 'Tool');
    await new Promise(process.nextTick);
    expect((await remotes.load('mfe-merge', 'Tool')).default).toBe(Tool);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

describe('remotes.json', () => {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  test('gives the address of every remote', async () => {
    server.use(http.get('*/remotes.json', () => HttpResponse.json(REGISTRY)));
    expect(await readRemoteRegistry()).toEqual(REGISTRY);
  });

  test.each([[[]], [null], [{ 'mfe-merge': 7 }], ['mfe-merge']])('is refused when it holds %j', async (content) => {
    server.use(http.get('*/remotes.json', () => HttpResponse.json(content)));
    await expect(readRemoteRegistry()).rejects.toThrow('not a list of manifest addresses');
  });

  test('is reported with its status when the server has none', async () => {
    server.use(http.get('*/remotes.json', () => new HttpResponse(null, { status: 404 })));
    await expect(readRemoteRegistry()).rejects.toThrow('/remotes.json answered 404.');
  });
});
