import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { joinTokens } from '@sheaf/language/tokens/joinTokens';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { scoreTitle } from '../cv/words/titleWords.ts';
import { canBeNoun, findCareerVerb, hasTag } from '../wording/careerVerbs.ts';
import type { FoundTerm } from './alternativeTerms.ts';
import { canBeHeadNoun } from './extractTermName.ts';
import { isGeneric } from './findUnlistedTerms.ts';
import { isCredentialNoun, listRequirementStems } from './termContent.ts';

const MAX_WORDS = 3;

/**
 * Returns what an entry of a list of requirements asks for as a whole: "dispensing", "aseptic services", "patient counselling". Undefined where
 * what was found in it says that already, or where it is more than a name.
 */
export function findFullItem(tokens: readonly StemmedToken[], found: readonly FoundTerm[]): FoundTerm | undefined {
  const from = tokens.findIndex(({ kind }) => kind === 'word');
  const to = tokens.findLastIndex(({ kind }) => kind === 'word') + 1;
  const item = tokens.slice(Math.max(from, 0), to);
  const words = item.filter(({ kind }) => kind === 'word');
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length > MAX_WORDS || item.some(({ kind, text }) => kind !== 'word' && text !== '-')) return undefined;
  // "Feline nursing certificate" is one paper, though nursing is a skill.
  const isPaper =
    found.length === 1 && words.length > 2 && isCredentialNoun(last.lower) && found[0]?.kind === 'skill' && found[0].to < to && found[0].from > from;
  const paperStems = isPaper ? listRequirementStems(item) : [];
  if (isPaper && paperStems.length > 1) return { term: joinTokens(item), kind: 'qualification', subjectStems: paperStems, from, to };
  const isCovered = found.length > 0 && !isSplit(words.length, found) && !isPartial(words.length, found);
  const subjectStems = listRequirementStems(item.filter(({ lower }) => !isGeneric(lower)));
  if (isCovered || (found.length > 0 && isGeneric(last.lower)) || subjectStems.length === 0 || !isName(words, first, last)) return undefined;
  return { term: joinTokens(item), kind: 'skill', subjectStems, from, to };
}

/** Detects an item that was found word by word: "Patient | counselling". */
function isSplit(words: number, found: readonly FoundTerm[]): boolean {
  return found.length === words && found.every(({ anyOf, alternatives, languageLevel }) => !anyOf && !alternatives && !languageLevel);
}

/** Detects a term that is only a part of its item: "surveys" of "acoustic surveys". */
function isPartial(words: number, [only, ...others]: readonly FoundTerm[]): boolean {
  return only?.subjectStems !== undefined && only.anyOf === undefined && only.kind === 'skill' && others.length === 0 && only.to - only.from < words;
}

function isPlainNoun(word: string): boolean {
  return canBeNoun(word) && !isGeneric(word) && scoreTitle(word) === 0 && findCareerVerb(word) === undefined && !hasTag(word, TAG.JJ);
}

/** Detects a name: a single word must be a gerund; several must end in a noun or a gerund. */
function isName(words: readonly StemmedToken[], first: StemmedToken, last: StemmedToken): boolean {
  const isGerund = /^\p{L}{4,}ing$/u.test(last.lower);
  // "Bread" alone in a list of what is asked for
  if (words.length === 1) return (isGerund && /^\p{Ll}/u.test(first.text)) || (/^\p{Lu}\p{Ll}{3,}$/u.test(first.text) && isPlainNoun(first.lower));
  const hasFunctionWord = words.some(({ lower }) =>
    /^(?:an?|the|and|or|of|in|to|with|for|is|are|you|your|our|be|if|as|at|on|all|not|no)$/.test(lower),
  );
  return !hasFunctionWord && (isGerund || canBeHeadNoun(last.lower)) && findCareerVerb(first.lower)?.form !== 'base' && scoreTitle(last.lower) < 2;
}
