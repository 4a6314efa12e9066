import type { ToolId } from '@sheaf/api/contract/tools';
import { useOpenTool } from '../handOver/useOpenTool';
import { dialogClosed, useShellDispatch, useShellState } from '../store';
import { DonationDialog } from './DonationDialog';
import { ShortcutsDialog } from './ShortcutsDialog';
import { UpgradeDialog } from './UpgradeDialog';
import { UploadChoiceDialog } from './UploadChoiceDialog';

export interface OpenDialogProps {
  /** PDFs that wait for a tool to be chosen. */
  files: readonly File[];
  /** They wait no longer. */
  onFilesGone(): void;
}

/** The page's dialogs, of which the store says at most one is open. */
export function OpenDialog({ files, onFilesGone }: OpenDialogProps) {
  const dispatch = useShellDispatch();
  const dialog = useShellState((state) => state.dialog);
  const serverConfig = useShellState((state) => state.serverConfig);
  const isPractice = serverConfig.step === 'known' && serverConfig.config.donations.mode === 'practice';
  const shortcuts = useShellState((state) => state.shortcuts);
  const goTo = useOpenTool();

  function handleClose() {
    dispatch(dialogClosed());
    onFilesGone();
  }

  function handleChoose(tool: ToolId) {
    handleClose();
    goTo(tool, files);
  }

  return (
    <>
      <UploadChoiceDialog isOpen={dialog.open === 'upload-choice'} files={files} onClose={handleClose} onChoose={handleChoose} />
      <ShortcutsDialog isOpen={dialog.open === 'shortcuts'} ofTool={shortcuts} onClose={handleClose} />
      <UpgradeDialog isOpen={dialog.open === 'upgrade'} onClose={handleClose} />
      {dialog.open === 'donation' && <DonationDialog isOpen tool={dialog.tool} isPractice={isPractice} onClose={handleClose} />}
    </>
  );
}
