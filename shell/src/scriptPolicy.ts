/** Browsers that know Trusted Types ask this policy about every script address that code wants to load. */
export interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}

/** Holds which origins scripts may come from. */
export interface ScriptPolicy {
  allow(origin: string): void;
  isAllowed(address: string): boolean;
}

/**
 * Scripts may come from this origin alone until an origin of remotes.json is allowed, whatever a library or an injected text asks for. The
 * Content-Security-Policy says the same; this names the culprit before anything is fetched.
 */
export function createScriptPolicy(page: { origin: string; trustedTypes?: TrustedTypes }): ScriptPolicy {
  const origins = new Set([page.origin]);
  const isAllowed = (address: string) => URL.canParse(address, page.origin) && origins.has(new URL(address, page.origin).origin);
  page.trustedTypes?.createPolicy('default', { createScriptURL: (address) => (isAllowed(address) ? address : null) });
  return { allow: (origin) => origins.add(origin), isAllowed };
}
