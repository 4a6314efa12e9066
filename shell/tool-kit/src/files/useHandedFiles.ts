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
      ?.then((files) => files.length > 0 && newest.current(files))
      // A file that another tool could not leave here is no reason to trouble a visitor who sees an empty screen.
      .catch(console.error);
  }, [shell, isReady]);
}
