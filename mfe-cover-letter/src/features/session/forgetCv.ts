import type { ReadCv } from '../../model/cv';
import { cvPdfs } from '../../model/cvPdfs';
import type { LetterApi } from '../../model/letterApi';

/** Removes an unused CV from the browser and the server. */
export function forgetCv(api: LetterApi, { cvId, ending }: ReadCv): void {
  cvPdfs.forget(cvId).catch(() => undefined);
  // If the call fails, the server deletes the session after its hour.
  if (!ending) api.deleteCv(cvId).catch(() => undefined);
}
