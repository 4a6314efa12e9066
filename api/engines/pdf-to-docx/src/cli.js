#!/usr/bin/env node
/**
 * `npm run --silent convert -- IN.pdf OUT.docx [PASSWORD]`: exit status 0 means converted; otherwise one sentence on stderr says why not.
 * It is the one file that `npm install` builds, or, where that is missing or out of date, starts from its sources as the command of merge does.
 */
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { builtCommand } from '@sheaf/platform/command/builtCommand';
import { takeSourcesFast } from '@sheaf/platform/command/fastSources';
import { compileAhead, HINTED_PDFIUM } from './build/hintedPdfium.js';
import { limitYoungGeneration } from './build/limitYoungGeneration.js';

const folder = path.join(import.meta.dirname, '../dist/command');
const { runCommand } = (await asBuilt()) ?? (await fromSources());
// Even a hundred pages are over before code compiled by the slower, better compiler has earned its cost. Not earlier: cached code depends on flags.
setFlagsFromString('--no-turbofan');
// The quicker of the two has, once it waits ten times as long: only then is a function called often enough in a document of two pages.
setFlagsFromString('--invocation-count-for-maglev=4000');
const status = await runCommand(process.argv.slice(2), (line) => process.stderr.write(`${line}\n`), limitYoungGeneration);
// Nothing is left to be written, and what V8 still compiles need not be waited for.
if (status === 0) process.exit();
process.exitCode = status;

async function asBuilt() {
  let pdfium;
  const command = await builtCommand(folder, () => {
    pdfium = compileAhead(path.join(folder, HINTED_PDFIUM));
  });
  if (command) command.givePdfiumCode(pdfium);
  // Sources are taken in with V8's usual flags, which it has again then.
  else await pdfium;
  return command;
}

async function fromSources() {
  takeSourcesFast();
  const { compilePdfium } = await import('@sheaf/pdf/pdfium/compilePdfium');
  compilePdfium().catch(() => undefined);
  return import('./command.ts');
}
