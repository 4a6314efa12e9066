import { pathInLocale } from '@sheaf/api/contract/messages/locales';
import { useLocale } from '../language';
import { useServices } from '../services';
import { dialogClosed, useShellDispatch, useShellState } from '../store';
import { DonationDialog } from './DonationDialog';
import { UpgradeDialog } from './UpgradeDialog';
import { UploadChoiceDialog } from './UploadChoiceDialog';

/** The page's three dialogs, of which the store says at most one is open. */
export function Dialogs() {
  const dispatch = useShellDispatch();
  const dialog = useShellState((state) => state.dialog);
  const serverConfig = useShellState((state) => state.serverConfig);
  const locale = useLocale();
  const { visit } = useServices();
  const isPractice = serverConfig.step === 'known' && serverConfig.config.donations.mode === 'practice';
  const handleClose = () => dispatch(dialogClosed());

  function handleChoose(path: string) {
    handleClose();
    visit(pathInLocale(path, locale));
  }

  return (
    <>
      <UploadChoiceDialog isOpen={dialog.open === 'upload-choice'} onClose={handleClose} onChoose={handleChoose} />
      <UpgradeDialog isOpen={dialog.open === 'upgrade'} onClose={handleClose} />
      {dialog.open === 'donation' && <DonationDialog isOpen tool={dialog.tool} isPractice={isPractice} onClose={handleClose} />}
    </>
  );
}
