/** Browsers that know Trusted Types ask this policy about every script address that code wants to load. */
export interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}

/** The origins that scripts may be loaded from. */
export interface ScriptPolicy {
  allow(origin: string): void;
  isAllowed(address: string): boolean;
}

/**
 * Creates a policy that allows scripts from this origin, and from origins of remotes.json once they are allowed. The Content-Security-Policy has the
 * same rule; this one also reports the code that broke it.
 */
export function createScriptPolicy(page: { origin: string; trustedTypes?: TrustedTypes }): ScriptPolicy {
  const origins = new Set([page.origin]);
  const isAllowed = (address: string) => URL.canParse(address, page.origin) && origins.has(new URL(address, page.origin).origin);
  page.trustedTypes?.createPolicy('default', { createScriptURL: (address) => (isAllowed(address) ? address : null) });
  return { allow: (origin) => origins.add(origin), isAllowed };
}
