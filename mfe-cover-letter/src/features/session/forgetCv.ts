import type { ReadCv } from '../../model/cv';
import type { LetterApi } from '../../model/letterApi';

/** Deletes a CV on the server that the visitor no longer uses. */
export function forgetCv(api: LetterApi, { cvId, ending }: ReadCv): void {
  // If this call fails, the server deletes the CV when its session expires.
  if (!ending) api.deleteCv(cvId).catch(() => undefined);
}
