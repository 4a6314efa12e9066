/** What stands in a page itself, as the policy names it: `'sha256-…'` each. */
export interface InlineParts {
  scripts: string[];
  styles: string[];
}

// The hash of an empty <style>: styled-components makes one and fills it through the CSSOM, which needs no further leave.
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The Content-Security-Policy of every page: nothing from anywhere but this origin and the origins that remotes.json names, so that no
 * visitor's document can be sent elsewhere and no third party learns of a visit. What stands in the page itself runs by its hash alone.
 */
export function pagePolicy(remoteOrigins: string[], inline: InlineParts): string {
  const own = ["'self'", ...remoteOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${[own, ...inline.scripts].join(' ')}`,
    `style-src ${["'self'", EMPTY_STYLE_HASH, ...inline.styles].join(' ')}`,
    `connect-src ${own}`,
    "img-src 'self' data: blob:",
    `font-src ${own}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/**
 * The policy of a worker, which has that of its own script and not that of the page. It reads the visitor's documents: it may load from where
 * scripts come from and from nowhere else. The image decoders of pdf.js are WebAssembly, which pages may not compile.
 */
export function workerPolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "connect-src 'self'",
    "font-src 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
