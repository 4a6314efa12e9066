import type { BulletClause } from '../../bullets/bulletClause.ts';

const MAX_WORDS = 15;
const MIN_WORDS = 3;
/** Places where a clause can be cut without changing its meaning. */
const CLAUSE_ENDS = [
  / (?=by \p{Ll}+ing\b)/gu,
  /[,;] /g,
  / (?=and \p{Ll}+ )/gu,
  / (?=in (?:\d|two|three|four|five|six|seven|eight|nine|ten)\b)/g,
  / (?=(?:while|which|where|so that|for|with|across|over|during|used)\b)/g,
  / \(/g,
];

/** Returns a topic for an interview, as it follows "tell you": "how I cut errors by 37%". Undefined when the fact is too long. */
export function shortenToTopic({ finite, outcome, isPresent }: BulletClause): string | undefined {
  // "Ask me how I supervise two apprentices" asks for a lecture; a past action has a story.
  const clause =
    finite && !isPresent && !/^(?:am|was|have|had|held|never) /.test(finite)
      ? `I ${finite}`
      : outcome &&
          !/\b(?:is|are) .*\bsince (?:19|20)\d\d\b/.test(outcome) &&
          !/^(?:there|its|their|this|these) |^\d.* were \p{Ll}+(?:ed|t|n)\b/u.test(outcome)
        ? outcome
        : undefined;
  const shortened = clause && shorten(clause);
  return shortened && `how ${shortened}`;
}

function shorten(text: string): string | undefined {
  // "I unloaded up to 20 trucks a shift and did the stock count" are two stories, and the one with a figure is written.
  const [first = '', ...more] = text.split(/ and (?=(?:\p{Ll}+ed|did|led|ran|took|kept|made|wrote|built|taught|sold|sent)\b)/u);
  if (more.length > 0 && isShort(first) && /\d/.test(first) && first.split(' ').length > MIN_WORDS) return first;
  if (isShort(text)) return text;
  const candidates = CLAUSE_ENDS.flatMap((end) => [...text.matchAll(end)].map(({ index }) => text.slice(0, index)));
  const fittingCandidates = candidates.filter(
    (candidate) =>
      isShort(candidate) && candidate.split(' ').length >= MIN_WORDS && !(/ from .* to /.test(text) && / from (?!.* to )/.test(candidate)),
  );
  return fittingCandidates.sort((one, other) => Number(/\d/.test(other)) - Number(/\d/.test(one)) || other.length - one.length)[0];
}

function isShort(text: string): boolean {
  return text.split(' ').length <= MAX_WORDS && !/[,;:(]/.test(text.replace(/(?<=\d),(?=\d)/g, ''));
}
