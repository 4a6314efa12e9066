import type { Locale } from '@sheaf/api/contract/messages/locale/locales';
import { formatFileSize } from '@sheaf/design-system';

/** A file on its way to the server. Sizes are in bytes. */
type Uploading = { stage: 'uploading'; total: number } | { stage: 'uploadingPart'; sent: number; total: number };

/** An upload under way, or complete while the server has not begun. */
export type UploadStage = Uploading | { stage: 'waitingForServer' };

/** A tool's own words for the upload. */
export interface UploadWords {
  uploading(total: string): string;
  uploadingPart(sizes: { sent: string; total: string }): string;
}

/** Returns the stage after this share (0 to 1) of the bytes was sent. */
export function toUploadStage(share: number, total: number): UploadStage {
  return share >= 1 ? { stage: 'waitingForServer' } : { stage: 'uploadingPart', sent: share * total, total };
}

/** Writes how far an upload is. */
export function formatUpload(now: Uploading, words: UploadWords, locale: Locale): string {
  const total = formatFileSize(now.total, locale);
  return now.stage === 'uploading' ? words.uploading(total) : words.uploadingPart({ sent: formatFileSize(now.sent, locale), total });
}

/** Maps the share of a stage to the share of the whole that the stage covers, all from 0 to 1. */
export function interpolate(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
