import { createScriptPolicy, type TrustedTypes } from './scriptPolicy';

declare global {
  interface Window {
    /** Absent in browsers that do not know Trusted Types. */
    trustedTypes?: TrustedTypes;
  }
}

/** This page's script policy. It must exist before code loads a script, so the entry file imports it first. */
export const pageScripts = createScriptPolicy({ origin: window.location.origin, trustedTypes: window.trustedTypes });
