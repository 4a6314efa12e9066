import { useEffect, useRef } from 'react';

const TYPES_TEXT = 'input:not([type=file]), textarea, select, [contenteditable]';

/** Calls back with files that are pasted anywhere on the page. Text pasted into a field is left alone. */
export function usePastedFiles(isWatching: boolean, onFiles: (files: File[]) => void): void {
  const newest = useRef(onFiles);
  newest.current = onFiles;

  useEffect(() => {
    if (!isWatching) return;
    function handlePaste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      // Text copied from an office program comes with a picture of it.
      const isForField = event.target instanceof Element && event.target.closest(TYPES_TEXT) && !files.some(isPdf);
      if (event.defaultPrevented || files.length === 0 || isForField) return;
      event.preventDefault();
      newest.current(files);
    }
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [isWatching]);
}

/** Returns whether a file is a PDF by its type or name, as a browser's file chooser does. */
export function isPdf({ name, type }: File): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name);
}
