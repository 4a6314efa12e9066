import { filesize } from 'filesize';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** "512 Bytes", "812 KB", "4.2 MB", "1.1 GB": steps of 1,024, as file managers count. */
export function formatFileSize(bytes: number): string {
  return filesize(bytes, { base: 2, standard: 'jedec', round: bytes < MEGABYTE ? 0 : 1, symbols: { B: 'Bytes' } });
}
