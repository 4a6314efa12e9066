import { isFirstName } from '@sheaf/language/lexicon/firstNames';
import type { ChatIndex } from '../../types/chatIndex.ts';
import { findCapitalRuns } from './capitals.ts';
import { isOrganisation } from './isOrganisation.ts';
import type { NamedThing } from './namedThing.ts';
import { isPlace } from './places.ts';

const IS_SHORT = /^\p{Lu}[\p{Lu}&]{1,7}$/u;
const BEFORE_BODY = /\b(?:at|for|by|with|joins?|joined|of|from|company|firm|agency|works? for|employed by|between)\s*$/i;

/** Finds the organisations a document names: those that say what they are, and short names that are explained or often used. */
export function findOrganisations(index: ChatIndex): NamedThing[] {
  const certain: NamedThing[] = [];
  const likely: NamedThing[] = [];
  for (const run of findCapitalRuns(index)) {
    const words = run.words.map((word) => word.replace(/,$/, ''));
    const thing = { start: run.start, end: run.end, key: words.join(' ').toLowerCase() };
    if (isOrganisation(words)) certain.push(thing);
    else if (!run.isHeading && isLikely(words, run.before, run.after)) likely.push(thing);
  }
  return [...certain, ...likely].sort((one, other) => one.start - other.start);
}

function isLikely(words: string[], before: string, after: string): boolean {
  const [first = ''] = words;
  if (words.length === 1) return IS_SHORT.test(first) && /\bthe\s*$/i.test(before) && !/^\s*[\p{Ll}-]+(?:s|ing|ed)?\s\p{Lu}/u.test(after);
  const isName = isFirstName(first) || isPlace(words.join(' ')) || words.some((word) => /^(?:of|and|y|de|the|for)$|\.$/.test(word));
  return !isName && words.length <= 4 && BEFORE_BODY.test(before) && !/^\s*(?:\d|Street|Road|Avenue|River|Sea|War|Dynasty)/.test(after);
}
