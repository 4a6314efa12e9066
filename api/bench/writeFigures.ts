import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withQuotedFigures } from './formatQuotedFigures.ts';
import { readSavedFigures } from './savedFigures.ts';

// Run by `npm run figures`, after a bench has kept new ones.
for (const name of ['README.md', 'api/engines/merge/README.md']) {
  const file = path.resolve(import.meta.dirname, '../..', name);
  writeFileSync(file, withQuotedFigures(readFileSync(file, 'utf8'), readSavedFigures()));
}
