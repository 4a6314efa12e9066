#!/usr/bin/env node
/**
 * `npm run --silent merge -- OUT.pdf IN.pdf IN.pdf…`: exit status 0 means merged; otherwise one sentence on stderr says why not.
 * It is the one file that `npm install` builds, or, where that is missing or out of date, starts from its sources.
 */
import path from 'node:path';
import { builtCommand } from '@sheaf/platform/command/builtCommand';
import { takeSourcesFast } from '@sheaf/platform/command/fastSources';
import { leaveOutSlowCompiler, setFlagsForCachedCode } from './v8Flags.js';

setFlagsForCachedCode();
const { runCommand } = (await builtCommand(path.join(import.meta.dirname, '../../dist/command'))) ?? (await importFromSources());
leaveOutSlowCompiler();
process.exitCode = await runCommand(process.argv.slice(2), (line) => process.stderr.write(`${line}\n`));

function importFromSources() {
  takeSourcesFast();
  return import('./command.ts');
}
