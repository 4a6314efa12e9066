/** Long enough for any title, short enough for every file system. */
export const LONGEST_NAME = 120;

// What Windows forbids in a name, with everything that cannot be seen and could make a name read as another.
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;
// Names of devices, with any ending, since the first Windows.
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** What a kind of file is called. */
export interface NameKind {
  /** With its dot, as in ".pdf". */
  extension: string;
  /** The name of a file that was given none, without the extension. */
  nameless: string;
}

export interface DownloadName {
  fileName: string;
  /** True when the name that was typed could not be kept. */
  isChanged: boolean;
}

/** Builds a file name that every system can save, as close as possible to the typed one. */
export function buildDownloadName(typed: string, { extension, nameless }: NameKind): DownloadName {
  const typedName = withoutExtension(typed.trim(), extension);
  if (typedName === '') return { fileName: nameless + extension, isChanged: false };
  const allowed = typedName.replace(FORBIDDEN, '-');
  const base = RESERVED.test(allowed) ? `_${allowed}` : allowed;
  return { fileName: base + extension, isChanged: base !== typedName };
}

/** The extension is fixed and shown beside the field, so a typed extension is removed. */
function withoutExtension(name: string, extension: string): string {
  return name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length).trim() : name;
}
