/** JavaScript, as a command's first module is: its types would be stripped anew at every start. */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

export const BUILT = { command: 'command.cjs', code: 'command.v8', sources: 'sources.json' };

export function builtCommand(folder) {
  try {
    const sources = JSON.parse(readFileSync(path.join(folder, BUILT.sources), 'utf8'));
    if (!sources.every((source) => isAsBuilt(folder, source))) return null;
    return loadedCommand(folder, readFileSync(path.join(folder, BUILT.code))).exports;
  } catch {
    return null;
  }
}

function isAsBuilt(folder, { file, size, changed }) {
  const now = statSync(path.join(folder, file));
  return now.size === size && now.mtimeMs === changed;
}

export function loadedCommand(folder, code) {
  const filename = path.join(folder, BUILT.command);
  const script = new Script(`(function (module, exports, require, __filename) {${readFileSync(filename, 'utf8')}\n})`, {
    filename,
    cachedData: code,
  });
  const module = { exports: {} };
  script.runInThisContext()(module, module.exports, createRequire(filename), filename);
  return { script, exports: module.exports };
}
