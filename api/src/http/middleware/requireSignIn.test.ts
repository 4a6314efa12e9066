import { type RunningApp, startApp } from '../../testing/startApp.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ AUTH_HEADER: 'X-Forwarded-User', TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '2' });
});
afterAll(() => app.stop());

const call = (path: string, headers: Record<string, string> = {}) => fetch(`${app.address}${path}`, { headers });

test('a call past the proxy is refused, in the language of the caller', async () => {
  const refused = await call('/api/config', { 'Accept-Language': 'es' });
  expect([refused.status, refused.headers.get('x-error-code')]).toEqual([401, 'sign_in_required']);
  expect(await refused.text()).toBe('Tu sesión se ha cerrado. Vuelve a cargar esta página para entrar.');
});

test('health can be checked without signing in, as balancers do', async () => {
  expect((await call('/api/health/live')).status).toBe(200);
});

test('people behind one address have limits of their own, and no log has their names', async () => {
  const getStatus = async (user: string) => (await call('/api/config', { 'X-Forwarded-User': user })).status;
  expect([await getStatus('ada'), await getStatus('ada'), await getStatus('ada'), await getStatus('grace')]).toEqual([200, 200, 429, 200]);
  expect(app.logged.join('')).not.toMatch(/ada"|grace/);
});
