import { createHash } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Replaces files of a folder by hard links to an identical file in it, so that the archive of an image holds each content once. Returns how many bytes
 * that saves. Each tool serves a reader of PDFs of its own, which is the same for all five.
 */
export function linkIdenticalFiles(folder: string): number {
  const fileByContent = new Map<string, string>();
  let saved = 0;
  for (const file of listFiles(realpathSync(folder)).sort()) {
    const found = statSync(file);
    if (found.size === 0) continue;
    const content = `${createHash('sha256').update(readFileSync(file)).digest('hex')} ${found.mode}`;
    const first = fileByContent.get(content);
    if (first === undefined) {
      fileByContent.set(content, file);
      continue;
    }
    rmSync(file);
    linkSync(first, file);
    saved += found.size;
  }
  return saved;
}

/** Lists the files under a folder, each by its own place: Node follows links to folders, which names files a second time. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => realpathSync(file) === file);
}
