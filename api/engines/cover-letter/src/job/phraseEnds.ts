import { parseWords } from './requirementWords.ts';

/** The words at which the name of a requirement ends. */
export const phraseEnds = parseWords(
  'and or but to at from while which that where who for by as when is are would will a an the your our within across including such preferred desirable required essential in with of on helps matters',
);
