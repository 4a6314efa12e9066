import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between workers and a server whose connections can be broken. */
export interface BrokenNetwork {
  /** Forwards connections to a port of this machine. Returns the port of the proxy, by default a free one. */
  forwardTo(port: number, own?: { host: string; port: number }): Promise<number>;
  /** The number of connections made so far. */
  readonly connections: number;
  /** The most connections that were open at one time. */
  readonly mostOpen: number;
  /** Cuts all connections, as the death of a process does. */
  sever(): void;
  /** Cuts one of the connections. */
  severOne(): void;
  /** Stops forwarding on all connections without closing them, like a frozen process or an unplugged cable. */
  freeze(): void;
  /** Goes on after `freeze`, with all that was held back. */
  thaw(): void;
  close(): Promise<void>;
}

/** Creates a proxy between sockets whose connections tests can break. */
export function createBrokenNetwork(): BrokenNetwork {
  const pairs = new Set<readonly [Socket, Socket]>();
  let connections = 0;
  let mostOpen = 0;
  let target = 0;
  const server = createServer((near) => {
    connections += 1;
    const far = connect(target, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    mostOpen = Math.max(mostOpen, pairs.size);
    near.pipe(far).pipe(near);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (pairs.delete(pair)) for (const end of pair) end.destroy();
      });
    }
  });

  return {
    get connections() {
      return connections;
    },
    get mostOpen() {
      return mostOpen;
    },
    forwardTo(port, own = { host: '127.0.0.1', port: 0 }) {
      target = port;
      return new Promise((resolve) =>
        server.listen(own.port, own.host, () => {
          const bound = server.address();
          resolve(typeof bound === 'object' && bound ? bound.port : 0);
        }),
      );
    },
    sever() {
      for (const pair of pairs) for (const end of pair) end.destroy();
    },
    severOne() {
      for (const end of pickOne([...pairs]) ?? []) end.destroy();
    },
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    thaw() {
      for (const [near, far] of pairs) near.pipe(far).pipe(near);
    },
    close() {
      this.sever();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function pickOne<Item>(items: Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)];
}
