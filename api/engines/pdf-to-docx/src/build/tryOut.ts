import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadedCommand } from '@sheaf/platform/command/builtCommand';
import type * as Command from './entry.ts';

const FIXTURES = path.join(import.meta.dirname, '../../../cover-letter/fixtures');
/** Documents of many kinds: what converting them calls is what is compiled ahead. */
const KINDS = ['academic', 'europass', 'functional', 'sidebar', 'tables', 'spanish', 'analyst', 'lawyer'];

/** Converts documents of many kinds by a built command. */
export async function tryOut({ runCommand }: typeof Command): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'sheaf-build-'));
  for (const kind of KINDS) {
    const pdf = path.join(FIXTURES, `${kind}.pdf`);
    const status = await runCommand([pdf, path.join(scratch, `${kind}.docx`)], console.error);
    if (status !== 0) throw new Error(`The built command does not convert ${pdf}.`);
  }
  rmSync(scratch, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { exports } = await loadedCommand<typeof Command>(process.argv[2] ?? '');
  await tryOut(exports);
}
