import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './nameByContent.ts';

const TEST_OR_STORY = /\.(test|spec|stories)\.[cm]?[jt]sx?$/;

/** Returns one hash over the names and bytes of all sources in the given places. Tests and stories are part of no build. */
export function hashSources(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => listFilesAt(root, place)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function listFilesAt(root: string, place: string): string[] {
  const whole = path.join(root, place);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [place];
  return listFiles(whole)
    .filter((file) => !TEST_OR_STORY.test(file))
    .map((file) => `${place}/${file}`);
}
