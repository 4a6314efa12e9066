#!/usr/bin/env node
/**
 * `npm run --silent merge -- OUT.pdf IN.pdf IN.pdf…`: exit status 0 means merged; otherwise one sentence on stderr says why not.
 * JavaScript, because the first module's types would be stripped anew at every start, which costs more than a small merge.
 */
import { setFlagsFromString } from 'node:v8';
import { takeSourcesFast } from '@sheaf/platform/command/fastSources';

// The young generation begins with a megabyte: doubling it from collection to collection costs merges of many files a twentieth.
setFlagsFromString('--semi-space-growth-factor=16');
takeSourcesFast();
const { runCommand } = await import('./command.ts');
// A merge is over before code compiled by the slower, better compiler has earned its cost. Not earlier: cached code depends on flags.
setFlagsFromString('--no-turbofan');
process.exitCode = await runCommand(process.argv.slice(2), (line) => process.stderr.write(`${line}\n`));
