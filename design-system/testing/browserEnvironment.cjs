require('./quickStyles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** What a browser has and jsdom lacks or does differently: Node's own versions, so that an uploaded file keeps its bytes on its way to the fake API. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'File',
  'Blob',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'Uint8Array',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // Rules go to the style sheet one by one. As text, jsdom would read the whole sheet anew with every rule.
    this.global.SC_DISABLE_SPEEDY = false;
    // jsdom's own cannot send Node's FormData, and the client goes by fetch where there is none.
    delete this.global.XMLHttpRequest;
    // msw's package exports hide its Node server from the "browser" condition that jsdom asks for.
    this.customExportConditions = ['node', 'node-addons'];
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
};
