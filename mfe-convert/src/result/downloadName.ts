/** Long enough for any title, short enough for every file system. */
export const LONGEST_NAME = 120;

const EXTENSION = '.docx';
const NAMELESS = 'document';
// What Windows forbids in a name, with everything that cannot be seen and could make a name read as another.
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;
// Names of devices, with any ending, since the first Windows.
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

export interface DownloadName {
  fileName: string;
  /** True when the name that was typed could not be kept. */
  isChanged: boolean;
}

/** A name every system can save, as close to what was typed as that allows. */
export function downloadNameOf(typed: string): DownloadName {
  const wanted = typed
    .trim()
    .replace(/\.docx$/i, '')
    .trim();
  if (wanted === '') return { fileName: NAMELESS + EXTENSION, isChanged: false };
  const allowed = wanted.replace(FORBIDDEN, '-');
  const base = RESERVED.test(allowed) ? `_${allowed}` : allowed;
  return { fileName: base + EXTENSION, isChanged: base !== wanted };
}

/** What a Word file is called after a PDF: "lease" of "lease.pdf". */
export function withoutPdf(name: string): string {
  return name.replace(/\.pdf$/i, '');
}
