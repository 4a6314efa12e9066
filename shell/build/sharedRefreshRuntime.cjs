/** React's refresh runtime keeps its list of components in module state, so every federated build must use the one copy the page already has. */
const KEY = '__sheafRefreshRuntime';
globalThis[KEY] ??= require('../../node_modules/react-refresh/runtime.js');
module.exports = globalThis[KEY];
