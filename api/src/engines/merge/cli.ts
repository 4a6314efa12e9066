/** `npm run --silent merge -- OUT.pdf IN.pdf IN.pdf…`: exit status 0 means merged; otherwise one sentence on stderr says why not. */
import { enableCompileCache } from 'node:module';

// Compiling the engine anew would take longer than most merges.
enableCompileCache();
const { runCommand } = await import('./command.ts');
process.exitCode = await runCommand(process.argv.slice(2), (line) => process.stderr.write(`${line}\n`));
