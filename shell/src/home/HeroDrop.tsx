import { Dropzone, type FileRejection, formatFileSize } from '@sheaf/design-system';
import { useLocale, useMessages } from '../language';
import { noticeShown, useShellDispatch, useShellState } from '../store';

/** Takes PDFs before any tool is chosen, wherever on the page they are let go. */
export function HeroDrop({ onFiles }: { onFiles(files: File[]): void }) {
  const words = useMessages().home.hero;
  const locale = useLocale();
  const dispatch = useShellDispatch();
  const limits = useShellState(({ serverConfig }) => (serverConfig.step === 'known' ? serverConfig.config.limits : null));

  function handleReject(rejections: FileRejection[]) {
    const names = rejections.map(({ file }) => file.name);
    dispatch(noticeShown({ title: rejections[0]?.reason ?? '', description: words.notTaken(names), tone: 'bad' }));
  }

  return (
    <Dropzone
      isCompact
      takesWholePage
      label={words.drop}
      hint={limits && limits.maxFileBytes > 0 ? words.upTo(formatFileSize(limits.maxFileBytes, locale)) : undefined}
      maxFiles={limits?.maxFiles || Number.POSITIVE_INFINITY}
      onAdd={onFiles}
      onReject={handleReject}
    />
  );
}
