import type { ReadCv } from '../../model/cv';
import { cvPdfs } from '../../model/cvPdfs';
import type { LetterApi } from '../../model/letterApi';

/** Removes a CV that the visitor no longer uses, here and on the server. */
export function forgetCv(api: LetterApi, { cvId, ending }: ReadCv): void {
  cvPdfs.forget(cvId).catch(() => undefined);
  // Should it not be reached, the server deletes it when its hour is over.
  if (!ending) api.deleteCv(cvId).catch(() => undefined);
}
