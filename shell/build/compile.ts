import webpack from 'webpack';
import { listConfigurations } from './apps.ts';

/** Builds the named apps for production into their own `dist` folders, in one webpack process. Rejects with webpack's own words. */
export async function compile(apps: string[]): Promise<void> {
  const compiler = webpack(apps.flatMap(listConfigurations));
  if (!compiler) throw new Error('webpack gave no compiler');
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  // Closing writes the file-system cache.
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
}
