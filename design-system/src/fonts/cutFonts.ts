/**
 * `npm run fonts -w @sheaf/design-system` cuts both families down to what the product sets: our characters, the weights of the tokens, kerning and
 * the kinds of figures asked for. 43 KB instead of 106, on every first visit. The results are committed beside this file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fontCharacters } from './fontCharacters.ts';

const require = createRequire(import.meta.url);
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum'];
/** Characters that no title needs; if one has them, they fall back to the next font of the family. */
const NEVER_IN_TITLES = /[`^|\\{}<>¤¦¨ª¬¯±²³´µ¶¸¹¼½¾×÷‚„‹›←→↑↓−]/g;

const families = [
  // Text from `weight-text` to `weight-strong`.
  {
    name: 'inter',
    file: 'inter-latin-wght-normal.woff2',
    wght: { min: 400, max: 600 },
    characters: fontCharacters,
    features: [...FEATURES, 'tnum'],
  },
  // Display type in its one weight, `weight-title`: a range would cost 14 KB more than a page has.
  {
    name: 'newsreader',
    file: 'newsreader-latin-wght-normal.woff2',
    wght: 500,
    characters: fontCharacters.replace(NEVER_IN_TITLES, ''),
    features: FEATURES,
  },
];

for (const { name, file, wght, characters, features } of families) {
  const fullFont = readFileSync(require.resolve(`@fontsource-variable/${name}/files/${file}`));
  const cut = await subsetFont(fullFont, characters, { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: features });
  writeFileSync(path.join(import.meta.dirname, `${name}.woff2`), cut);
  console.log(`${name}: ${fullFont.length} bytes became ${cut.length}`);
}
