/** JavaScript, so that PDFium is the only WebAssembly in its process: Node strips types with some of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadedCommand } from '@sheaf/platform/command/builtCommand';

const FIXTURES = path.join(import.meta.dirname, '../../../cover-letter/fixtures');
export const KINDS = ['academic', 'europass', 'functional', 'sidebar', 'tables', 'spanish', 'analyst', 'lawyer'];

export async function tryOut({ runCommand }, kinds = KINDS) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'sheaf-build-'));
  for (const kind of kinds) {
    const pdf = path.join(FIXTURES, `${kind}.pdf`);
    const status = await runCommand([pdf, path.join(scratch, `${kind}.docx`)], console.error);
    if (status !== 0) throw new Error(`The built command does not convert ${pdf}.`);
  }
  rmSync(scratch, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder = '', ...kinds] = process.argv;
  const { exports } = await loadedCommand(folder);
  await tryOut(exports, kinds);
}
