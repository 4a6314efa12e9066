import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import type { FoundTerm } from './alternativeTerms.ts';

/** Finds exams and norms that a hyphen joins to their number: "MD-102", "AZ-900". */
export function findCodes(tokens: StemmedToken[]): FoundTerm[] {
  return tokens.flatMap(({ text }, at): FoundTerm[] => {
    const [hyphen, number] = [tokens[at + 1], tokens[at + 2]];
    const isCode = /^\p{Lu}{1,4}$/u.test(text) && hyphen?.text === '-' && hyphen.isGlued && number?.isGlued && /^\d{2,4}$/.test(number.text);
    return isCode
      ? [{ term: `${text}-${number.text}`, kind: 'qualification', subjectStems: [text.toLowerCase(), number.stem], from: at, to: at + 3 }]
      : [];
  });
}
