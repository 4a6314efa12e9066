/** A file on its way to the server, and the server that has it and has not begun. Sizes are in bytes. */
export type UploadStage = { stage: 'waitingForServer' } | { stage: 'uploadingPart'; sent: number; total: number };

/** What happens when this share of so many bytes, from 0 to 1, has left. */
export function uploadStage(share: number, total: number): UploadStage {
  return share >= 1 ? { stage: 'waitingForServer' } : { stage: 'uploadingPart', sent: share * total, total };
}

/** How far the whole is when the stage that reaches from one share of it to another is done by `share`. All from 0 to 1. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
