import { readConfig } from './config.ts';

const sharedJobs = { JOBS: 'redis', REDIS_URL: 'redis://host', JOBS_SECRET: 'a secret of many characters' };

test('an empty environment gives a working server with the documented limits', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    requestsPerMinute: 300,
    limits: { maxFileBytes: 104_857_600, maxFiles: 50, maxTotalBytes: 314_572_800, maxPages: 2000, mergeFreeFiles: 0 },
    jobs: { wallSeconds: 60, cpuSeconds: 20 },
    retentionSeconds: 3600,
    trustedProxies: 0,
  });
  expect(config.jobs.workers).toBeGreaterThanOrEqual(2);
  expect(config.sessionSecret.isGenerated).toBe(true);
  expect(readConfig({}).sessionSecret.value).not.toBe(config.sessionSecret.value);
});

test('what a chat or a letter keeps can be deleted sooner than after an hour', () => {
  expect(readConfig({ RETENTION_MINUTES: '15' }).retentionSeconds).toBe(900);
});

test('nothing costs anything unless it is so set, and then there is no price to show', () => {
  expect(readConfig({}).pricing).toEqual({ mode: 'free' });
});

test('metered pricing brings its allowances and the prices beyond them', () => {
  expect(readConfig({ PRICING_MODE: 'metered' }).pricing).toEqual({
    mode: 'metered',
    cents: { mergeUnlimited: 199, convertDocument: 299, convertLifetime: 699, chatUnlimited: 299, chatLifetime: 699, proPerMonth: 900 },
  });
  expect(readConfig({ PRICING_MODE: 'metered' }).limits).toMatchObject({
    chatFreeQuestions: 3,
    mergeFreeFiles: 2,
    convertFreePages: 5,
    grammarFreeWords: 500,
  });
});

test("Stripe's own address is the default, and another may be given without TLS on this machine alone", () => {
  const secrets = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(readConfig(secrets).stripe).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'https://api.stripe.com' });
  expect(readConfig({ ...secrets, STRIPE_API_URL: 'http://127.0.0.1:4242' }).stripe?.apiUrl).toBe('http://127.0.0.1:4242');
  expect(readConfig({ PUBLIC_URL: 'https://sheaf.example/' }).publicUrl).toBe('https://sheaf.example');
});

test('one file may be as large as all of a request where only those are limited', () => {
  expect(readConfig({ MAX_TOTAL_MB: '20' }).limits).toMatchObject({ maxFileBytes: 20 * 1024 * 1024, maxTotalBytes: 20 * 1024 * 1024 });
});

test.each([{}, { MAX_TOTAL_MB: '1000' }, { MAX_TOTAL_MB: '4096' }, { MAX_SPOOL_MB: '2400' }])(
  'a quarter of the disk space takes the largest request and its result, unless an operator gives less: %j',
  (env) => {
    const { maxTempFileBytes, limits } = readConfig(env);
    expect(maxTempFileBytes / 4).toBeGreaterThanOrEqual(2 * limits.maxTotalBytes);
  },
);

test.each([
  { PORT: '0', METRICS_PORT: '0' },
  { PORT: '3000', METRICS_PORT: '9464', HOST: 'localhost' },
  { HOST: '::1' },
  { ...sharedJobs, JOBS_PORT: '3000', JOBS_LISTEN: '10.0.0.1', HOST: '127.0.0.1' },
])('%j gives each listener a place of its own', (env) => {
  expect(() => readConfig(env)).not.toThrow();
});

test.each([
  ['true', 1],
  ['false', 0],
  ['', 0],
  ['0', 0],
  ['1', 1],
  ['3', 3],
])('TRUST_PROXY=%s trusts %d proxies', (setting, proxies) => {
  expect(readConfig({ TRUST_PROXY: setting }).trustedProxies).toBe(proxies);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  [{ RETENTION_MINUTES: '61' }, 'RETENTION_MINUTES must be a whole number from 5 to 60, not "61".'],
  [{ AUTH_HEADER: 'X-Forwarded-User' }, 'AUTH_HEADER needs TRUST_PROXY, since only a proxy can be trusted with that header.'],
  [{ AUTH_HEADER: 'User:', TRUST_PROXY: '1' }, 'AUTH_HEADER must be the name of a header such as X-Forwarded-User, not "User:".'],
  [{ MAX_FILES: '1' }, 'MAX_FILES must be a whole number from 2 to 1000, not "1".'],
  [{ MAX_FILE_MB: '500' }, 'MAX_FILE_MB must not be more than MAX_TOTAL_MB, which is 300, but it is 500.'],
  [{ MAX_FILE_MB: '60', MAX_TOTAL_MB: '50', MAX_FILES: '2' }, 'MAX_FILE_MB must not be more than MAX_TOTAL_MB, which is 50, but it is 60.'],
  [{ MAX_TOTAL_MB: '4', MAX_FILE_MB: '5', PRICING_MODE: 'metered' }, 'MAX_FILE_MB must not be more than MAX_TOTAL_MB, which is 4, but it is 5.'],
  [{ MAX_SPOOL_MB: '512' }, 'MAX_SPOOL_MB must be at least 600, which is twice MAX_TOTAL_MB, but it is 512.'],
  [{ MAX_SPOOL_MB: '199', MAX_TOTAL_MB: '100' }, 'MAX_SPOOL_MB must be at least 200, which is twice MAX_TOTAL_MB, but it is 199.'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT must not be PORT, but both are 3000.'],
  [{ METRICS_PORT: '8080', PORT: '8080', HOST: '127.0.0.1' }, 'METRICS_PORT must not be PORT, but both are 8080.'],
  [{ HOST: '3000' }, 'HOST must be an address such as 127.0.0.1 or a name such as localhost, not "3000".'],
  [{ HOST: 'localhost:3000' }, 'HOST must be an address such as 127.0.0.1 or a name such as localhost, not "localhost:3000".'],
  [{ ...sharedJobs, JOBS_PORT: '3000' }, 'JOBS_PORT must not be PORT, but both are 3000.'],
  [{ ...sharedJobs, JOBS_PORT: '9464', METRICS_PORT: '9464' }, 'JOBS_PORT must not be METRICS_PORT, but both are 9464.'],
  [{ PRICING_MODE: 'expensive' }, 'PRICING_MODE must be one of free, metered, not "expensive".'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be true, false or the number of proxies in front of the server, at most 20, not "yes".'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be true, false or the number of proxies in front of the server, at most 20, not "-1".'],
  [{ TRUST_PROXY: '21' }, 'TRUST_PROXY must be true, false or the number of proxies in front of the server, at most 20, not "21".'],
  [{ TRUST_PROXY: '1.5' }, 'TRUST_PROXY must be true, false or the number of proxies in front of the server, at most 20, not "1.5".'],
  [{ SITE_DIR: '/does/not/exist' }, 'SITE_DIR names a folder that does not exist: "/does/not/exist".'],
  [{ REDIS_URL: 'http://user:password@host' }, 'REDIS_URL must start with redis:// or rediss://.'],
  [{ STRIPE_SECRET_KEY: 'pk_test_public' }, 'STRIPE_SECRET_KEY must be a secret key (sk_…) or a restricted one (rk_…).'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET must be a signing secret (whsec_…).'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_WEBHOOK_SECRET is set, but STRIPE_SECRET_KEY is not.'],
  [{ STRIPE_API_URL: 'http://api.stripe.com' }, 'STRIPE_API_URL must start with https://, since the secret key goes there.'],
  [{ PUBLIC_URL: 'sheaf.example' }, 'PUBLIC_URL must be an address such as https://sheaf.example, without a path.'],
  [{ PUBLIC_URL: 'https://sheaf.example/pdf' }, 'PUBLIC_URL must be an address such as https://sheaf.example, without a path.'],
  [{ JOBS: 'redis' }, 'JOBS=redis needs JOBS_REDIS_URL or REDIS_URL.'],
  [
    { JOBS: 'redis', REDIS_URL: 'redis://host', JOBS_SECRET: 'short' },
    'JOBS=redis needs JOBS_SECRET with at least 16 characters, the same for all servers and workers.',
  ],
  [{ JOBS_REDIS_URL: 'http://user:password@host' }, 'JOBS_REDIS_URL must start with redis:// or rediss://.'],
  [{ JOBS_TLS_KEY: '/nowhere/key.pem' }, 'JOBS_TLS_KEY names a file that cannot be read: "/nowhere/key.pem".'],
  [{ JOBS_TLS_KEY: 'package.json' }, 'JOBS_TLS_CERT, JOBS_TLS_KEY, JOBS_TLS_CA are needed together.'],
  [
    { WORKER_QUEUES: 'merge,paint:2' },
    'WORKER_QUEUES must name queues of merge, ocr, grammar, qa, convert, each with a number after a colon or without, not "paint:2".',
  ],
  [
    { WORKER_QUEUES: 'ocr:0' },
    'WORKER_QUEUES must name queues of merge, ocr, grammar, qa, convert, each with a number after a colon or without, not "ocr:0".',
  ],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 16 characters.'],
])('%j is named in one clear line', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
