import { readSmallNumber, SEVERAL } from '../smallNumbers.ts';
import type { Verdict } from '../verdict.ts';
import { isDenied, PERMISSION } from './ruleWords.ts';
import { findStems } from './stems.ts';

const NUMBER = `${SEVERAL}|one|a single|un[ao]?|ein(?:e[nrms]?)?`;
/** Times, sums and ages are compared by other rules. */
const UNIT =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|times?|percent|euros?|pounds?|pence|cents?|kg|km|cm|mm|metres?|meters?|miles?|o'?clock|am|pm|degrees?|segundos?|minutos?|horas?|días?|noches?|semanas?|mes(?:es)?|años?|veces|metros?|grados?|sekunden?|minuten?|stunden?|tage?n?|nächten?|wochen?|monate?n?|jahre?n?|mal|uhr|meter|grad)$/iu;
const ASKED = new RegExp(`(?<![\\p{L}\\d.,:£€$-])(?<count>${SEVERAL})\\s(?<thing>\\p{L}{3,})(?<more>\\s\\p{L}{3,})?`, 'giu');
const ALLOWED = new RegExp(`(?<![\\p{L}\\d.,:£€$-])(?<count>${NUMBER})\\s(?<things>(?:\\p{L}[\\p{L}-]*\\s?){1,4})`, 'giu');
/** What adds to a number instead of limiting it. */
const NO_LIMIT = /\b(?:at least|or more|minimum|from)\b|(?<!\p{L})(?:al menos|mínimo|o más|mindestens|oder mehr|ab)(?!\p{L})/iu;

/** Denies more of a thing than a sentence permits: three rounds where "the Client may ask for two rounds". Says nothing of as many or fewer. */
export function decideCounted(question: string, sentence: string, matched: readonly string[]): Verdict | undefined {
  if (!PERMISSION.test(sentence) || isDenied(sentence) || NO_LIMIT.test(sentence)) return undefined;
  const counts = [...question.matchAll(ASKED)].filter(({ groups }) => !UNIT.test(groups?.thing ?? ''));
  const [only, another] = counts;
  const count = readSmallNumber(only?.groups?.count ?? '');
  if (count === undefined || another) return undefined;
  const questionStems = new Set([...findStems(`${only?.groups?.thing ?? ''} ${only?.groups?.more ?? ''}`), ...matched.flatMap(findStems)]);
  const limits = [...sentence.matchAll(ALLOWED)].flatMap(({ groups }) => {
    const [first = ''] = (groups?.things ?? '').split(' ');
    const isSameThing = !UNIT.test(first) && findStems(groups?.things ?? '').some((stem) => questionStems.has(stem));
    return isSameThing ? [readSmallNumber(groups?.count ?? '') ?? 1] : [];
  });
  const [limit, other] = limits;
  return limit !== undefined && other === undefined && count > limit ? 'no' : undefined;
}
