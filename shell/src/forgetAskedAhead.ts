/**
 * Makes the browser ask anew for the scripts of a remote that the page had asked for ahead. A browser remembers one that did not come, and fails
 * the next script of that address without asking again; so a script that never runs is the next one.
 */
export function forgetAskedAhead(manifest: string): void {
  const folder = new URL('.', manifest).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')) {
    if (!link.href.startsWith(folder)) continue;
    const script = document.createElement('script');
    script.src = link.href;
    script.crossOrigin = link.crossOrigin;
    script.integrity = link.integrity;
    document.head.append(script);
    link.remove();
    // A script runs in the document alone that asked for it.
    document.implementation.createHTMLDocument().adoptNode(script);
  }
}
