import path from 'node:path';

export interface Source {
  /** Its path in the repository. */
  file: string;
  text: string;
}

const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.{1,2}\/[^']+)'/g;
/** The folder of a package that puts all others together, and lends them its messages, ports and types. */
const ENTRY = /(?:^|\/)src$|^api\/contract$/;

/** Finds the folders that import each other, as "a <-> b" in order. Where two do, neither can be understood or moved alone. */
export function findFolderPairs(sources: readonly Source[]): string[] {
  const imports = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    const folder = path.dirname(file);
    const imported = imports.get(folder) ?? new Set();
    for (const [, specifier = ''] of text.matchAll(RELATIVE_IMPORT)) imported.add(path.dirname(path.join(folder, specifier)));
    imports.set(folder, imported);
  }
  const pairs = [...imports].flatMap(([folder, imported]) =>
    [...imported]
      .filter((other) => folder < other && imports.get(other)?.has(folder))
      .filter((other) => !ENTRY.test(folder) && !ENTRY.test(other))
      .map((other) => `${folder} <-> ${other}`),
  );
  return pairs.sort();
}
