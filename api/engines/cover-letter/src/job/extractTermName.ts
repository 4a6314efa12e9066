import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { LIKELIEST_SHIFT, TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { joinTokens } from '@sheaf/language/tokens/joinTokens';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { canBeNoun, findCareerVerb, hasTag } from '../wording/careerVerbs.ts';
import type { JobTerm } from './jobTerm.ts';

const MAX_WORDS = 4;
/** "Reach truck" is a machine, and nobody reaches it. */
const MACHINE_KIND = /^(?:reach|lift|pump|pick|tow|dump)$/;
const PREPOSITION = /^(?:after|with|for|of|in|on|to|at|as|out|up|off|over)$/;

/** Returns a term as the advertisement names it, without the verb before it: "inventory" of "manage inventory". Undefined when that is no name. */
export function extractTermName(tokens: readonly StemmedToken[]): string | undefined {
  const [only, ...others] = tokens;
  // "Lean" and "accurate" say themselves what is asked for.
  if (only && others.length === 0 && only.kind === 'word' && !findCareerVerb(only.text) && hasTag(only.lower, TAG.JJ)) return only.text;
  const [first, ...rest] = tokens;
  const startsWithVerb =
    first !== undefined &&
    rest.length > 0 &&
    !(MACHINE_KIND.test(first.lower) && /^trucks?$/.test(rest[0]?.lower ?? '')) &&
    findCareerVerb(first.text)?.form === 'base' &&
    !isNoun(first);
  const withoutVerb = startsWithVerb ? rest : tokens;
  const nameTokens = withoutVerb.slice(
    Math.max(
      0,
      withoutVerb.findIndex(({ text }) => !PREPOSITION.test(text)),
    ),
  );
  const last = nameTokens.at(-1);
  if (!last || nameTokens.length > MAX_WORDS || nameTokens.some(({ kind, text }) => kind === 'mark' && !/^[-&/'’]$/.test(text))) return undefined;
  if (
    nameTokens.some(({ lower }, at) =>
      lower === 'of' ? at === 0 || startsWithVerb : /^(?:an?|the|our|your|my|to|in|on|with|and|or|for)$/.test(lower),
    ) ||
    ((startsWithVerb || nameTokens.length < tokens.length) && (nameTokens.length === 1 || startsWithVerb) && !isSpecific(last))
  )
    return undefined;
  return isName(last) || isNoun(last) || (nameTokens.length > 1 && canBeHeadNoun(last.lower)) ? joinTokens(nameTokens) : undefined;
}

/** Returns what a term is called on the screen: in the words of the advertisement, where those name it. */
export function nameTerm({ term, written, alternatives, years }: JobTerm): string {
  return written && (!alternatives || years !== undefined) ? written : term;
}

function isName({ text }: StemmedToken): boolean {
  return /\p{Lu}.*\p{Lu}|\d/u.test(text);
}

/** Detects a specific word. "Team" alone is no requirement. */
function isSpecific({ lower }: StemmedToken): boolean {
  return !/^(?:teams?|people|staff|customers?|clients?|patients?|users?|others|students?|pupils?|children|apprentices?|trainees?|learners?|residents?|volunteers?|records?|reports?|results?|projects?|orders?)$/.test(
    lower,
  );
}

function isNoun({ lower }: StemmedToken): boolean {
  const lexicon = loadLexicon();
  const index = lexicon.indexOf(lower);
  if (index < 0) return true;
  const likeliestTag = 1 << (lexicon.tagsAt(index) >>> LIKELIEST_SHIFT);
  return (likeliestTag & (TAG.NN | TAG.NNS | TAG.NNP)) !== 0 || (/ing$/.test(lower) && hasTag(lower, TAG.NN));
}

/** Returns whether a word may be a thing after another. The lexicon has "cost" as a verb alone, and "costs" as things. */
export function canBeHeadNoun(word: string): boolean {
  return canBeNoun(word) || hasTag(`${word}s`, TAG.NNS);
}
