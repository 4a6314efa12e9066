import { createServer } from 'node:net';

/** Returns the first of the ports that another program listens on. */
export async function findBusyPort(ports: number[]): Promise<number | undefined> {
  for (const port of ports) if (!(await isFree(port))) return port;
  return undefined;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
