import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { clientAddress } from './clientAddress.ts';

const proxy = { remoteAddress: '10.0.0.1' };

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:C000:0201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, address) => {
  expect(clientAddress({ ip, socket: proxy })).toBe(address);
});

test.each(['unknown', '_hidden', '', '1.2.3', '2001:db8::1::2'])('"%s" is no address, so the connection counts', (ip) => {
  expect(clientAddress({ ip, socket: proxy })).toBe('10.0.0.1');
});

describe('behind proxies that each add whom they saw', () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());

  async function addressSeenBehind(proxies: number, headers: Record<string, string>): Promise<string> {
    const app = new Koa({ proxy: proxies > 0, maxIpsCount: proxies });
    app.use((ctx) => {
      ctx.body = clientAddress(ctx);
    });
    server = createServer(app.callback()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server?.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
  }

  test.each([
    ['none is trusted', 0, '203.0.113.5', '127.0.0.1'],
    ['the nearest one counts', 1, '9.9.9.9, 203.0.113.5', '203.0.113.5'],
    ['of two the farther one counts', 2, '9.9.9.9, 203.0.113.5, 10.0.0.2', '203.0.113.5'],
    ['of three the farthest one counts', 3, '9.9.9.9, 203.0.113.5, 10.0.0.2, 10.0.0.3', '203.0.113.5'],
    ['a nameless sender counts as the proxy', 1, '9.9.9.9, unknown', '127.0.0.1'],
  ])('%s', async (_, proxies, forwardedFor, address) => {
    expect(await addressSeenBehind(proxies, { 'X-Forwarded-For': forwardedFor })).toBe(address);
  });

  test('what a visitor invents in other headers means nothing', async () => {
    const headers = { Forwarded: 'for=9.9.9.9', 'X-Real-IP': '9.9.9.9', 'X-Forwarded-For': '203.0.113.5', 'CF-Connecting-IP': '9.9.9.9' };
    expect(await addressSeenBehind(1, headers)).toBe('203.0.113.5');
  });
});
