import type { Evidence } from './verdictEvidence.ts';

const OTHERS = /(?<!\p{L})(?:(?:any |no |all )?other|otr[oa]s?|andere[nrsm]?|übrige[nrsm]?|sonstige[nrsm]?) \p{L}{3,}/iu;

/** Returns whether a clause is about other things than the one of the question, which the document names elsewhere: "no other animals" for a dog. */
export function speaksOfOthers({ index, main, top, clause }: Evidence): boolean {
  if (!OTHERS.test(clause)) return false;
  const thing = main.terms.findLast(({ isFraming }) => !isFraming);
  const exact = thing?.forms.filter(({ likeness }) => likeness === 1) ?? [];
  const found = new Set(index.termsIn(top.sentence));
  return exact.length > 0 && exact.every(({ number }) => !found.has(number));
}
