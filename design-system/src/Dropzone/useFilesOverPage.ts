import { useEffect, useState } from 'react';

// Browsers repeat the event several times a second for as long as the files hang over the page, and fire no reliable one when they leave it.
const SILENCE_MS = 600;

/** Returns whether files are being dragged anywhere over the page. */
export function useFilesOverPage(isWatching: boolean): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (!isWatching) return;
    let silence: ReturnType<typeof setTimeout> | undefined;
    function end() {
      clearTimeout(silence);
      setIsOver(false);
    }
    function handleOver({ dataTransfer }: DragEvent) {
      if (!dataTransfer?.types.includes('Files')) return;
      clearTimeout(silence);
      silence = setTimeout(end, SILENCE_MS);
      setIsOver(true);
    }
    document.addEventListener('dragover', handleOver);
    document.addEventListener('drop', end);
    return () => {
      document.removeEventListener('dragover', handleOver);
      document.removeEventListener('drop', end);
      end();
    };
  }, [isWatching]);

  return isOver;
}
