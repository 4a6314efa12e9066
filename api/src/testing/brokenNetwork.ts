import { connect, createServer, type Socket } from 'node:net';

/** A network between workers and a server that can be broken. */
export interface BrokenNetwork {
  /** Leads to a port of this machine. Returns the port that stands for it, by default one that is free. */
  leadTo(port: number, own?: { host: string; port: number }): Promise<number>;
  /** How many connections were made through it. */
  readonly connections: number;
  /** Cuts all connections, as the death of a process does. */
  sever(): void;
  /** Passes no byte on of the connections there are, and closes none, as a frozen process or a pulled cable does. */
  freeze(): void;
  close(): Promise<void>;
}

export function createBrokenNetwork(): BrokenNetwork {
  const pairs = new Set<readonly [Socket, Socket]>();
  let connections = 0;
  let target = 0;
  const server = createServer((near) => {
    connections += 1;
    const far = connect(target, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
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
    leadTo(port, own = { host: '127.0.0.1', port: 0 }) {
      target = port;
      return new Promise((resolve) =>
        server.listen(own.port, own.host, () => {
          const bound = server.address();
          resolve(typeof bound === 'object' && bound ? bound.port : 0);
        }),
      );
    },
    sever() {
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
    },
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    close() {
      this.sever();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
