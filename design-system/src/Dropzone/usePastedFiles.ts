import { useEffect, useRef } from 'react';

const TYPES_TEXT = 'input:not([type=file]), textarea, select, [contenteditable]';

/** Calls with the files that are pasted anywhere on the page. Text that is pasted into a field stays the field's. */
export function usePastedFiles(isWatching: boolean, onFiles: (files: File[]) => void): void {
  const newest = useRef(onFiles);
  newest.current = onFiles;

  useEffect(() => {
    if (!isWatching) return;
    function handlePaste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      // Words copied from an office program come with a picture of themselves.
      const isForField = event.target instanceof Element && event.target.closest(TYPES_TEXT) && !files.some(isPdf);
      if (event.defaultPrevented || files.length === 0 || isForField) return;
      event.preventDefault();
      newest.current(files);
    }
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [isWatching]);
}

/** Tells a PDF by its type or its name, as the chooser of a browser does. */
export function isPdf({ name, type }: File): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name);
}
