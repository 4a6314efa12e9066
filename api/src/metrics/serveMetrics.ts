import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Creates a server that answers `GET /metrics` for Prometheus. It listens on a port of its own, which visitors cannot reach. */
export function serveMetrics(registry: Registry): Server {
  return createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Only GET /metrics is answered here.\n');
      return;
    }
    try {
      const metrics = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(metrics);
    } catch {
      response.writeHead(500).end();
    }
  });
}

/** Serves metrics on a port of their own, which visitors do not reach. The program ends when that port is taken. */
export function listenForMetrics(registry: Registry, port: number, host: string | undefined): Server {
  const server = serveMetrics(registry);
  server.once('error', (error) => {
    process.stderr.write(`The metrics cannot be served on port ${port}: ${error.message}.\n`);
    process.exit(1);
  });
  return server.listen(port, host);
}
