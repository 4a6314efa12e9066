import type { ToolId } from '@sheaf/api/contract/tools';
import { handOverFor } from '../handOver/handOver';
import { useLocale, useMessages } from '../language';
import { useServices } from '../services';
import { dialogClosed, noticeShown, useShellDispatch, useShellState } from '../store';
import { useIsBeingBuilt } from '../toolReadiness';
import { type Tool, tools } from '../tools';
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
  const goTo = useTool();

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

/** Leaves for a tool with a full page load, with as many of the files as it can take. */
function useTool() {
  const services = useServices();
  const locale = useLocale();
  const messages = useMessages();
  const dispatch = useShellDispatch();
  const isBeingBuilt = useIsBeingBuilt();

  return (id: ToolId, files: readonly File[]) => {
    const taken = isBeingBuilt(id)
      ? []
      : filesFor(
          tools.find((tool) => tool.id === id),
          files,
        );
    void handOverFor(id, { services, locale, messages, toast: (notice) => dispatch(noticeShown(notice)) }).handOver(taken, id);
  };
}

function filesFor(tool: Tool | undefined, files: readonly File[]): readonly File[] {
  return tool?.takesSeveral ? files : files.slice(0, 1);
}
