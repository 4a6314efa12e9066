import type { Context } from 'koa';
import { visitorOf } from './visitor.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, visitor) => {
  const context: Pick<Context, 'ip'> = { ip };
  expect(visitorOf(context)).toBe(visitor);
});
