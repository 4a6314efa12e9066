import { useState } from 'react';
import { OnDemand, onDemand } from '../onDemand';
import { useShellState } from '../store';

const openDialogPart = onDemand(async () => (await import('./OpenDialog')).OpenDialog);

/** Fetches the dialogs when the first of them opens; they then stay, because a closed one still gives the focus back. */
export function Dialogs() {
  const isOpen = useShellState(({ dialog }) => dialog.open !== 'none' && dialog.open !== 'upload-choice');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  return wasOpen && <OnDemand part={openDialogPart} props={{}} />;
}

/** So that a dialog is there at once when somebody is about to open it. */
export const prepareDialogs = openDialogPart.prepare;
