import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../apps.ts';
import { buildSoftwareBill } from './buildSoftwareBill.ts';
import { readLockFile } from './lockFile.ts';

// Run by `npm run sbom`.
const file = path.join(root, 'sbom.cdx.json');
writeFileSync(file, buildSoftwareBill(readLockFile()));
console.log(`Wrote ${path.relative(process.cwd(), file)}.`);
