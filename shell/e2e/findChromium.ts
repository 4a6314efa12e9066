import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The path of an installed Chromium, if there is one: CHROMIUM_PATH, else the first on PATH. Nothing is ever downloaded. */
export function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)))];
  return candidates.find((candidate) => candidate !== '' && existsSync(candidate));
}

/** Returns the path of an installed Chromium; throws when there is none. */
export function findChromium(): string {
  const found = installedChromium();
  if (!found) throw new Error('The browser tests need Chromium: install the package "chromium" or set CHROMIUM_PATH.');
  return found;
}
