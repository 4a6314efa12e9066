import { useEffect, useRef } from 'react';

/** Calls back with files that are dropped anywhere on the page where nothing else took them. */
export function useDroppedFiles(isWatching: boolean, onFiles: (files: File[]) => void): void {
  const newest = useRef(onFiles);
  newest.current = onFiles;

  useEffect(() => {
    if (!isWatching) return;
    function handleDrop(event: DragEvent) {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      newest.current(files);
    }
    // A browser drops only where the last `dragover` was accepted.
    function handleOver(event: DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    }
    document.addEventListener('dragover', handleOver);
    document.addEventListener('drop', handleDrop);
    return () => {
      document.removeEventListener('dragover', handleOver);
      document.removeEventListener('drop', handleDrop);
    };
  }, [isWatching]);
}
