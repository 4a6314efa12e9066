import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The path of an installed Chromium: CHROMIUM_PATH, else the first on PATH. Nothing is ever downloaded. */
export function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)))];
  const found = candidates.find((candidate) => candidate !== '' && existsSync(candidate));
  if (!found) throw new Error('The browser tests need Chromium: install the package "chromium" or set CHROMIUM_PATH.');
  return found;
}
