import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import { listStoryGlobs } from './listStoryGlobs.ts';

const require = createRequire(import.meta.url);

/** Packages are named by where they lie, because in a workspace they may lie beside this folder or above it. */
const locatePackage = (name: string) => dirname(require.resolve(`${name}/package.json`));

const config: StorybookConfig = {
  stories: listStoryGlobs(join(import.meta.dirname, '../..')),
  framework: locatePackage('@storybook/react-webpack5'),
  addons: [locatePackage('@storybook/addon-webpack5-compiler-swc'), locatePackage('@storybook/addon-docs'), locatePackage('@storybook/addon-a11y')],
  staticDirs: ['../../api/mocks/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no interface for docgen tools; this one reads the source itself.
  typescript: { check: false, reactDocgen: 'react-docgen' },
  // Nobody fetches what CI builds from afar, and to make it small takes twice as long as to build it.
  webpackFinal: (built) => (process.env.CI ? { ...built, devtool: false, optimization: { ...built.optimization, minimize: false } } : built),
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
};

export default config;
