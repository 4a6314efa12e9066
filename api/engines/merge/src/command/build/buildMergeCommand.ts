import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCommand } from '@sheaf/platform/command/buildCommand';
import type * as Esbuild from 'esbuild';
import type * as Command from '../command.ts';
import { setFlagsForCachedCode } from '../v8Flags.js';

const BUILT_COMMAND = path.join(import.meta.dirname, '../../../dist/command');
const FIXTURES = path.join(import.meta.dirname, '../../../../cover-letter/fixtures');
/** Files of several producers, with links, tags and object streams. */
const KINDS = ['academic', 'europass', 'functional', 'sidebar', 'tables', 'spanish'];

/** Makes one file of the command that merges PDF files, with V8's code for it, into a folder. */
export function buildMergeCommand(folder: string, esbuild: typeof Esbuild): Promise<void> {
  setFlagsForCachedCode();
  return buildCommand<typeof Command>(folder, esbuild, { entry: path.join(import.meta.dirname, '../command.ts'), tryOut });
}

async function tryOut({ runCommand }: typeof Command): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'sheaf-build-'));
  const files = KINDS.map((kind) => path.join(FIXTURES, `${kind}.pdf`));
  const status = await runCommand([path.join(scratch, 'merged.pdf'), ...files], console.error);
  rmSync(scratch, { recursive: true });
  if (status !== 0) throw new Error('The built command does not merge.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // A command that cannot be built, as on a server without what builds, starts from its sources: no reason for an installation to fail.
  await import('esbuild')
    .then((esbuild) => buildMergeCommand(BUILT_COMMAND, esbuild))
    .catch((error: Error) => console.error(`Not built: ${error.message}`));
}
