/** Writes neededRows.json from the Harper that is installed: `npm run harper-rules -w api`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { neededRows } from './neededRows.ts';

const needed = await neededRows(new LocalLinter({ binary: slimBinary }), readFileSync(new URL(slimBinary.url)));
writeFileSync(
  new URL('../neededRows.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries([...needed].map(([rule, rows]) => [rule, rows.join(', ')])), null, 2)}\n`,
);
process.stdout.write(`${needed.size} rules\n`);
