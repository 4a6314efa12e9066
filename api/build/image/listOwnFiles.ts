import { existsSync, globSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** What a build of the pages notes beside its folder: which of its files are there for tabs that were opened under earlier builds. */
const BuildNote = z.object({ own: z.array(z.string()), earlier: z.array(z.object({ files: z.array(z.string()) })) });

/** Lists the files of a build of the pages without those of earlier builds. Nobody has a tab open whose page came from an image that is new. */
export function listOwnFiles(build: string): string[] {
  const note = `${build}.json`;
  const { own, earlier } = existsSync(note) ? BuildNote.parse(JSON.parse(readFileSync(note, 'utf8'))) : { own: [], earlier: [] };
  const earlierFiles = new Set(earlier.flatMap(({ files }) => files));
  // A file may have been one of an earlier build and be one again.
  for (const file of own) earlierFiles.delete(file);
  return globSync('**/*', { cwd: build }).filter((file) => !earlierFiles.has(file));
}
