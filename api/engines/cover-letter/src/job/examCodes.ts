import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import type { FoundTerm } from './alternativeTerms.ts';

const STANDARD_BODY = /^(?:BS|EN|DIN|IEC|NFPA|ASTM|ASME)$/;

/** Finds exams and norms with their number: "MD-102", "AZ-900", "BS 7909". */
export function findCodes(tokens: StemmedToken[]): FoundTerm[] {
  return tokens.flatMap(({ text, lower }, at): FoundTerm[] => {
    const norm = tokens[at + 1];
    if (STANDARD_BODY.test(text) && norm?.kind === 'number' && /^\d{3,5}$/.test(norm.text))
      return [{ term: `${text} ${norm.text}`, kind: 'qualification', subjectStems: [lower, norm.stem], from: at, to: at + 2 }];
    const [hyphen, number] = [tokens[at + 1], tokens[at + 2]];
    const isCode = /^\p{Lu}{1,4}$/u.test(text) && hyphen?.text === '-' && hyphen.isGlued && number?.isGlued && /^\d{2,4}$/.test(number.text);
    return isCode
      ? [{ term: `${text}-${number.text}`, kind: 'qualification', subjectStems: [text.toLowerCase(), number.stem], from: at, to: at + 3 }]
      : [];
  });
}
