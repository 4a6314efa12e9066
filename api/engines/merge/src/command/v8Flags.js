/** JavaScript, as it runs before anything else of the command: its types would be stripped anew at every start. */
import { setFlagsFromString } from 'node:v8';

/** Sets the flags under which code is taken in: V8 refuses cached code that was made under others. */
export function setFlagsForCachedCode() {
  // The young generation begins with a megabyte: doubling it from collection to collection costs merges of many files a twentieth.
  setFlagsFromString('--semi-space-growth-factor=16');
  // As `lateCompiling.ts` sets it when it is loaded.
  setFlagsFromString('--invocation-count-for-turbofan=100000');
}

/** A merge is over before code compiled by the slower, better compiler has earned its cost. Call it once the code is taken in. */
export function leaveOutSlowCompiler() {
  setFlagsFromString('--no-turbofan');
}
