import type { Shell } from '@sheaf/tool-contract';
import { useEffect, useRef } from 'react';

/** Calls once with the files that another tool passed, if there are any, after saved work is restored. */
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
      // A failure only means that no files arrive, so it is logged and not shown.
      .catch(console.error);
  }, [shell, isReady]);
}

/**
 * Moves the focus to where it would be after choosing files here. A page that was just loaded has no focus, and a refusal would leave keyboard users
 * at its top. The focus ring is hidden until a key is pressed, since most files are chosen by mouse or touch.
 */
function focusDropArea(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main input[type=file] ~ button')?.focus({ preventScroll: true, focusVisible: false });
}
