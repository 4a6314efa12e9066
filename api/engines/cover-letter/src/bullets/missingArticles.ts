import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { hasTag } from '../wording/careerVerbs.ts';

/** Things a CV names without an article: one of several, or the one there is. */
const COUNTABLE_NOUNS = new Set(
  'gun account subject room class plan stall stand unit ward column list round flock herd tour team group crew shift brigade squad budget portfolio network range variety number fleet caseload cohort series campaign project system website app application tool dashboard platform database framework strategy programme program pipeline report guide course workshop newsletter blog event scheme prototype policy manual handbook library module backlog panel award branch shop store restaurant'.split(
    ' ',
  ),
);
const UNIQUE_NOUNS = new Set(
  'job queue build kitchen ward warehouse department office reception bar bakery nursery factory laboratory lab process procedure target rate'.split(
    ' ',
  ),
);
/** "oversaw refurbishment of 3 stores" means one that was known. */
const ACTION_NOUN_ENDING = /(?:ment|tion|sion|ance|ence|isal|ewal|over)$/;
const EVENT_NOUNS = new Set('transfer launch relaunch merger rollout roll-out closure upgrade rebrand switch sale'.split(' '));
const CHANGE_NOUNS = new Set('reduction increase improvement decrease rise cut drop saving'.split(' '));
const MEASURE_NOUNS = new Set('satisfaction retention completion attendance conversion'.split(' '));
const DETERMINER =
  /^(?:an?|the|my|our|their|its|his|her|this|that|these|those|each|every|all|both|any|no|some|many|several|other|another|one|\d.*|[£$€].*)$/i;
const AFTER_NOUN =
  /^(?:of|for|with|that|which|who|in|on|at|from|to|by|across|and|using|serving|covering|into|within|worth|including|spanning|twice|once|three|four|every|each)$/i;
/** "raised Algebra I passing rate from 52%" changes the one that there was. */
const CHANGED_MEASURE =
  /^(raised|increased|improved|lifted|reduced|cut|lowered|halved|doubled|brought down|took down|raising|increasing|improving|lifting|reducing|cutting|lowering|halving|doubling|bringing down) (?!(?:an?|the|my|our|their|its)\b)(?=(?:[\p{L}-]+ ){0,4}(?:rate|bill|ratio|score|percentage|backlog|deficit)\b)(?!(?:[\p{L}-]+ ){0,3}(?:and|of|in|for|to)\b)/u;
const SERVICE = /^(?:[\p{Ll}-]+ ){1,3}(?:service|clinic|programme|scheme|helpline|project) (?:for|at|in|of|with) /u;
/** "Monthly reporting" and "weekly stock control" are no single things. */
const UNCOUNTABLE_ENDING = /(?:ing|ment|tion|ance|ence|ship|ity|ics|work|care|control|service|paperwork|cleaning|payroll)$/;
const MAX_BEFORE_NOUN = 2;

/** Turns "led cross-functional team of 8" into "led a cross-functional team of 8". Only after a verb or preposition, and only before things that are always counted. */
export function addArticles(clause: string): string {
  const words = clause.replace(CHANGED_MEASURE, '$1 the ').split(' ');
  return words.flatMap((word, index) => (mayLackArticle(words, index) ? [word, chooseArticleAfter(words, index)].filter(Boolean) : [word])).join(' ');
}

/** Turns "clinical pharmacy service for 56 beds" into "a clinical pharmacy service for 56 beds". */
export function addServiceArticle(nounPhrase: string): string {
  const [, last = ''] = /^(?:weekly|monthly|quarterly|annual|yearly|fortnightly) (?:[\p{Ll}-]+ ){0,2}(\p{Ll}+)$/u.exec(nounPhrase) ?? [];
  if (hasTag(last, TAG.NN) && hasTag(`${last}s`, TAG.NNS) && !UNCOUNTABLE_ENDING.test(last)) return `${chooseArticle(nounPhrase)} ${nounPhrase}`;
  if (SERVICE.test(nounPhrase)) return `${chooseArticle(nounPhrase)} ${nounPhrase}`;
  const [, noun = ''] = /^(?:[\p{Ll}-]+ ){0,2}(\p{Ll}+) (?:of|for|on) /u.exec(nounPhrase) ?? [];
  return COUNTABLE_NOUNS.has(noun) && !DETERMINER.test(nounPhrase.split(' ')[0] ?? '') ? `${chooseArticle(nounPhrase)} ${nounPhrase}` : nounPhrase;
}

function mayLackArticle(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  if (DETERMINER.test(words[index + 1] ?? '')) return false;
  if (/^(?:with|of|for|in|into|from|across|as)$/.test(word)) return true;
  return (
    index === 0 ||
    (index === 1 && /^(?:over|on|up|out)$/.test(word) && hasTag(words[0] ?? '', TAG.VB | TAG.VBD | TAG.VBG)) ||
    (index === 1 && /ly$/.test(words[0] ?? '')) ||
    (index === 2 && words[1] === 'and' && hasTag(word, TAG.VB | TAG.VBD | TAG.VBG))
  );
}

function chooseArticleAfter(words: readonly string[], index: number): string {
  for (let noun = index + 1; noun <= index + 1 + MAX_BEFORE_NOUN; noun++) {
    const bare = words[noun]?.replace(/[,;]$/, '') ?? '';
    const next = words[noun + 1];
    const isPhraseEnd = next === undefined || words[noun] !== bare || AFTER_NOUN.test(next);
    // "With turnover of 2,300 crore" is one of several.
    if (isPhraseEnd && words[index] === 'with' && next === 'of' && /^(?:turnover|capacity|value|limit)$/.test(bare)) return chooseArticle(bare);
    if (isPhraseEnd) return chooseNounArticle(bare, next, words[index + 1] ?? '');
    if (!canPrecedeNoun(bare)) return '';
  }
  return '';
}

function chooseNounArticle(noun: string, next: string | undefined, first: string): string {
  if (COUNTABLE_NOUNS.has(noun) || (CHANGE_NOUNS.has(noun) && next === 'of')) return chooseSpokenArticle(first);
  if (UNIQUE_NOUNS.has(noun)) return 'the';
  if (next === 'of' && EVENT_NOUNS.has(noun)) return 'the';
  return next === 'of' && ACTION_NOUN_ENDING.test(noun) && !MEASURE_NOUNS.has(noun) && !hasTag(noun, TAG.NNS) ? 'the' : '';
}

function canPrecedeNoun(word: string): boolean {
  if (/^\p{Lu}{2,5}$|^\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u.test(word)) return true;
  return /^[\p{Ll}-]+$/u.test(word) && (word.includes('-') || (hasTag(word, TAG.JJ | TAG.NN) && !hasTag(word, TAG.NNS | TAG.IN | TAG.DT | TAG.CC)));
}

/** Chooses the article of an abbreviation that is spelt letter by letter: "an RF gun", "an HR file". */
function chooseSpokenArticle(word: string): string {
  if (!/^\p{Lu}{2,5}$/u.test(word)) return chooseArticle(word);
  return /^[AEFHILMNORSX](?![AEIOU][A-Z])/.test(word) ? 'an' : 'a';
}
