/**
 * `npm run --silent convert -- IN.pdf OUT.docx [PASSWORD]`: exit status 0 means converted; otherwise one sentence on stderr says why not.
 * It starts as the command of merge does, for the same reasons.
 */
import { enableCompileCache, registerHooks } from 'node:module';

enableCompileCache();
registerHooks({
  resolve: (specifier, context, next) =>
    /^\.{1,2}\/.*\.ts$/.test(specifier)
      ? { url: new URL(specifier, context.parentURL).href, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});
// PDFium is compiled on other threads while this one takes in the rest.
const { pdfiumCode } = await import('../pdfiumCode.ts');
pdfiumCode().catch(() => undefined);
const { runCommand } = await import('./command.ts');
process.exitCode = await runCommand(process.argv.slice(2), (line) => process.stderr.write(`${line}\n`));
