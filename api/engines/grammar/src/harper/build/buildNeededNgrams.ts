/** Writes neededNgrams.json from the Harper that is installed: `npm run harper-rules -w @sheaf/grammar`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { findNeededNgrams } from './neededNgrams.ts';

const needed = await findNeededNgrams(new LocalLinter({ binary: slimBinary }), readFileSync(new URL(slimBinary.url)));
writeFileSync(
  new URL('../neededNgrams.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries([...needed].map(([rule, ngrams]) => [rule, ngrams.join(', ')])), null, 2)}\n`,
);
process.stdout.write(`${needed.size} rules\n`);
