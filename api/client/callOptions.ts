import type { JobProgress } from '../contract/progress.ts';

export interface CallOptions {
  /** Aborting it stops the call, and the server's work with it. */
  signal?: AbortSignal;
}

/** A long call reports how far the server is. No report is certain to arrive, and the call does not depend on one. */
export interface LongCallOptions extends CallOptions {
  /** What the server does, until it is over. */
  onProgress?(progress: JobProgress): void;
}

/** A call that uploads files reports the progress of the upload as well. */
export interface UploadCallOptions extends LongCallOptions {
  /** How much of the files has left, from 0 to 1. */
  onUpload?(share: number): void;
  /** How much of the result has come, from 0 to 1. */
  onDownload?(share: number): void;
}
