import type { JobProgress } from '@sheaf/api/contract/progress';
import { formatUpload, interpolate, toUploadStage, type UploadStage } from '@sheaf/tool-kit/uploadStage';
import type { ConvertMessages } from '../../messages';

/** An event of a PDF on its way: of its upload, of the work on the server, or of the Word file coming back. */
export type ConvertEvent = { of: 'upload' | 'download'; share: number } | { of: 'work'; progress: JobProgress };

/** What happens just now. Sizes are in bytes, pages from 1. */
export type ConvertStage =
  | UploadStage
  | { stage: 'waitingForPlace' | 'readingFile' | 'writing' | 'checking' | 'downloading' }
  | { stage: 'reading' | 'recognising'; page: number; pages: number };

export interface ConvertProgress {
  /** From 0 to 1, never falling; undefined while nothing is known. */
  share: number | undefined;
  stage: ConvertStage;
}

/** How much of the whole is done when each stage is over. */
const UPLOADED = 0.2;
const READ = 0.5;
const RECOGNISED = 0.9;
const WRITTEN = 0.95;
const CHECKED = 0.98;

/** Returns the progress before any event. */
export function startConvertProgress(file: Pick<File, 'size'>): ConvertProgress {
  return { share: undefined, stage: { stage: 'uploading', total: file.size } };
}

/** Updates the progress. Ignores upload events that arrive after the server has begun. */
export function advanceConvertProgress(before: ConvertProgress, event: ConvertEvent, file: Pick<File, 'size'>): ConvertProgress {
  const update = event.of === 'work' ? computeWorkUpdate(event.progress) : computeTransferUpdate(event, file.size);
  const isLate = event.of === 'upload' && !before.stage.stage.startsWith('uploading');
  if (!update || isLate) return before;
  return { share: Math.max(before.share ?? 0, update.share), stage: update.stage };
}

type ProgressUpdate = { share: number; stage: ConvertStage };

function computeTransferUpdate({ of, share }: { of: 'upload' | 'download'; share: number }, total: number): ProgressUpdate {
  if (of === 'download') return { share: interpolate(CHECKED, 1, share), stage: { stage: 'downloading' } };
  return { share: share * UPLOADED, stage: toUploadStage(share, total) };
}

function computeWorkUpdate(progress: JobProgress): ProgressUpdate | undefined {
  switch (progress.stage) {
    case 'waiting':
      return { share: UPLOADED, stage: { stage: 'waitingForPlace' } };
    case 'reading': {
      const { page, pages } = progress;
      if (page === undefined || pages === undefined) return { share: UPLOADED, stage: { stage: 'readingFile' } };
      return { share: interpolate(UPLOADED, READ, page / pages), stage: { stage: 'reading', page, pages } };
    }
    case 'recognising': {
      const { page, pages } = progress;
      return { share: interpolate(READ, RECOGNISED, (page - 1) / pages), stage: { stage: 'recognising', page, pages } };
    }
    case 'writing':
      return { share: interpolate(RECOGNISED, WRITTEN, progress.page / Math.max(1, progress.pages)), stage: { stage: 'writing' } };
    case 'checking':
      return { share: WRITTEN, stage: { stage: 'checking' } };
    default:
      return undefined;
  }
}

/** Writes what the conversion is doing now. */
export function formatStage(now: ConvertStage, { work: words, locale }: ConvertMessages): string {
  switch (now.stage) {
    case 'uploading':
    case 'uploadingPart':
      return formatUpload(now, words, locale);
    case 'reading':
      return words.reading(now);
    case 'recognising':
      return words.recognising(now);
    default:
      return words[now.stage];
  }
}
