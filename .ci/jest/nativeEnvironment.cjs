const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** The environment of tests that run in Node itself, without a context of Jest's own. What a test file changes here is put back when it ends. */
module.exports = class NativeEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.before = { console: globalThis.console, exit: process.exit, variables: { ...process.env }, folder: process.cwd() };
  }

  async setup() {
    return undefined;
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.fakeTimersModern = null;
    const { console, exit, variables, folder } = this.before;
    globalThis.console = console;
    process.exit = exit;
    if (process.cwd() !== folder) process.chdir(folder);
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Jest asks for the method; there is no context. */
  getVmContext() {
    return null;
  }
};
