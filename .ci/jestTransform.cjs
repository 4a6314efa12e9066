const swcJest = require('@swc/jest');

/**
 * Jest runs tests in a context of its own, where every look at a global goes through an interceptor. In loops over pixels that took most of the time,
 * so each file takes these globals into constants of its own. No test replaces one of them by a fake.
 */
const GLOBALS = ['Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Reflect', 'Set', 'String', 'Symbol', 'Uint8Array', 'WeakMap'];
const STRICT = /^\s*["']use strict["'];/;

/** Whether a file may have something of this name itself. Too many files are passed over rather than one too few. */
const hasOwn = (code, name) => new RegExp(`(?:class|function|as)\\s+${name}\\b|(?<![.\\w$])${name}\\s*=[^=]|[{,]\\s*${name}\\s*[,}]`).test(code);

/** A directive has to stay the first thing of its file; line numbers stay as they are. */
function withOwnGlobals(result, file) {
  // Libraries name their own things like globals; ours do not.
  if (file.includes('node_modules')) return result;
  const used = GLOBALS.filter((name) => new RegExp(`\\b${name}\\.`).test(result.code) && !hasOwn(result.code, name));
  if (used.length === 0) return result;
  const [strict = ''] = STRICT.exec(result.code) ?? [];
  const constants = used.map((name) => `${name} = globalThis.${name}`).join(', ');
  return { ...result, code: `${strict}const ${constants};${result.code.slice(strict.length)}` };
}

module.exports = {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    return {
      ...swc,
      getCacheKey: (...file) => `${swc.getCacheKey(...file)}-own-globals-3`,
      process: (...file) => withOwnGlobals(swc.process(...file), file[1]),
      processAsync: async (...file) => withOwnGlobals(await swc.processAsync(...file), file[1]),
    };
  },
};
