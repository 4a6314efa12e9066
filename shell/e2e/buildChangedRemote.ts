import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds a remote for production from changed source (one sentence reworded) into `outputFolder`, by the same recipe as every build. */
export function buildChangedRemote({ remote, from, to, outputFolder }: { remote: string; from: string; to: string; outputFolder: string }): void {
  const script = `
    const webpack = require('webpack');
    const configuration = require('./${remote}/webpack.config.cjs')({}, { mode: 'production' });
    configuration.output.path = process.env.OUTPUT_FOLDER;
    configuration.cache = false;
    configuration.module.rules.push({
      test: /${remote}[\\\\/]src[\\\\/].*\\.tsx?$/,
      enforce: 'pre',
      loader: require.resolve('./shell/e2e/rewordLoader.cjs'),
      options: { from: process.env.FROM, to: process.env.TO },
    });
    webpack(configuration).run((error, stats) => {
      if (error || stats.hasErrors()) { console.error(error ?? stats.toString('errors-only')); process.exit(1); }
    });`;
  execFileSync(process.execPath, ['-e', script], {
    cwd: root,
    env: { ...process.env, OUTPUT_FOLDER: outputFolder, FROM: from, TO: to },
    stdio: 'inherit',
  });
}
