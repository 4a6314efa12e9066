/** Loads the merge engine on demand, so that a visit without a merge does not load it. */
export function loadMergeOnDevice() {
  return import('./mergeOnDevice');
}
