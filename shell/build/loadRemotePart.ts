import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ToolModule } from '@sheaf/tool-contract';
import type { Locale } from '../../api/contract/messages/locale/locales.ts';
import type { PageToPrerender } from '../src/prerenderPage.tsx';
import type { ToolRoute } from '../src/toolRoutes.ts';
import { root } from './apps.ts';

const require = createRequire(import.meta.url);

/** What an app's build for Node calls each part. */
const FILES = { Tool: 'tool', Landing: 'page' } as const;

/**
 * Loads the part of a remote that fills a page, with its language: the same component that hydrates the page in the browser.
 * Returns undefined where it has not been built, as while only one app is developed.
 */
export async function loadRemotePart({ tool: { remote }, part }: ToolRoute, locale: Locale): Promise<PageToPrerender['prerenderedPart']> {
  const file = findFileForNode(remote, FILES[part]);
  if (!existsSync(file)) return undefined;
  const { default: Component, prepare }: ToolModule = require(file);
  await prepare?.(locale);
  return { remote, part, Component };
}

/** Loads an app's build for Node by its path. */
export function loadNodeBuild<Exports>(app: string): Exports {
  return require(findFileForNode(app, 'page'));
}

function findFileForNode(app: string, name: string): string {
  return path.join(root, app, 'dist-node', `${name}.cjs`);
}
