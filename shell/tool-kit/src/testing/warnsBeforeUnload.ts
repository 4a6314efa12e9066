/** Returns whether the browser would ask before the page is closed or loaded anew. */
export function warnsBeforeUnload(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
