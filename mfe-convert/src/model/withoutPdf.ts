/** Removes the extension of a PDF's name: "lease" for "lease.pdf". */
export function withoutPdf(name: string): string {
  return name.replace(/\.pdf$/i, '');
}
