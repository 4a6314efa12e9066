import { dialogClosed, useShellDispatch, useShellState } from '../store';
import { DonationDialog } from './DonationDialog';
import { ShortcutsDialog } from './ShortcutsDialog';
import { UpgradeDialog } from './UpgradeDialog';

/** The page's other dialogs, of which the store says at most one is open. */
export function OpenDialog() {
  const dispatch = useShellDispatch();
  const dialog = useShellState((state) => state.dialog);
  const serverConfig = useShellState((state) => state.serverConfig);
  const isPractice = serverConfig.step === 'known' && serverConfig.config.donations.mode === 'practice';
  const shortcuts = useShellState((state) => state.shortcuts);

  const handleClose = () => dispatch(dialogClosed());

  return (
    <>
      <ShortcutsDialog isOpen={dialog.open === 'shortcuts'} ofTool={shortcuts} onClose={handleClose} />
      <UpgradeDialog isOpen={dialog.open === 'upgrade'} onClose={handleClose} />
      {dialog.open === 'donation' && <DonationDialog isOpen tool={dialog.tool} isPractice={isPractice} onClose={handleClose} />}
    </>
  );
}
