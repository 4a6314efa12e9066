import { filesize } from 'filesize';

/** A size as the page shows it: "100 MB". */
export function formatSize(bytes: number): string {
  return filesize(bytes, { base: 2, standard: 'jedec', round: 1 });
}
