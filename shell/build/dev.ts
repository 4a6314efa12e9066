import { spawn } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { apps, readConfiguration, remotes, root } from './apps.ts';
import { findBusyPort } from './findBusyPort.ts';

// `npm run dev`: shell and every remote with hot reload on one port, the API restarted on each change beside them.
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;

const busyPort = await findBusyPort([port, apiPort]);
if (busyPort !== undefined) {
  console.error(`Port ${busyPort} is taken. End the program that listens on it, or name another port: PORT=${port + 100} npm run dev`);
  process.exit(1);
}

const getRemoteFolder = (remote: string) => `/remotes/${remote}/dev/`;

const configurations = apps.map((app) => {
  const configuration = readConfiguration(app, 'development');
  return { ...configuration, output: { ...configuration.output, publicPath: app === 'shell' ? '/' : getRemoteFolder(app) } };
});
const compiler = webpack(configurations);
if (!compiler) throw new Error('webpack gave no compiler');

const api = spawn(process.execPath, ['--watch', path.join(root, 'api/src/main.ts')], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(apiPort), SITE_DIR: '', BASE_PATH: '' },
});
process.once('exit', () => api.kill());

const server = new WebpackDevServer(
  {
    port,
    hot: true,
    historyApiFallback: true,
    static: [path.join(root, 'shell/public'), path.join(root, 'api/mocks/public')],
    proxy: [{ context: ['/api'], target: `http://127.0.0.1:${apiPort}` }],
    client: { overlay: { warnings: false } },
    setupMiddlewares: (middlewares) => {
      const addresses = Object.fromEntries(remotes.map((remote) => [remote, `${getRemoteFolder(remote)}mf-manifest.json`]));
      middlewares.unshift({
        name: 'remotes.json',
        path: '/remotes.json',
        middleware: (_request: unknown, response: ServerResponse) => response.end(JSON.stringify(addresses)),
      });
      return middlewares;
    },
  },
  compiler,
);
await server.start();
console.log(`Sheaf is being developed at http://localhost:${port}`);
