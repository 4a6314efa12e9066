import type { LetterFormat } from '@sheaf/api/contract/coverLetter';
import { saveFile } from '@sheaf/tool-kit/saveFile';
import { currentVersion, joinText } from '../../model/letter';
import { toReason } from '../../model/reason';
import type { DownloadContext } from './createLetterFile';
import type { NextTool } from './listNextTools';

/** Fetched with the first download, which asks the server as well. */
const fetchFileMaker = () => import('./createLetterFile');

/** What can be downloaded. */
export type DownloadFormat = LetterFormat | 'application';

/** Returns the functions that download, copy and hand over the edited letter. */
export function createDownloads(context: DownloadContext) {
  const { shell, letter } = context;
  const { download: words } = context.words;

  async function withNotice<Result>(act: () => Promise<Result>): Promise<Result | null> {
    try {
      return await act();
    } catch (error) {
      // A server that refused or was not reached: the letter itself is still here.
      shell.toast({ title: words.failedTitle, description: toReason(error).sentence ?? words.failedText, tone: 'bad' });
      return null;
    }
  }

  return {
    async download(format: DownloadFormat): Promise<void> {
      const made = await withNotice(async () => {
        const { createApplicationFile, createLetterFile } = await fetchFileMaker();
        return format === 'application' ? createApplicationFile(context) : createLetterFile(context, format);
      });
      if (!made) return;
      saveFile(made.file, made.file.name);
      const isLonger = format === 'pdf' && made.pages > 1;
      shell.toast({
        title: words.doneTitle,
        description: isLonger ? `${words.doneText(made.file.name)} ${words.longer}` : words.doneText(made.file.name),
        tone: 'good',
      });
      shell.offerDonation('cover-letter', made.file);
    },
    async handOver(tool: NextTool): Promise<void> {
      const made = await withNotice(async () => (await fetchFileMaker()).createLetterFile(context, 'pdf'));
      if (made) await shell.handOver?.(made.file, tool);
    },
    /** True when it is in the clipboard. */
    async copy(): Promise<boolean> {
      try {
        await navigator.clipboard.writeText(joinText(currentVersion(letter)));
        return true;
      } catch {
        shell.toast({ title: words.copyFailed, tone: 'bad' });
        return false;
      }
    },
  };
}
