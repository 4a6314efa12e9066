import type { LetterExport, LetterFormat } from '@sheaf/api/contract/coverLetter';
import { formatLetterFileName, formatLetterTitle } from '@sheaf/cover-letter/export/letterFileName';
import type { Shell } from '@sheaf/tool-contract';
import { type Ending, findEnding } from '@sheaf/tool-kit/callFailure';
import type { LetterMessages } from '../../messages';
import type { ReadCv } from '../../model/cv';
import { currentVersion, joinText, type Letter } from '../../model/letter';
import type { LetterApi } from '../../model/letterApi';
import type { LetterState } from '../../model/letterState';
import { toReason } from '../../model/reason';
import { buildHead, formatDay } from '../letter/letterHead';

export interface DownloadContext {
  api: LetterApi;
  shell: Shell;
  words: LetterMessages;
  state: LetterState;
  cv: ReadCv;
  letter: Letter;
  /** Called when the server no longer has the CV. */
  onEnded: (ending: Ending) => void;
}

interface CreatedFile {
  file: File;
  pages: number;
}

/** Returns the letter as a file, named after the visitor and the company. */
export async function createLetterFile(context: DownloadContext, format: LetterFormat): Promise<CreatedFile> {
  const { state, cv, letter } = context;
  const version = currentVersion(letter);
  const { language } = version;
  const request = {
    coverLetter: joinText(version),
    format,
    language,
    ...state.paper,
    ...buildHead(cv, state.job),
    date: formatDay(new Date()),
  };
  const { file, report } = await exportLetter(context, request);
  return { file: new File([file], formatLetterFileName(collectNames(context), format, language), { type: file.type }), pages: report.pages };
}

/** Returns one PDF with the letter, followed by the CV. */
export async function createApplicationFile(context: DownloadContext): Promise<CreatedFile> {
  const { api, cv, words } = context;
  if (!cv.pdf) throw new Error('There is no CV to put behind the letter.');
  const { language } = currentVersion(context.letter);
  const names = collectNames(context);
  const { file } = await createLetterFile(context, 'pdf');
  const { pdf, pages } = await api.mergePdfs([file, cv.pdf.file], {
    outline: 'per-file-nested',
    passwords: [null, cv.pdf.password || null],
    title: formatLetterTitle(names, language),
  });
  const fileName = formatLetterFileName(names, 'pdf', language).replace(/\.pdf$/, ` + ${words.download.cvTitle}.pdf`);
  return { file: new File([pdf], fileName, { type: pdf.type }), pages };
}

/** Exports the letter. Retries without the letter ID when the CV has expired, since the request holds all data. */
async function exportLetter({ api, cv, letter: { letterId }, onEnded }: DownloadContext, request: LetterExport) {
  if (letterId === null || cv.ending) return await api.exportLetter(request);
  try {
    return await api.exportLetter({ ...request, letterId });
  } catch (error) {
    const ending = findEnding(toReason(error));
    if (!ending) throw error;
    onEnded(ending);
    return await api.exportLetter(request);
  }
}

function collectNames({ cv, state }: DownloadContext) {
  return { name: cv.profile.name, company: state.job.company };
}
