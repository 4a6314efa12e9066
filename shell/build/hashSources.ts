import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './nameByContent.ts';

const TEST_OR_STORY = /\.(test|spec|stories)\.[cm]?[jt]sx?$/;

/** Returns one hash over the names and bytes of all sources in the given places. Tests and stories are part of no build. */
export function hashSources(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((sourcePath) => listFilesAt(root, sourcePath)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function listFilesAt(root: string, sourcePath: string): string[] {
  const fullPath = path.join(root, sourcePath);
  if (!existsSync(fullPath)) return [];
  if (statSync(fullPath).isFile()) return [sourcePath];
  return listFiles(fullPath)
    .filter((file) => !TEST_OR_STORY.test(file))
    .map((file) => `${sourcePath}/${file}`);
}
