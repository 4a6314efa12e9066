/** Fetches what turns a finished merge into its report; its sentences would otherwise be part of what every visit to the page loads. */
export function loadReport() {
  return import('@sheaf/merge/rawRun');
}
