import type { LetterClaim } from '../../../../contract/coverLetter.ts';
import type { Evidence } from '../assignment.ts';
import { quantitiesIn } from '../wording/quantities.ts';
import { sentencesIn } from '../wording/tokens.ts';

/** What a paragraph states as a fact, and what each statement stands on. */
export function claimsIn(text: string, evidence: Evidence, _today = new Date()): LetterClaim[] {
  const known = sentencesIn(evidence.cvText).flatMap((sentence) => sentence.map(({ lower }) => lower));
  return sentencesIn(text).flatMap((sentence) =>
    quantitiesIn(sentence).map(({ from, to }): LetterClaim => {
      const words = sentence.slice(from, to);
      const supported = words.every(({ lower }) => known.includes(lower));
      return { text: text.slice(words[0]?.start, words.at(-1)?.end), supported, source: supported ? 'cv' : null };
    }),
  );
}
