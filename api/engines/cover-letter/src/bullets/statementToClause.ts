import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { endsInTitle, scoreTitle } from '../cv/words/titleWords.ts';
import { findCareerVerb, hasTag } from '../wording/careerVerbs.ts';
import type { BulletClause } from './bulletClause.ts';
import { addArticles } from './missingArticles.ts';

/** Behind these a participle tells what was done to the writer. */
const PASSIVE =
  /^(?:promoted|appointed|elected|seconded|assigned|invited|selected|chosen|nominated|shortlisted|headhunted|relocated|transferred|commended|recognised|recognized|entrusted|trusted|tasked|charged|hired|named|voted|ranked|rated|trained|based|retained|certified|accredited|awarded|sponsored|credited|praised|involved|employed|contracted|rotated|exposed|inspected(?= as)|graded(?= as)|judged(?= (?:as|the)))(?= (?:to|as|for|in|with|by|from|among|one|on|at|the|an|a|best|employee|top|first|\d))/i;
/** "trained in wound care" was done to the writer, "trained 12 people" was not. */
const ACTIVE_BEFORE =
  /^(?:named|ranked|rated|awarded|trained|chosen|selected|hired|assigned|retained|transferred|relocated|nominated|sponsored|charged|promoted|invited|rotated|credited|employed|contracted|appointed|recognised|recognized)$/i;
const PASSIVE_NEXT = /^(?:to|as|for|in|with|by|from|among|on|at)$/i;
/** Said of the writer with "am" or "was". */
export const BEING =
  /^(?:responsible for|accountable for|in charge of|familiar with|proficient (?:in|with|at)|fluent in|skilled (?:in|at|with)|experienced (?:in|with|at)|competent (?:in|with|at)|confident (?:in|with|using)|comfortable (?:with|in)|able to|qualified (?:in|as|to)(?!.* in (?:19|20)\d\d)|certified (?:in|as|to)|licensed (?:to|as|in)|active (?:in|as)|involved in|based (?:in|at)|part of|on call for|deputy to|second in command|answerable to|answerable for|liable for)\b/i;
/** Said of the writer with "am a" or "was a". */
const ROLE =
  /^(?:member|(?:sole|only|main|named|key) (?:[\p{L}]+ ){0,2}contact|(?:first |single |main |key |primary )?point of contact|keyholder|key holder|first aider|fire warden|volunteer|mentor|coach|tutor|buddy|trainer|supervisor|escort|spokesperson|captain|co-?author|author|chair|treasurer|secretary|president|head|winner|recipient|finalist|representative|ambassador|sponsor|co-?founder|founder|organiser|organizer|speaker|presenter|judge|examiner)\b/iu;
/** Got once. */
const GOT_ONCE = /^(?:winner|finalist|recipient|runner-up|speaker|presenter)\b/i;
/** Not lost with a position. */
const ALWAYS_BEING =
  /^(?:able to|fluent in|proficient|skilled|experienced|competent|comfortable|familiar with|confident|licensed|certified in|qualified(?= (?:in|as|to|for|at)\b)(?!.* in (?:19|20)\d\d))\b/i;
/** "Lead designer on the rebrand": who leads, and not whom. */
const LEAD_TITLE = /^lead (?=(\p{Ll}+)(?: (\p{Ll}+))? (?:for|of|on|at|in|across)\b)/iu;
const LEADING =
  /^(?:\p{L}[\p{Ll}-]+ ){0,2}(?:leader|lead|captain|prefect|monitor|treasurer|manager|supervisor|assistant|coordinator|trainer|officer|tutor|buddy|instructor|adviser|advisor|inspector|chef|nurse|editor|secretary|representative|rep|organiser|organizer|champion) (?:for|of|on|to|at|in|during|with)\b/iu;
const HAVING =
  /^(?:(?:hands-on |extensive |proven |good |strong |solid |sound |working |practical )?(?:experience|knowledge|understanding|command)) (?:of|with|in)\b/i;
const OF_THE_YEAR = /^(?:[\p{L}-]+ ){1,4}of the (?:year|month|season|quarter)\b/iu;
const SUPERLATIVE =
  /^(?:highest|lowest|fastest|largest|biggest|fewest|best|longest|shortest|strongest)\b(?! practice)(?= (?:[\p{Ll}-]+ ){1,4}(?:in|of|on|at|across|among|for)\b)/iu;
const IN_PAST_YEARS = /\b(?:in|to|until) (?:19|20)\d\d\b/;
/** "Colour specialist from 2017" */
const ROLE_SINCE = /^([^,;:()]+) (from|since) ((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)$/u;
const MOST_TITLE_WORDS = 3;
const FEWEST_WORDS = 3;

/** Last words of titles that are things as well: "style guide". */
const THING_OR_TITLE = /(?:guide|server|counter|master|record|agent|press|planner|processor|reader|mixer|printer|heater|controller|dealer|host)$/i;

/** Turns a line that says what its writer was, had or was given into a clause: "responsible for a team" into "was responsible for a team". */
export function statementToClause(plain: string, isCurrent: boolean): BulletClause | undefined {
  const small = lowerFirst(plain).replace(/^(?:was|am|being|been) /, '');
  // What somebody was "in 2023 and 2024" is over, in whatever job.
  const isLasting = isCurrent && !IN_PAST_YEARS.test(plain) && !GOT_ONCE.test(plain);
  const be = isLasting ? 'am' : 'was';
  if (/^named (?:nurse|midwife|person|contact|doctor|carer|driver) (?:for|of)\b/i.test(plain)) return { did: `${be} the ${small}`, isNow: isCurrent };
  if (/^(?:was|been) /i.test(plain)) return countWords(small) >= FEWEST_WORDS ? { did: `was ${small}`, isNow: false } : undefined;
  const [first = '', next = ''] = plain.split(' ');
  if (PASSIVE.test(plain) && (!ACTIVE_BEFORE.test(first) || PASSIVE_NEXT.test(next))) {
    return countWords(small) >= FEWEST_WORDS ? { did: `was ${small}`, isNow: false } : undefined;
  }
  if (/^(?:appointed|elected|named|voted) (?!an? |the |my |our |new )\p{Ll}+ /iu.test(plain) && !hasTag(next, TAG.NNS))
    return { did: `was ${small}`, isNow: false };
  if (/^awarded (?!to\b)/i.test(plain)) return { did: `was ${small}`, isNow: false };
  if (/^(?:rated|ranked) (?:\d|first|second|third|top|among|in the top)/i.test(plain)) return { did: `was ${small}`, isNow: false };
  if (ALWAYS_BEING.test(plain))
    return {
      did: `am ${small.replace(/^((?:qualified|certified|licensed) as) (?!an?\b|the\b)(?=[\p{Ll}-]+(?: [\p{Ll}-]+)*$)/u, (_, as: string) => `${as} ${chooseArticle(small.slice(as.length + 1))} `).replace('  ', ' ')}`,
      isNow: true,
    };
  if (BEING.test(plain)) return { did: addArticles(`${be} ${small}`), isNow: isCurrent };
  if (HAVING.test(plain)) return { did: `have ${small}`, isNow: true };
  // "Ship's medical officer" is who somebody was.
  if (/^\p{L}+['’]s (?:\p{L}+ ){0,2}\p{L}+$/u.test(plain) && scoreTitle(plain) === 3 && endsInTitle(plain.toLowerCase().split(' ')))
    return { did: `${be} the ${small}`, isNow: isLasting };
  // "Highest retail sales in the salon three years running"
  if (SUPERLATIVE.test(plain) && scoreTitle(next) >= 2) return { did: `was the ${small}`, isNow: false };
  if (SUPERLATIVE.test(plain) && findCareerVerb(first)?.form !== 'past' && !/^(?:most|best) of\b/i.test(plain))
    return { did: `had the ${small}`, isNow: false };
  if (/^(?:prize|award|medal|trophy) for\b/i.test(plain)) return { did: `received the ${small}`, isNow: false };
  if (OF_THE_YEAR.test(plain) && findCareerVerb(first)?.form !== 'past') return { did: `was ${small}`, isNow: false };
  const [, one = '', two] = LEAD_TITLE.exec(plain) ?? [];
  if (one && scoreTitle(two ?? one) === 3) return { did: `${be} ${small}`, isNow: isLasting };
  // "Practice educator for six students" is who somebody was.
  const [, title = ''] = /^((?:\p{L}[\p{Ll}-]+ ){1,3}\p{Ll}+) (?:for|of|on|to|at|in|during|with)\b/iu.exec(plain) ?? [];
  const isRole =
    title !== '' &&
    findCareerVerb(first)?.form !== 'past' &&
    scoreTitle(title) === 3 &&
    endsInTitle(title.toLowerCase().split(' ')) &&
    !THING_OR_TITLE.test(title);
  if (isRole || LEADING.test(plain) || (ROLE.test(plain) && /^(?:\S+(?: \S+){0,3} (?:of|for|on|to)|(?:speaker|presenter) at)\b/i.test(plain))) {
    return { did: `${be} ${articleOfRole(small)}${small.replace(/, all (?=\p{Ll}+(?:ed|ght|ew|pt) )/u, ', all of whom ')}`, isNow: isLasting };
  }
  const [, role = '', since = '', year = ''] = ROLE_SINCE.exec(small) ?? [];
  if (role && scoreTitle(role) === 3 && endsInTitle(`a ${role}`.toLowerCase().split(' ')) && findCareerVerb(first)?.form !== 'past')
    return isCurrent
      ? { did: `have been ${articleOfRole(role)}${role} since ${year}`, isNow: true }
      : { did: `was ${articleOfRole(role)}${role} ${since} ${year}`, isNow: false };
  return titleToClause(small, isLasting);
}

/** Turns "Section commander, 8 soldiers" into "was a section commander, with 8 soldiers". */
function titleToClause(small: string, isCurrent: boolean): BulletClause | undefined {
  const [title = '', tail, ...more] = small.split(', ');
  const isTitle = title.split(' ').length <= MOST_TITLE_WORDS && /\s/.test(title) && scoreTitle(title) === 3 && !/s$/.test(title);
  const isAlone = tail === undefined && !THING_OR_TITLE.test(title) && !/\d|['’]s/.test(title);
  if (!isTitle || more.length > 0 || !(isAlone || /^\d+ \p{Ll}+s$/u.test(tail ?? ''))) return undefined;
  return { did: `${isCurrent ? 'am' : 'was'} ${articleOfRole(title)}${title}${isAlone ? '' : `, with ${tail}`}`, isNow: isCurrent };
}

function articleOfRole(role: string): string {
  if (/^(?:head|president|treasurer|secretary|captain|chair|deputy|co-)/i.test(role)) return '';
  return /^(?:main (?:[a-z]+ ){0,2}contact|sole|only|top|best|highest|fastest|youngest|first point|single point|main point|key point|primary point|winner|sponsor)/i.test(
    role,
  )
    ? 'the '
    : `${chooseArticle(role)} `;
}

/** Returns a text with its first letter in small. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Counts the words of a text. */
export function countWords(text: string): number {
  return text.split(' ').length;
}
