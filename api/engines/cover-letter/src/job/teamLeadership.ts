import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { scoreTitle } from '../cv/words/titleWords.ts';
import { findCareerVerb } from '../wording/careerVerbs.ts';
import type { FoundTerm } from './alternativeTerms.ts';

const LEADS = /^(?:lead|leading|manage|managing|supervise|supervising|run|running|roster|rostering)$/;
const GROUP = /^(?:team|crew|staff|brigade|squad|gang|workforce)$/;
const MAX_VERBS = 4;
const MAX_WORDS_BEFORE_GROUP = 3;

/** Finds people who are led, with other verbs between: "lead, roster and develop the team", "supervise a crew of up to eight". */
export function findTeamLeadership(tokens: StemmedToken[]): FoundTerm[] {
  const index = tokens.findIndex(({ lower }, at) => LEADS.test(lower) && findGroup(tokens, at) !== undefined);
  const to = index < 0 ? undefined : findGroup(tokens, index);
  return to === undefined ? [] : [{ term: 'Team leadership', kind: 'skill', from: index, to }];
}

/** Returns the end of the group that the verb at an index and the verbs coordinated with it are about. */
function findGroup(tokens: StemmedToken[], index: number): number | undefined {
  let at = index + 1;
  for (let verbs = 0; verbs < MAX_VERBS && isCoordinated(tokens, at); verbs += 1) {
    while (/^(?:,|and|&)$/.test(tokens[at]?.lower ?? '')) at += 1;
    at += 1;
  }
  const hasVerbs = at > index + 1;
  if (!/^(?:an?|the|our|your|its|library|kitchen|shop|store|site)$/.test(tokens[at]?.lower ?? '')) return undefined;
  for (let word = 0; word <= MAX_WORDS_BEFORE_GROUP; word += 1) {
    const token = tokens[at + word];
    if (token?.kind !== 'word' || findCareerVerb(token.lower)?.form === 'third') return undefined;
    const isPeople = GROUP.test(token.lower) || (hasVerbs && /s$/.test(token.lower) && scoreTitle(token.lower.replace(/s$/, '')) >= 2);
    if (isPeople && tokens[at + word + 1]?.kind !== 'word') return at + word + 1;
    if (isPeople && /^(?:of|and|in|on|at|to|for|with|through|including)$/.test(tokens[at + word + 1]?.lower ?? '')) return at + word + 1;
  }
  return undefined;
}

function isCoordinated(tokens: StemmedToken[], at: number): boolean {
  let verb = at;
  while (/^(?:,|and|&)$/.test(tokens[verb]?.lower ?? '')) verb += 1;
  const form = findCareerVerb(tokens[verb]?.lower ?? '')?.form;
  return verb > at && (form === 'base' || form === 'gerund' || /^(?:appraise|coach|roster|motivate|nurture)$/.test(tokens[verb]?.lower ?? ''));
}
