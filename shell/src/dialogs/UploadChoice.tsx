import type { ToolId } from '@sheaf/api/contract/tools';
import { isPdf } from '@sheaf/design-system';
import { useOpenTool } from '../handOver/useOpenTool';
import { dialogClosed, dialogOpened, useShellDispatch, useShellState } from '../store';
import { UploadChoiceDialog } from './UploadChoiceDialog';

interface UploadChoiceProps {
  /** Files that wait for the choice of a tool. Those that are no PDFs are listed as not added. */
  files: File[];
  onFiles(files: File[]): void;
}

/** Connects the upload choice to the store. */
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
