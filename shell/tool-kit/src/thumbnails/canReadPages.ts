/** Where the build put this tool; webpack writes it. */
declare const __webpack_public_path__: string;

/** Returns whether workers can draw pages: browsers start no worker from another origin, where a tool may be deployed. */
export function canReadPages(): boolean {
  const hasWorkers = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
  return hasWorkers && new URL(__webpack_public_path__, location.href).origin === location.origin;
}
