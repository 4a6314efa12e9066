import { stemByPrefix } from '@sheaf/language/stems/stemByPrefix';
import { findJobReference } from '../plan/keepProven.ts';
import { mentionsWish } from '../plan/mentionsWish.ts';
import { rankByRecency } from '../plan/recency.ts';
import type { LetterSpec } from '../types/letterSpec.ts';
import { type SpanishClause, spanishBulletToClause } from './spanishBulletToClause.ts';

/** A line of the CV that a Spanish letter may use, with its position. */
export interface SpanishFact extends SpanishClause {
  quote: string;
  path: string;
  title: string;
  company: string;
  isCurrent: boolean;
  recency: number;
}

const RESULT =
  /\bde \S*\d\S* a \S*\d|\d\s?%|\b(?:reduje|aumenté|mejoré|conseguí|ahorré|incrementé|logré|gané|dupliqué|reducción|aumento|ahorro|mejora)\b/iu;
const WEIGHTS = { number: 2, result: 3, action: 2, current: 1.5, older: -0.7, lineOrder: -0.15, shared: 1, wish: 25 };
const MAX_FACTS = 7;
const MAX_SHARED = 2;

/** Returns what a Spanish CV can show for this job, strongest first. */
export function planSpanishFacts(spec: LetterSpec): SpanishFact[] {
  const { profile, job, mention = [], without = [] } = spec;
  const recency = rankByRecency(profile.experience);
  const wanted = new Set(listWordPrefixes(`${job.title} ${job.description}`));
  const mentionsAny = (quote: string, wishes: readonly string[]) => wishes.some((wish) => mentionsWish(quote, wish));
  const scored = profile.experience.flatMap((employment, position) => {
    const { bullets } = employment;
    const jobReference = findJobReference(profile.experience, position);
    const { isCurrent } = jobReference;
    return bullets.flatMap(splitSentences).flatMap(({ quote, bulletIndex }) => {
      const clause = spanishBulletToClause(quote, isCurrent);
      if (!clause || mentionsAny(quote, without)) return [];
      const rank = recency[position] ?? position;
      const shared = listWordPrefixes(quote).filter((stem) => wanted.has(stem)).length;
      const weight =
        (/\d/.test(quote) ? WEIGHTS.number : 0) +
        (RESULT.test(quote) ? WEIGHTS.result : 0) +
        (clause.finite ? WEIGHTS.action : 0) +
        (isCurrent ? WEIGHTS.current : 0) +
        WEIGHTS.older * rank +
        WEIGHTS.lineOrder * bulletIndex +
        WEIGHTS.shared * Math.min(shared, MAX_SHARED) +
        (mentionsAny(quote, mention) ? WEIGHTS.wish : 0);
      return [
        {
          weight,
          fact: {
            ...clause,
            quote,
            path: `experience/${position}/bullets/${bulletIndex}`,
            title: jobReference.title,
            company: jobReference.company,
            isCurrent,
            recency: rank,
          },
        },
      ];
    });
  });
  return scored
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MAX_FACTS)
    .map(({ fact }) => fact);
}

/** Splits a paragraph with an achievement in each sentence. */
function splitSentences(bullet: string, bulletIndex: number): { quote: string; bulletIndex: number }[] {
  return bullet.split(/(?<=\p{Ll}{3}[.;]|\d[.;])\s+(?=\p{Lu}|\p{Ll})/u).map((quote) => ({ quote, bulletIndex }));
}

function listWordPrefixes(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map(stemByPrefix);
}
