import type { Ref } from 'react';
import { useMessages } from '../../messages';

export interface AddFilesInputProps {
  ref: Ref<HTMLInputElement>;
  /** How many more files are taken. */
  room: number;
  onAddFiles: (files: readonly File[]) => void;
}

/** The hidden field behind every control that adds PDFs to a conversation. */
export function AddFilesInput({ ref, room, onAddFiles }: AddFilesInputProps) {
  const { documents: words } = useMessages();
  return (
    <input
      ref={ref}
      type="file"
      accept=".pdf,application/pdf"
      multiple
      hidden
      aria-label={words.add}
      onChange={({ target }) => {
        onAddFiles([...(target.files ?? [])].slice(0, room));
        // The same file may be chosen again.
        target.value = '';
      }}
    />
  );
}
