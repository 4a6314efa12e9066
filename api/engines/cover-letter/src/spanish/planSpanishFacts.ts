import { stemByPrefix } from '@sheaf/language/stems/stemByPrefix';
import { findTie } from '../plan/keepProven.ts';
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
const WEIGHTS = { number: 2, result: 3, deed: 2, current: 1.5, older: -0.7, place: -0.15, shared: 1, wish: 25 };
const MOST_FACTS = 7;
const MOST_SHARED = 2;

/** Returns what a Spanish CV can show for this job, strongest first. */
export function planSpanishFacts(spec: LetterSpec): SpanishFact[] {
  const { profile, job, mention = [], without = [] } = spec;
  const recency = rankByRecency(profile.experience);
  const wanted = new Set(listWordPrefixes(`${job.title} ${job.description}`));
  const says = (quote: string, wishes: readonly string[]) => wishes.some((wish) => mentionsWish(quote, wish));
  const weighed = profile.experience.flatMap((held, position) => {
    const { bullets } = held;
    const tie = findTie(profile.experience, position);
    const { isCurrent } = tie;
    return bullets.flatMap(splitSentences).flatMap(({ quote, place }) => {
      const clause = spanishBulletToClause(quote, isCurrent);
      if (!clause || says(quote, without)) return [];
      const rank = recency[position] ?? position;
      const shared = listWordPrefixes(quote).filter((stem) => wanted.has(stem)).length;
      const weight =
        (/\d/.test(quote) ? WEIGHTS.number : 0) +
        (RESULT.test(quote) ? WEIGHTS.result : 0) +
        (clause.did ? WEIGHTS.deed : 0) +
        (isCurrent ? WEIGHTS.current : 0) +
        WEIGHTS.older * rank +
        WEIGHTS.place * place +
        WEIGHTS.shared * Math.min(shared, MOST_SHARED) +
        (says(quote, mention) ? WEIGHTS.wish : 0);
      return [
        {
          weight,
          fact: {
            ...clause,
            quote,
            path: `experience/${position}/bullets/${place}`,
            title: tie.title,
            company: tie.company,
            isCurrent,
            recency: rank,
          },
        },
      ];
    });
  });
  return weighed
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_FACTS)
    .map(({ fact }) => fact);
}

/** A paragraph under a job has an achievement in each sentence. */
function splitSentences(bullet: string, place: number): { quote: string; place: number }[] {
  return bullet.split(/(?<=\p{Ll}{3}[.;]|\d[.;])\s+(?=\p{Lu}|\p{Ll})/u).map((quote) => ({ quote, place }));
}

function listWordPrefixes(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map(stemByPrefix);
}
