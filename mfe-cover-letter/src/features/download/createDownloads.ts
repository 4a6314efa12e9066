import type { ApiClient } from '@sheaf/api/client';
import type { LetterExport, LetterFormat } from '@sheaf/api/contract/coverLetter';
import { formatLetterFileName, formatLetterTitle } from '@sheaf/cover-letter/export/letterFileName';
import type { Shell } from '@sheaf/tool-contract';
import { type Ending, endingIn } from '@sheaf/tool-kit/callFailure';
import { saveFile } from '@sheaf/tool-kit/saveFile';
import type { LetterMessages } from '../../messages';
import type { ReadCv } from '../../model/cv';
import { currentVersion, joinText, type Letter } from '../../model/letter';
import type { LetterState } from '../../model/letterState';
import { reasonFrom } from '../../model/reason';
import { buildHead, formatDay } from '../letter/layOutVersion';
import type { NextTool } from './listNextTools';

/** What can be downloaded. */
export type Taken = LetterFormat | 'application';

interface Given {
  api: ApiClient;
  shell: Shell;
  words: LetterMessages;
  state: LetterState;
  cv: ReadCv;
  letter: Letter;
  /** The server says that it no longer has the CV. */
  onEnded: (ending: Ending) => void;
}

/** Makes files of the letter as the visitor left it. */
export function createDownloads({ api, shell, words: { takeAway: words }, state, cv, letter, onEnded }: Given) {
  const version = currentVersion(letter);
  const { language } = version;
  const text = joinText(version);
  const names = { name: cv.profile.name, company: state.job.company };

  /** Has the file made. All that it needs is here, so that the end of the CV's hour is no reason not to. */
  async function exported(asked: LetterExport) {
    const { letterId } = letter;
    if (letterId === null || cv.ending) return await api.exportLetter(asked);
    try {
      return await api.exportLetter({ ...asked, letterId });
    } catch (error) {
      const ending = endingIn(reasonFrom(error));
      if (!ending) throw error;
      onEnded(ending);
      return await api.exportLetter(asked);
    }
  }

  /** The letter as a file. */
  async function made(format: LetterFormat): Promise<{ file: File; pages: number }> {
    const asked = { coverLetter: text, format, language, ...state.paper, ...buildHead(cv, state.job), date: formatDay(new Date()) };
    const { file, report } = await exported(asked);
    return { file: new File([file], formatLetterFileName(names, format, language), { type: file.type }), pages: report.pages };
  }

  async function application(): Promise<{ file: File; pages: number }> {
    if (!cv.pdf) throw new Error('There is no CV to put behind the letter.');
    const { file } = await made('pdf');
    const { pdf, pages } = await api.mergePdfs([file, cv.pdf.file], {
      outline: 'per-file-nested',
      passwords: [null, cv.pdf.password || null],
      title: formatLetterTitle(names, language),
    });
    return {
      file: new File([pdf], formatLetterFileName(names, 'pdf', language).replace(/\.pdf$/, ` + ${words.cvTitle}.pdf`), { type: pdf.type }),
      pages: pages,
    };
  }

  async function withNotice<Result>(act: () => Promise<Result>): Promise<Result | null> {
    try {
      return await act();
    } catch (error) {
      // A server that refused or was not reached: the letter itself is still here.
      shell.toast({ title: words.failedTitle, description: reasonFrom(error).sentence ?? words.failedText, tone: 'bad' });
      return null;
    }
  }

  return {
    async take(what: Taken): Promise<void> {
      const taken = await withNotice(() => (what === 'application' ? application() : made(what)));
      if (!taken) return;
      saveFile(taken.file, taken.file.name);
      const isLonger = what === 'pdf' && taken.pages > 1;
      shell.toast({
        title: words.doneTitle,
        description: isLonger ? `${words.doneText(taken.file.name)} ${words.longer}` : words.doneText(taken.file.name),
        tone: 'good',
      });
      shell.offerDonation('cover-letter');
    },
    async handOver(tool: NextTool): Promise<void> {
      const taken = await withNotice(() => made('pdf'));
      if (taken) await shell.handOver?.(taken.file, tool);
    },
    /** True when it is in the clipboard. */
    async copy(): Promise<boolean> {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        shell.toast({ title: words.copyFailed, tone: 'bad' });
        return false;
      }
    },
  };
}
