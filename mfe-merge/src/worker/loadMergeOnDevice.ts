/** Fetches what merges on this device; it would otherwise be part of what every visit to the page loads. */
export function loadMergeOnDevice() {
  return import('./mergeOnDevice');
}
