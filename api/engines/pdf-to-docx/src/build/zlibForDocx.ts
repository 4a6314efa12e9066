import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Where the modules that docx is bundled of begin. */
const MODULES = /^(?=\/\/ (?:node_modules|src)\/)/m;
const FFLATE = '// node_modules/fflate/';

/**
 * For esbuild: docx brings along fflate, whose tables and first packing are a twelfth of a short conversion's time where none of it has run before. In what is
 * built, Node's zlib packs for docx. A build fails where docx is bundled in another way.
 */
export const zlibForDocx: Plugin = {
  name: 'zlib for docx',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]docx[\\/]dist[\\/]index\.mjs$/ }, ({ path }) => ({
      contents: removeFflate(readFileSync(path, 'utf8')),
      resolveDir: import.meta.dirname,
    }));
  },
};

/** Returns the code of docx that packs by our functions of fflate's names. */
export function removeFflate(docx: string): string {
  const modules = docx.split(MODULES);
  const others = modules.filter((module) => !module.startsWith(FFLATE));
  if (others.length !== modules.length - 1) throw new Error('docx does not bring fflate as one module.');
  return `import { unzipSync, zipSync } from './zip.ts';\n${others.join('')}`;
}
