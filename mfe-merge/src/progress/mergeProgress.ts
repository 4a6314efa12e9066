import type { JobProgress } from '@sheaf/api/contract/progress';
import { formatFileSize } from '@sheaf/design-system';

/** A merge, as far as its progress is concerned. */
export interface MergeWork {
  /** In the order in which they are handed over. */
  files: readonly Pick<File, 'name' | 'size'>[];
  /** Whether they go to the server, or stay on this device. */
  place: 'server' | 'device';
}

/** What was heard of a merge: of its upload, of the work itself, of the answer on its way back. Shares go from 0 to 1. */
export type MergeNews = { of: 'upload'; share: number } | { of: 'work'; progress: JobProgress } | { of: 'answer'; share: number };

/** How far a merge is as a whole, and what happens just now. */
export interface MergeProgress {
  /** From 0 to 1, never falling; undefined while nothing is known. */
  share: number | undefined;
  sentence: string;
  /** What is known already tells which news come too late. */
  latest: MergeNews['of'] | undefined;
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

const ORDER: MergeNews['of'][] = ['upload', 'work', 'answer'];

/** Before anything was heard. */
export function mergeBegins({ files, place }: MergeWork): MergeProgress {
  const sentence = place === 'server' ? `Uploading ${formatFileSize(totalSize(files))}` : `Putting ${files.length} files together`;
  return { share: undefined, sentence, latest: undefined };
}

/** The progress after some news. News that come late, as they do from two connections, change nothing. */
export function mergeGoesOn(before: MergeProgress, news: MergeNews, work: MergeWork): MergeProgress {
  if (before.latest && ORDER.indexOf(news.of) < ORDER.indexOf(before.latest)) return before;
  const heard = partOf(news, work);
  if (!heard) return before;
  return { share: Math.max(before.share ?? 0, Math.min(1, heard.share)), sentence: heard.sentence, latest: news.of };
}

type Heard = Pick<MergeProgress, 'sentence'> & { share: number };

function partOf(news: MergeNews, work: MergeWork): Heard | undefined {
  const parts = PARTS[work.place];
  switch (news.of) {
    case 'upload':
      return { share: news.share * parts.uploaded, sentence: uploadSentence(news.share, totalSize(work.files)) };
    case 'work':
      return partOfWork(news.progress, work, parts);
    case 'answer':
      return { share: between(parts.checked, 1, news.share), sentence: 'Receiving the merged file' };
  }
}

/** Nothing for what the visitor knows better, or does not need to know. */
function partOfWork(progress: JobProgress, { files }: MergeWork, { uploaded, read, written }: Parts): Heard | undefined {
  switch (progress.stage) {
    case 'receiving':
    case 'over':
      return undefined;
    case 'waiting':
      return { share: uploaded, sentence: 'Waiting for a free place' };
    case 'reading': {
      const name = files[progress.file]?.name;
      const sentence = name === undefined ? 'Reading the files' : `Reading ${name} (${progress.file + 1} of ${progress.files})`;
      return { share: between(uploaded, read, progress.file / progress.files), sentence };
    }
    case 'writing': {
      const { page, pages } = progress;
      const sentence = pages === 0 ? 'Writing the pages' : `Writing page ${page} of ${pages}`;
      return { share: between(read, written, pages === 0 ? 0 : page / pages), sentence };
    }
    case 'checking':
      return { share: written, sentence: 'Checking the result' };
  }
}

function uploadSentence(share: number, total: number): string {
  if (share >= 1) return 'Waiting for the server';
  return `Uploading ${formatFileSize(share * total)} of ${formatFileSize(total)}`;
}

function totalSize(files: MergeWork['files']): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
