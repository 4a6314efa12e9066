import { useState } from 'react';
import { OnDemand, onDemand } from '../onDemand';
import { useShellState } from '../store';
import type { OpenDialogProps } from './OpenDialog';

const openDialogPart = onDemand(async () => (await import('./OpenDialog')).OpenDialog);

/** Fetches the dialogs when the first of them opens; they then stay, because a closed one still gives the focus back. */
export function Dialogs(files: OpenDialogProps) {
  const isOpen = useShellState(({ dialog }) => dialog.open !== 'none');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  return wasOpen && <OnDemand part={openDialogPart} props={files} />;
}

/** So that a dialog is there at once when somebody is about to open it. */
export const prepareDialogs = openDialogPart.prepare;
