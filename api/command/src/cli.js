#!/usr/bin/env node
/** JavaScript, because the types of the first module would be stripped at every start. */
import { takeSourcesFast } from '@sheaf/platform/command/fastSources';

takeSourcesFast();
const { runSheaf } = await import('./runSheaf.ts');
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());
process.exitCode = await runSheaf(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  report: (line) => process.stderr.write(`${line}\n`),
  signal: stopping.signal,
});
