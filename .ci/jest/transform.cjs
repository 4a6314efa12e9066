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
  if (isLibrary(file)) return result;
  const used = GLOBALS.filter((name) => new RegExp(`\\b${name}\\.`).test(result.code) && !hasOwn(result.code, name));
  if (used.length === 0) return result;
  const [strict = ''] = STRICT.exec(result.code) ?? [];
  const constants = used.map((name) => `${name} = globalThis.${name}`).join(', ');
  return { ...result, code: `${strict}const ${constants};${result.code.slice(strict.length)}` };
}

const isLibrary = (file) => file.includes('node_modules');
/** A module of a library that is no ES module runs as it is. */
const isCommonJs = (source, file) =>
  isLibrary(file) && /\.c?js$/.test(file) && !/^\s*(?:import|export)\b|[;}]\s*(?:import|export)\b|\bimport\s*\(/m.test(source);

/** Large libraries that a file often imports and seldom uses: they are loaded when a test first does. */
const LOADED_ON_USE = ['fast-check', 'lucide-react', 'pdf-lib', 'radix-ui', 'react-dom/server', 'react-router-dom'];
module.exports = {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    const forLibraries = swcJest.createTransformer({ ...options, sourceMaps: false });
    const forOurs = swcJest.createTransformer({ ...options, module: { ...options.module, lazy: LOADED_ON_USE } });
    const chooseTransformer = (file) => (isLibrary(file) ? forLibraries : forOurs);
    return {
      ...swc,
      getCacheKey: (...file) => `${swc.getCacheKey(...file)}-own-globals-9`,
      process(source, file, ...rest) {
        if (isCommonJs(source, file)) return { code: source };
        return withOwnGlobals(chooseTransformer(file).process(source, file, ...rest), file);
      },
      async processAsync(source, file, ...rest) {
        if (isCommonJs(source, file)) return { code: source };
        return withOwnGlobals(await chooseTransformer(file).processAsync(source, file, ...rest), file);
      },
    };
  },
};
