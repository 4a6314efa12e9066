/**
 * Makes the browser request a remote's preloaded scripts again. It remembers a preload that failed, and fails the next script of that address
 * without a request; so a script that never runs takes that failure.
 */
export function forgetFailedPreloads(manifest: string): void {
  const folder = new URL('.', manifest).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')) {
    if (!link.href.startsWith(folder)) continue;
    const script = document.createElement('script');
    script.src = link.href;
    script.crossOrigin = link.crossOrigin;
    script.integrity = link.integrity;
    document.head.append(script);
    link.remove();
    // A script whose document has changed does not run.
    document.implementation.createHTMLDocument().adoptNode(script);
  }
}
