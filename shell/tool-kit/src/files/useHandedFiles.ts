import type { Shell } from '@sheaf/tool-contract';
import { useEffect, useRef } from 'react';

/** Calls once with the files that another tool handed over, if there are any; not before what was left here is back. */
export function useHandedFiles(shell: Shell, onFiles: (files: File[]) => void, isReady = true): void {
  const newest = useRef(onFiles);
  newest.current = onFiles;
  useEffect(() => {
    if (!isReady) return;
    // An older page hands over one file at a time.
    const handed = shell.takeHandedFiles?.() ?? shell.takeHandedFile?.().then((file) => (file ? [file] : []));
    handed
      ?.then((files) => {
        if (files.length === 0) return;
        focusDropArea();
        newest.current(files);
      })
      // A file that another tool could not leave here is no reason to trouble a visitor who sees an empty screen.
      .catch(console.error);
  }, [shell, isReady]);
}

/**
 * Puts the focus where it would be had the files been chosen here, for what comes next to go on from: a page that was just loaded has none, and
 * a refusal would leave keyboard users at its top. The ring waits for a key, since most files come by mouse or finger.
 */
function focusDropArea(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main input[type=file] ~ button')?.focus({ preventScroll: true, focusVisible: false });
}
