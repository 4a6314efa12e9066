import type { Locale } from '@sheaf/api/contract/messages/locale/locales';
import type { JobProgress } from '@sheaf/api/contract/progress';
import { formatUpload, interpolate, toUploadStage, type UploadStage, type UploadWords } from './toUploadStage';

/** An event of a PDF on its way: of its upload, or of the work on the server. */
export type ReadingEvent = { of: 'upload'; share: number } | { of: 'work'; progress: JobProgress };

/** What happens just now. Sizes are in bytes, pages from 1. */
export type ReadingStage = UploadStage | { stage: 'waitingForPlace' | 'readingFile' } | { stage: 'recognising'; page: number; pages: number };

export interface ReadingProgress {
  /** From 0 to 1, never falling; undefined while nothing is known. */
  share: number | undefined;
  stage: ReadingStage;
}

/** Recognising pages takes so much longer than all else that the upload is a small part of it. */
const UPLOADED = 0.2;
const READ = 0.3;

/** Returns the progress before any event. */
export function startReadingProgress(file: Pick<File, 'size'>): ReadingProgress {
  return { share: undefined, stage: { stage: 'uploading', total: file.size } };
}

/** Updates the progress. Ignores upload events that arrive after the server has begun. */
export function advanceReadingProgress(before: ReadingProgress, event: ReadingEvent, file: Pick<File, 'size'>): ReadingProgress {
  const update: ProgressUpdate | undefined =
    event.of === 'upload' ? { share: event.share * UPLOADED, stage: toUploadStage(event.share, file.size) } : computeWorkUpdate(event.progress);
  const isLate = event.of === 'upload' && !before.stage.stage.startsWith('uploading');
  if (!update || isLate) return before;
  return { share: Math.max(before.share ?? 0, update.share), stage: update.stage };
}

type ProgressUpdate = { share: number; stage: ReadingStage };

function computeWorkUpdate(progress: JobProgress): ProgressUpdate | undefined {
  switch (progress.stage) {
    case 'waiting':
      return { share: UPLOADED, stage: { stage: 'waitingForPlace' } };
    case 'reading':
      return { share: UPLOADED, stage: { stage: 'readingFile' } };
    case 'recognising': {
      const { page, pages } = progress;
      return { share: interpolate(READ, 1, (page - 1) / pages), stage: { stage: 'recognising', page, pages } };
    }
    default:
      return undefined;
  }
}

/** A tool's own words for each. */
interface StageWords extends UploadWords, Record<'waitingForServer' | 'waitingForPlace' | 'readingFile', string> {
  recognising(now: { page: number; pages: number }): string;
}

/** Writes what the reading is doing now. */
export function formatStage(now: ReadingStage, words: StageWords, locale: Locale): string {
  switch (now.stage) {
    case 'uploading':
    case 'uploadingPart':
      return formatUpload(now, words, locale);
    case 'recognising':
      return words.recognising(now);
    default:
      return words[now.stage];
  }
}
