import type { Shell } from '@sheaf/tool-contract';
import { useEffect, useRef } from 'react';

/** Calls once with the files that another tool handed over, if there are any. */
export function useHandedFiles(shell: Shell, onFiles: (files: File[]) => void): void {
  const newest = useRef(onFiles);
  newest.current = onFiles;
  useEffect(() => {
    // An older page hands over one file at a time.
    const handed = shell.takeHandedFiles?.() ?? shell.takeHandedFile?.().then((file) => (file ? [file] : []));
    handed
      ?.then((files) => files.length > 0 && newest.current(files))
      // A file that another tool could not leave here is no reason to trouble a visitor who sees an empty screen.
      .catch(console.error);
  }, [shell]);
}
