import { Banner } from '@sheaf/design-system';

export interface ReaderNotesProps {
  /** The note about scanned pages, if there are any. */
  scanned: string | null;
  warnings: readonly { code: string; text: string }[];
}

/** Lists what to check in a file that was read: recognised text, and everything that could not be read. */
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
