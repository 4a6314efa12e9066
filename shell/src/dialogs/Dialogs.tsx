import { useState } from 'react';
import { OnDemand, onDemand } from '../onDemand';
import { useShellState } from '../store';

const openDialogPart = onDemand(async () => (await import('./OpenDialog')).OpenDialog);

/** Loads the dialogs when the first one opens. They stay mounted, because a closed dialog still has to return the focus. */
export function Dialogs() {
  const isOpen = useShellState(({ dialog }) => dialog.open !== 'none' && dialog.open !== 'upload-choice');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  return wasOpen && <OnDemand part={openDialogPart} props={{}} />;
}

/** Preloads the dialogs, for a visitor who is about to open one. */
export const prepareDialogs = openDialogPart.prepare;
