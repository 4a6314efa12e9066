import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ToolModule } from '@sheaf/tool-contract';
import type { Locale } from '../../api/contract/messages/locales.ts';
import type { PageToDraw } from '../src/drawPage.tsx';
import type { ToolRoute } from '../src/toolRoutes.ts';
import { root } from './apps.ts';

const require = createRequire(import.meta.url);

/** What an app's build for Node calls each part. */
const FILES = { Tool: 'tool', Landing: 'page' } as const;

/**
 * The part of a remote that fills a page, ready to speak its language: the very component that will take the page over in the browser.
 * Nothing where that has not been built, as while one app alone is worked on.
 */
export async function drawnRemote({ tool: { remote }, part }: ToolRoute, locale: Locale): Promise<PageToDraw['drawnWith']> {
  const file = fileForNode(remote, FILES[part]);
  if (!existsSync(file)) return undefined;
  const { default: Component, prepare }: ToolModule = require(file);
  await prepare?.(locale);
  return { remote, part, Component };
}

/** An app's build for Node is loaded by its path, like everything the build takes from a tool. */
export function builtForNode<Exports>(app: string): Exports {
  return require(fileForNode(app, 'page'));
}

function fileForNode(app: string, name: string): string {
  return path.join(root, app, 'dist-node', `${name}.cjs`);
}
