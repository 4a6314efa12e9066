import type { CvPlace, CvProfile } from '../../../../contract/coverLetter.ts';
import type { DocumentText } from '../../pdfText/documentText.ts';

/** What a document says of its owner, where it says it, and whether it is a CV at all. */
export interface CvFound {
  profile: CvProfile;
  places: CvPlace[];
  isCv: boolean;
}

/** The profile of a CV that was read from a PDF. */
export function profileOf(document: DocumentText): CvFound {
  return { ...profileOfText(document.text), places: [] };
}

/** The profile of a CV that was pasted as text. */
export function profileOfText(text: string): Omit<CvFound, 'places'> {
  const email = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,24}){1,4}/.exec(text)?.[0];
  const profile: CvProfile = { ...(email !== undefined && { email }), links: [], skills: [], experience: [], education: [], languages: [] };
  return { profile, isCv: email !== undefined };
}
