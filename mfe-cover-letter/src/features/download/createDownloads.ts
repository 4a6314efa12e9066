import type { LetterFormat } from '@sheaf/api/contract/coverLetter';
import { saveFile } from '@sheaf/tool-kit/saveFile';
import { currentVersion, joinText } from '../../model/letter';
import { toReason } from '../../model/reason';
import type { NextTool } from './listNextTools';
import type { DownloadContext } from './makeLetterFile';

/** Fetched with the first download, which asks the server as well. */
const fetchFileMaker = () => import('./makeLetterFile');

/** What can be downloaded. */
export type Taken = LetterFormat | 'application';

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
    async take(what: Taken): Promise<void> {
      const taken = await withNotice(async () => {
        const { makeApplication, makeLetterFile } = await fetchFileMaker();
        return what === 'application' ? makeApplication(context) : makeLetterFile(context, what);
      });
      if (!taken) return;
      saveFile(taken.file, taken.file.name);
      const isLonger = what === 'pdf' && taken.pages > 1;
      shell.toast({
        title: words.doneTitle,
        description: isLonger ? `${words.doneText(taken.file.name)} ${words.longer}` : words.doneText(taken.file.name),
        tone: 'good',
      });
      shell.offerDonation('cover-letter', taken.file);
    },
    async handOver(tool: NextTool): Promise<void> {
      const taken = await withNotice(async () => (await fetchFileMaker()).makeLetterFile(context, 'pdf'));
      if (taken) await shell.handOver?.(taken.file, tool);
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
