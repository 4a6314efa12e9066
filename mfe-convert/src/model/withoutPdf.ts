/** What a Word file is called after a PDF: "lease" of "lease.pdf". */
export function withoutPdf(name: string): string {
  return name.replace(/\.pdf$/i, '');
}
