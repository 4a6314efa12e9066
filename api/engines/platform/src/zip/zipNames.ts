import path from 'node:path';

/** Returns how the files of one archive get their names: an earlier file keeps its own, a later one gets a number. Some systems do not distinguish capital letters. */
export function createZipNames(): (name: string) => string {
  const used = new Set<string>();
  return (name) => {
    const { name: stem, ext } = path.parse(name);
    let free = name;
    for (let count = 2; used.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${ext}`;
    used.add(free.toLowerCase());
    return free;
  };
}
