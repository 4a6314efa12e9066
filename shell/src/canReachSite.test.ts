import { canReachSite } from './canReachSite';

afterEach(() => jest.restoreAllMocks());

function answerWith(answer: () => Promise<Response>) {
  const fetched = jest.fn(answer);
  globalThis.fetch = fetched;
  return fetched;
}

test('a site that answers is reached, even with 404', async () => {
  const fetched = answerWith(async () => new Response(null, { status: 404 }));
  expect(await canReachSite()).toBe(true);
  expect(fetched).toHaveBeenCalledWith('/remotes.json', { method: 'HEAD', cache: 'no-store' });
});

test('a site that gives no answer is not reached', async () => {
  answerWith(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await canReachSite()).toBe(false);
});

test('a browser that is offline sends no request', async () => {
  const fetched = answerWith(async () => new Response(null));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await canReachSite()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});
