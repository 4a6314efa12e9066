/** What a binary answer holds, as base64url JSON: the only form in which file names of any language pass through every proxy. */
export function resultHeader(report: object): string {
  return Buffer.from(JSON.stringify(report)).toString('base64url');
}
