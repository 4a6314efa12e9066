/**
 * `npm run fonts -w @sheaf/cover-letter` cuts the fonts that letters are set in: each in one weight, with the scripts of Europe, without hints and
 * what shapes other scripts. It writes the fonts that PDFs embed and, for the layout, how wide their characters are. The results are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readTables } from '../sfnt.ts';
import { buildFaceData } from './buildFaceData.ts';
import { letterCharacters } from './letterCharacters.ts';
import { mergeFonts } from './mergeFonts.ts';
import { readAnyCharacterMap } from './readAnyCharacterMap.ts';
import { readKerning } from './readKerning.ts';

const require = createRequire(import.meta.url);
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'];
const FACES_FOLDER = path.join(import.meta.dirname, '../../../page/faces');

// A font that was changed may not bear the name it is reserved for (Open Font Licence, 3), so these have their own.
const SERIF = { family: 'source-serif-4', name: 'Letter Serif', copyright: "Copyright 2014-2023 Adobe, with Reserved Font Name 'Source'." };
const SANS = { family: 'inter', name: 'Letter Sans', copyright: 'Copyright 2016 The Inter Project Authors (https://github.com/rsms/inter)' };
const LICENCE = 'This Font Software is licensed under the SIL Open Font License, Version 1.1.';

const faces = [
  // Optical sizes: text as for 11 points, the strong ones as for a name of some 20 points.
  { face: 'serif', ...SERIF, style: 'Regular', axes: { wght: 400, opsz: 11 } },
  { face: 'serifStrong', ...SERIF, style: 'Semibold', axes: { wght: 600, opsz: 22 } },
  { face: 'sans', ...SANS, style: 'Regular', axes: { wght: 400, opsz: 14 } },
  { face: 'sansStrong', ...SANS, style: 'Semibold', axes: { wght: 600, opsz: 20 } },
];

for (const { face, family, name, copyright, style, axes } of faces) {
  const cuts: Buffer[] = [];
  for (const script of SCRIPTS) {
    const whole = readFileSync(require.resolve(`@fontsource-variable/${family}/files/${family}-${script}-opsz-normal.woff2`));
    cuts.push(await subsetFont(whole, letterCharacters, { targetFormat: 'sfnt', variationAxes: axes, keepFeatures: ['kern'], noHinting: true }));
  }
  const fullName = `${name} ${style}`;
  const names = { 0: copyright, 1: name, 2: style, 4: fullName, 6: fullName.replace(' ', '').replace(' ', '-'), 13: LICENCE };
  const font = mergeFonts(cuts, names);
  const data = buildFaceData(font, combineKerning(cuts));
  writeFileSync(path.join(import.meta.dirname, '..', `${face}.ttf`), font);
  const lines = Object.entries(data).map(([key, value]) => `  ${key}:${typeof value === 'number' ? ` ${value}` : `\n    ${quoted(value)}`},\n`);
  const source = `import type { FaceData } from './faceData.ts';\n\nexport const ${face}: FaceData = {\n${lines.join('')}};\n`;
  writeFileSync(path.join(FACES_FOLDER, `${face}.ts`), source);
  console.log(`${face}: ${font.length} bytes, ${data.widths.length / 2} characters, ${source.length} bytes of data`);
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Looks up kerning between two code points. Pairs across scripts have none, since each cut of a font covers one script. */
function combineKerning(cuts: Uint8Array[]): (left: number, right: number) => number {
  const known = cuts.map((cut) => ({ glyphs: readAnyCharacterMap(readTables(cut)), kerning: readKerning(readTables(cut)) }));
  return (left, right) => {
    for (const { glyphs, kerning } of known) {
      const [first, second] = [glyphs.get(left), glyphs.get(right)];
      if (first !== undefined && second !== undefined) return kerning(first, second);
    }
    return 0;
  };
}
