/** Names compiled files where code, or the types beside it, names their sources: in imports and in the addresses of workers. */
export function withJavaScriptImports(code: string): string {
  return code.replace(/(['"])(\.{1,2}\/[^'"\n]+)\.ts\1/g, '$1$2.js$1');
}
