import type { ToolId } from '@sheaf/api/contract/tools';
import { isPdf } from '@sheaf/design-system';
import { useOpenTool } from '../handOver/useOpenTool';
import { dialogClosed, dialogOpened, useShellDispatch, useShellState } from '../store';
import { UploadChoiceDialog } from './UploadChoiceDialog';

interface UploadChoiceProps {
  /** What waits for a tool to be chosen; of files that are no PDFs it is said that they were not added. */
  files: File[];
  onFiles(files: File[]): void;
}

/** The choice of tools as the store has it. */
export function UploadChoice({ files, onFiles }: UploadChoiceProps) {
  const dispatch = useShellDispatch();
  const isOpen = useShellState(({ dialog }) => dialog.open === 'upload-choice');
  const openTool = useOpenTool();
  const pdfs = files.filter(isPdf);

  function handleClose() {
    if (isOpen) dispatch(dialogClosed());
    onFiles([]);
  }

  function handleChoose(tool: ToolId) {
    handleClose();
    openTool(tool, pdfs);
  }

  return (
    <UploadChoiceDialog
      isOpen={isOpen}
      files={files}
      onOpen={() => dispatch(dialogOpened({ open: 'upload-choice' }))}
      onClose={handleClose}
      onChoose={handleChoose}
      onFiles={(added) => added.length > 0 && onFiles([...pdfs, ...added])}
    />
  );
}
