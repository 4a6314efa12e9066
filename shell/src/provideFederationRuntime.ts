import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

declare global {
  /** The name by which the federation plugin looks for a runtime that is not its own. */
  var _FEDERATION_RUNTIME_CORE: Record<string, unknown> | undefined;
}

// What the entries of tools import from the runtime, by name: the whole of it would keep the parts that the shell itself does not use.
globalThis._FEDERATION_RUNTIME_CORE = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

/** Provides the shell's federation runtime to the tools before any tool is loaded, so that their entries need not contain it. */
export default function provideFederationRuntime() {
  return { name: 'provide-federation-runtime' };
}
