import { expect, test } from '@jest/globals';
import { readConfig } from '../config.ts';
import { listSharingWarnings } from './sharingWarnings.ts';

const secret = '0123456789abcdef';

test.each([
  ['sessions in Redis that others cannot read', { REDIS_URL: 'redis://host' }, ['SESSION_SECRET']],
  ['chats of one server alone', { JOBS: 'redis', JOBS_REDIS_URL: 'rediss://jobs', JOBS_SECRET: secret, SESSION_SECRET: secret }, ['REDIS_URL']],
  ['sessions that end with a server of shared jobs', { JOBS: 'redis', REDIS_URL: 'redis://host', JOBS_SECRET: secret }, ['SESSION_SECRET']],
])('an operator of several servers is warned of %s', (_, env, names) => {
  const missing = listSharingWarnings(readConfig(env)).map((warning) => /but (\w+) is not/.exec(warning)?.[1]);
  expect(missing).toEqual(names);
});

test.each([
  ['one server without settings', {}],
  ['servers that share sessions', { REDIS_URL: 'redis://host', SESSION_SECRET: secret }],
  ['servers that share jobs too', { JOBS: 'redis', REDIS_URL: 'redis://host', JOBS_SECRET: secret, SESSION_SECRET: secret }],
])('nothing is said to the operator of %s', (_, env) => {
  expect(listSharingWarnings(readConfig(env))).toEqual([]);
});
