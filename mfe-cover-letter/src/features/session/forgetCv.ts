import type { ReadCv } from '../../model/cv';
import { cvPdfs } from '../../model/cvPdfs';
import type { LetterApi } from '../../model/letterApi';

/** Deletes a CV that the visitor no longer uses, in the browser and on the server. */
export function forgetCv(api: LetterApi, { cvId, ending }: ReadCv): void {
  cvPdfs.forget(cvId).catch(() => undefined);
  // If this call fails, the server deletes the CV when its session expires.
  if (!ending) api.deleteCv(cvId).catch(() => undefined);
}
