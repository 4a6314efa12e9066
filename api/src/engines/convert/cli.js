/**
 * `npm run --silent convert -- IN.pdf OUT.docx [PASSWORD]`: exit status 0 means converted; otherwise one sentence on stderr says why not.
 * It is the one file that `npm install` builds, or, where that is missing or out of date, starts from its sources as the command of merge does.
 */
import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { builtCommand } from '../builtCommand.js';

const { runCommand } = builtCommand(path.join(import.meta.dirname, '../../../dist/convert')) ?? (await fromSources());
// Even a hundred pages are over before code compiled by the slower, better compiler has earned its cost. Not earlier: cached code depends on flags.
setFlagsFromString('--no-turbofan');
process.exitCode = await runCommand(process.argv.slice(2), (line) => process.stderr.write(`${line}\n`));

async function fromSources() {
  enableCompileCache();
  registerHooks({
    resolve: (specifier, context, next) =>
      /^\.{1,2}\/.*\.ts$/.test(specifier)
        ? { url: new URL(specifier, context.parentURL).href, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context),
  });
  await import('./pdfiumFirst.ts');
  return import('./command.ts');
}
