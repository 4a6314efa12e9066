import { Banner } from '@sheaf/design-system';

export interface ReaderNotesProps {
  /** What is said of scanned pages, where there are any. */
  scanned: string | null;
  warnings: readonly { code: string; text: string }[];
}

/** What the reader of a file has to say of it: recognised text deserves a second look, and what could not be read is never passed over. */
export function ReaderNotes({ scanned, warnings }: ReaderNotesProps) {
  if (scanned === null && warnings.length === 0) return null;
  return (
    <Banner tone="warn">
      {scanned !== null && <p>{scanned}</p>}
      {warnings.map(({ code, text }) => (
        <p key={`${code} ${text}`}>{text}</p>
      ))}
    </Banner>
  );
}
