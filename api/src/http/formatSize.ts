import { filesize } from 'filesize';

/** Formats a size as pages show it, such as "100 MB". */
export function formatSize(bytes: number): string {
  return filesize(bytes, { base: 2, standard: 'jedec', round: 1 });
}
