/** Long enough for any browser to have begun the download. */
const SAVED_FOR_MS = 60_000;

/** Offers a file of this page to the visitor as a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SAVED_FOR_MS);
}
