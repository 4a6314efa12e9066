import { canReachSite } from './canReachSite';

afterEach(() => jest.restoreAllMocks());

function answerWith(answer: () => Promise<Response>) {
  const asked = jest.fn(answer);
  globalThis.fetch = asked;
  return asked;
}

test('a site that answers is reached, even with 404', async () => {
  const asked = answerWith(async () => new Response(null, { status: 404 }));
  expect(await canReachSite()).toBe(true);
  expect(asked).toHaveBeenCalledWith('/remotes.json', { method: 'HEAD', cache: 'no-store' });
});

test('a site that gives no answer is not reached', async () => {
  answerWith(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await canReachSite()).toBe(false);
});

test('a browser that knows it is offline asks nobody', async () => {
  const asked = answerWith(async () => new Response(null));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await canReachSite()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});
