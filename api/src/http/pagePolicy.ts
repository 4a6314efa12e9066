/** The hashes of the inline parts of a page, each as the policy writes it: `'sha256-…'`. */
export interface InlineParts {
  scripts: string[];
  styles: string[];
}

// The hash of an empty <style>: styled-components creates one and fills it through the CSSOM, which needs no permission.
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Builds the Content-Security-Policy of a page. It allows this origin and those in remotes.json, so no document can be
 * sent elsewhere and no third party learns of a visit. Inline parts run by their hashes alone.
 */
export function buildPagePolicy(remoteOrigins: string[], inline: InlineParts): string {
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
 * Builds the policy of a worker, which has the policy of its own script and not that of the page. A worker reads documents, so it
 * loads from this origin alone. The image decoders of pdf.js are WebAssembly, which pages may not compile.
 */
export function buildWorkerPolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "connect-src 'self'",
    "font-src 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
