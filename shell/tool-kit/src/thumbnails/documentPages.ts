import { canReadPages } from './canReadPages';
import { PasswordNeeded } from './pageQueue';
import type { PageSize } from './pageReader';
import type { TextPiece } from './pageText';
import { sharedPageQueue } from './sharedPageQueue';

export type { PageSize, TextPiece };

/** Why a document cannot be shown here. */
export type NotShown = 'password' | 'unreadable' | 'no-reader';

/** A document as a viewer asks for it. Pages count from 1; what is asked with less distance comes first. */
export interface DocumentPages {
  count(): Promise<number>;
  sizes(first: number, count: number, signal: AbortSignal): Promise<PageSize[]>;
  /** The caller owns the picture and closes it. */
  picture(page: number, longSide: number, distance: () => number, signal: AbortSignal): Promise<ImageBitmap>;
  text(page: number, distance: () => number, signal: AbortSignal): Promise<TextPiece[]>;
  /** The text of a page without positions, at the lowest priority. */
  words(page: number, signal: AbortSignal): Promise<string>;
}

/** Opens a document with the page's shared reader; null where no worker can read it. */
export function openDocumentPages(file: Blob, password: string): DocumentPages | null {
  if (!canReadPages()) return null;
  const source = { file, password };
  return {
    count: () => sharedPageQueue.pageCount(file, password),
    sizes: (page, count, signal) => sharedPageQueue.pageSizes({ ...source, page, distance: rankLast }, count, signal),
    picture: (page, longSide, distance, signal) => sharedPageQueue.picture({ ...source, page, longSide, distance, isOwnedByCaller: true }, signal),
    text: (page, distance, signal) => sharedPageQueue.pageText({ ...source, page, distance }, signal),
    words: (page, signal) => sharedPageQueue.pageWords({ ...source, page, distance: rankAfterAll }, signal),
  };
}

/** Returns why a document cannot be shown. */
export function findReason(cause: unknown): NotShown {
  return cause instanceof PasswordNeeded ? 'password' : 'unreadable';
}

/** After all that somebody looks at, yet before what is only searched. */
const rankLast = () => Number.MAX_SAFE_INTEGER;
const rankAfterAll = () => Number.MAX_VALUE;
