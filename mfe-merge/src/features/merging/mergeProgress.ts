import type { JobProgress } from '@sheaf/api/contract/progress';
import { formatUpload, interpolate, toUploadStage, type UploadStage } from '@sheaf/tool-kit/uploadStage';
import type { MergeMessages } from '../../messages';
import { sumBytes } from '../../model/limits';

/** A merge, as far as its progress is concerned. */
export interface MergeWork {
  /** In the order in which they are handed over. */
  files: readonly Pick<File, 'name' | 'size'>[];
  /** Whether they go to the server, or stay on this device. */
  place: 'server' | 'device';
}

/** An event of a merge: of its upload, of the work itself, of the answer on its way back. Shares go from 0 to 1. */
export type MergeEvent = { of: 'upload'; share: number } | { of: 'work'; progress: JobProgress } | { of: 'answer'; share: number };

/** What happens just now. Sizes are in bytes, places from 1. */
export type MergeStage =
  | UploadStage
  | { stage: 'waitingForPlace' | 'readingFiles' | 'writingPages' | 'checking' | 'receiving' }
  | { stage: 'beginningHere'; files: number }
  | { stage: 'readingFile'; name: string; place: number; count: number }
  | { stage: 'writingPage'; page: number; pages: number };

/** How far a merge is as a whole, and what happens just now. */
export interface MergeProgress {
  /** From 0 to 1, never falling; undefined while nothing is known. */
  share: number | undefined;
  stage: MergeStage;
  /** What is known already shows which news come too late. */
  latest: MergeEvent['of'] | undefined;
}

/** Which part of the whole each stage is. With an upload and an answer on a slow line, those two take longer than all the work. */
interface Parts {
  uploaded: number;
  read: number;
  written: number;
  checked: number;
}

const PARTS: Record<MergeWork['place'], Parts> = {
  server: { uploaded: 0.5, read: 0.6, written: 0.8, checked: 0.85 },
  device: { uploaded: 0, read: 0.2, written: 0.95, checked: 1 },
};

const ORDER: MergeEvent['of'][] = ['upload', 'work', 'answer'];

/** Returns the progress before any event. */
export function startMergeProgress({ files, place }: MergeWork): MergeProgress {
  const stage: MergeStage = place === 'server' ? { stage: 'uploading', total: sumBytes(files) } : { stage: 'beginningHere', files: files.length };
  return { share: undefined, stage, latest: undefined };
}

/** Updates the progress. Ignores late events, which two connections can cause. */
export function advanceMergeProgress(before: MergeProgress, event: MergeEvent, work: MergeWork): MergeProgress {
  if (before.latest && ORDER.indexOf(event.of) < ORDER.indexOf(before.latest)) return before;
  const update = computeUpdate(event, work);
  if (!update) return before;
  return { share: Math.max(before.share ?? 0, Math.min(1, update.share)), stage: update.stage, latest: event.of };
}

type ProgressUpdate = Pick<MergeProgress, 'stage'> & { share: number };

function computeUpdate(event: MergeEvent, work: MergeWork): ProgressUpdate | undefined {
  const parts = PARTS[work.place];
  switch (event.of) {
    case 'upload':
      return { share: event.share * parts.uploaded, stage: toUploadStage(event.share, sumBytes(work.files)) };
    case 'work':
      return computeWorkUpdate(event.progress, work, parts);
    case 'answer':
      return { share: interpolate(parts.checked, 1, event.share), stage: { stage: 'receiving' } };
  }
}

/** Nothing for what the visitor knows better, or does not need to know. */
function computeWorkUpdate(progress: JobProgress, { files }: MergeWork, { uploaded, read, written }: Parts): ProgressUpdate | undefined {
  switch (progress.stage) {
    case 'receiving':
    case 'over':
      return undefined;
    case 'waiting':
      return { share: uploaded, stage: { stage: 'waitingForPlace' } };
    case 'reading': {
      const name = files[progress.file]?.name;
      const stage: MergeStage =
        name === undefined ? { stage: 'readingFiles' } : { stage: 'readingFile', name, place: progress.file + 1, count: progress.files };
      return { share: interpolate(uploaded, read, progress.file / progress.files), stage };
    }
    case 'writing': {
      const { page, pages } = progress;
      const stage: MergeStage = pages === 0 ? { stage: 'writingPages' } : { stage: 'writingPage', page, pages };
      return { share: interpolate(read, written, pages === 0 ? 0 : page / pages), stage };
    }
    case 'checking':
      return { share: written, stage: { stage: 'checking' } };
  }
}

/** Writes what the merge is doing now. */
export function formatStage(now: MergeStage, { progress, locale }: MergeMessages): string {
  switch (now.stage) {
    case 'uploading':
    case 'uploadingPart':
      return formatUpload(now, progress, locale);
    case 'beginningHere':
      return progress.beginningHere(now.files);
    case 'readingFile':
      return progress.readingFile(now);
    case 'writingPage':
      return progress.writingPage(now);
    default:
      return progress[now.stage];
  }
}
