const { registerHooks } = require('node:module');
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

const JEST_GLOBALS = 'jest-globals:';
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
const NAMES = ['jest', 'expect', 'test', 'it', 'describe', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'];

/** The test file that runs in this process now, and how many ran before it. */
const current = { runtime: undefined, testPath: '', count: 0 };

// The memory that Jest's own processes may have is not for those that a test starts.
process.execArgv.length = 0;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: `${JEST_GLOBALS}${current.count}`, shortCircuit: true } : next(specifier, context),
  load(url, context, next) {
    if (!url.startsWith(JEST_GLOBALS)) return next(url, context);
    globalThis[JEST_GLOBALS] = current.runtime.jestGlobals.cjsGlobals(current.testPath);
    return { format: 'module', shortCircuit: true, source: `export const { ${NAMES.join(', ')} } = globalThis['${JEST_GLOBALS}'];` };
  },
});

/**
 * Lets Node load a test file and what it imports, as in production: types are stripped by Node, libraries are loaded once a process.
 * Jest's own runtime compiles every module anew for every test file, in a context where each look at a global is slow.
 */
module.exports = class NativeRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    current.runtime = this;
    current.testPath = args[6];
    current.count += 1;
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    await import(pathToFileURL(file).href);
  }

  /** Jest's test framework keeps its state in its module, so every test file has one of its own. */
  requireInternalModule(file) {
    delete require.cache[file];
    delete globalThis[EVENT_HANDLERS];
    return require(file);
  }

  /** Jest would answer for Node's own modules; here Node does. */
  installGetBuiltinModule() {
    return undefined;
  }
};
