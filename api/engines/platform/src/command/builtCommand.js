/** JavaScript, as a command's first module is: its types would be stripped anew at every start. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Script } from 'node:vm';

// Not imported: for that, Node would load whatever `fs` offers, promises too.
const { readFileSync, statSync } = process.getBuiltinModule('node:fs');

export const BUILT = { command: 'command.cjs', code: 'command.v8', builtFrom: 'built-from.json' };

export async function builtCommand(folder, beginMeanwhile = () => undefined) {
  try {
    const { node, sources } = JSON.parse(readFileSync(path.join(folder, BUILT.builtFrom), 'utf8'));
    if (node !== process.version) return null;
    beginMeanwhile();
    const { exports } = await loadedCommand(folder, readFileSync(path.join(folder, BUILT.code)));
    // Last, when this thread would otherwise wait for others.
    return sources.every((source) => isAsBuilt(folder, source)) ? exports : null;
  } catch {
    return null;
  }
}

function isAsBuilt(folder, { file, size, changed }) {
  // Not `path.join`: joining some three hundred would take as long as asking the disk for them.
  const now = statSync(`${folder}/${file}`);
  return now.size === size && now.mtimeMs === changed;
}

export async function loadedCommand(folder, code) {
  const filename = path.join(folder, BUILT.command);
  // ASCII, so that V8 takes it as it is, in half the memory.
  const script = new Script(readFileSync(filename, 'latin1'), { filename, cachedData: code });
  // Threads that compile WebAssembly get on only when this one takes in what they have.
  await setImmediate();
  const module = { exports: {} };
  script.runInThisContext()(module, module.exports, createRequire(filename), filename);
  return { script, exports: module.exports };
}
