/** What is downloaded of a text that came from no file. */
const NO_NAME = 'text';

/** Returns the name of a download: "letter-corrected.txt" for "letter.pdf". */
export function nameCorrectedFile(fileName: string | undefined, extension: 'txt' | 'docx' | 'pdf'): string {
  const base = (fileName ?? '').replace(/\.pdf$/i, '') || NO_NAME;
  return `${base}-corrected.${extension}`;
}
