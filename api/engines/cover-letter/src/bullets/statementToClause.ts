import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { endsInTitle, scoreTitle } from '../cv/words/titleWords.ts';
import { findCareerVerb, hasTag } from '../wording/careerVerbs.ts';
import type { BulletClause } from './bulletClause.ts';
import { addArticles } from './missingArticles.ts';

/** After these a participle tells what was done to the writer. */
const PASSIVE =
  /^(?:promoted|appointed|elected|seconded|assigned|invited|selected|chosen|nominated|shortlisted|headhunted|relocated|transferred|commended|recognised|recognized|entrusted|trusted|tasked|charged|hired|named|voted|ranked|rated|trained|based|retained|certified|accredited|awarded|sponsored|credited|praised|involved|employed|contracted|rotated|exposed|inspected(?= as)|graded(?= as)|judged(?= (?:as|the)))(?= (?:to|as|for|in|with|by|from|among|one|on|at|the|an|a|best|employee|top|first|\d))/i;
/** "trained in wound care" was done to the writer, "trained 12 people" was not. */
const AMBIGUOUS_PARTICIPLE =
  /^(?:named|ranked|rated|awarded|trained|chosen|selected|hired|assigned|retained|transferred|relocated|nominated|sponsored|charged|promoted|invited|rotated|credited|employed|contracted|appointed|recognised|recognized)$/i;
const AFTER_PASSIVE = /^(?:to|as|for|in|with|by|from|among|on|at)$/i;
/** Said of the writer with "am" or "was". */
export const STATE_PHRASE =
  /^(?:responsible for|accountable for|in charge of|familiar with|proficient (?:in|with|at)|fluent in|skilled (?:in|at|with)|experienced (?:in|with|at)|competent (?:in|with|at)|confident (?:in|with|using)|comfortable (?:with|in)|able to|qualified (?:in|as|to)(?!.* in (?:19|20)\d\d)|certified (?:in|as|to)|licensed (?:to|as|in)|active (?:in|as)|involved in|based (?:in|at)|part of|on call for|deputy to|second in command|answerable to|answerable for|liable for)\b/i;
/** Said of the writer with "am a" or "was a". */
const ROLE =
  /^(?:member|(?:sole|only|main|named|key) (?:[\p{L}]+ ){0,2}contact|(?:first |single |main |key |primary )?point of contact|keyholder|key holder|first aider|fire warden|volunteer|mentor|coach|tutor|buddy|trainer|supervisor|escort|spokesperson|captain|co-?author|author|chair|treasurer|secretary|president|head|winner|recipient|finalist|representative|ambassador|sponsor|co-?founder|founder|organiser|organizer|speaker|presenter|judge|examiner)\b/iu;
/** Got once. */
const ONE_TIME_AWARD = /^(?:winner|finalist|recipient|runner-up|speaker|presenter)\b/i;
/** Not lost with a position. */
const PERMANENT_STATE =
  /^(?:able to|fluent in|proficient|skilled|experienced|competent|comfortable|familiar with|confident|licensed|certified in|qualified(?= (?:in|as|to|for|at)\b)(?!.* in (?:19|20)\d\d))\b/i;
/** "Lead designer on the rebrand": who leads, and not whom. */
const LEAD_TITLE = /^lead (?=(\p{Ll}+)(?: (\p{Ll}+))? (?:for|of|on|at|in|across)\b)/iu;
const ROLE_PHRASE =
  /^(?:\p{L}[\p{Ll}-]+ ){0,2}(?:leader|lead|captain|prefect|monitor|treasurer|manager|supervisor|assistant|coordinator|trainer|officer|tutor|buddy|instructor|adviser|advisor|inspector|chef|nurse|editor|secretary|representative|rep|organiser|organizer|champion) (?:for|of|on|to|at|in|during|with)\b/iu;
const POSSESSION =
  /^(?:(?:hands-on |extensive |proven |good |strong |solid |sound |working |practical )?(?:experience|knowledge|understanding|command)) (?:of|with|in)\b/i;
const OF_THE_YEAR = /^(?:[\p{L}-]+ ){1,4}of the (?:year|month|season|quarter)\b/iu;
const SUPERLATIVE =
  /^(?:highest|lowest|fastest|largest|biggest|fewest|best|longest|shortest|strongest)\b(?! practice)(?= (?:[\p{Ll}-]+ ){1,4}(?:in|of|on|at|across|among|for)\b)/iu;
const PAST_YEAR = /\b(?:in|to|until) (?:19|20)\d\d\b/;
/** "Colour specialist from 2017" */
const ROLE_SINCE = /^([^,;:()]+) (from|since) ((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)$/u;
const MAX_TITLE_WORDS = 3;
const MIN_WORDS = 3;

/** Last words of titles that are things as well: "style guide". */
const NOUN_OR_TITLE = /(?:guide|server|counter|master|record|agent|press|planner|processor|reader|mixer|printer|heater|controller|dealer|host)$/i;

/** Turns a line that says what its writer was, had or was given into a clause: "responsible for a team" into "was responsible for a team". */
export function statementToClause(text: string, isCurrent: boolean): BulletClause | undefined {
  const lowered = lowerFirst(text).replace(/^(?:was|am|being|been) /, '');
  // What somebody was "in 2023 and 2024" is over, in whatever job.
  const isOngoing = isCurrent && !PAST_YEAR.test(text) && !ONE_TIME_AWARD.test(text);
  const verb = isOngoing ? 'am' : 'was';
  if (/^named (?:nurse|midwife|person|contact|doctor|carer|driver) (?:for|of)\b/i.test(text))
    return { finite: `${verb} the ${lowered}`, isPresent: isCurrent };
  if (/^(?:was|been) /i.test(text)) return countWords(lowered) >= MIN_WORDS ? { finite: `was ${lowered}`, isPresent: false } : undefined;
  const [first = '', next = ''] = text.split(' ');
  if (PASSIVE.test(text) && (!AMBIGUOUS_PARTICIPLE.test(first) || AFTER_PASSIVE.test(next))) {
    return countWords(lowered) >= MIN_WORDS ? { finite: `was ${lowered}`, isPresent: false } : undefined;
  }
  if (/^(?:appointed|elected|named|voted) (?!an? |the |my |our |new )\p{Ll}+ /iu.test(text) && !hasTag(next, TAG.NNS))
    return { finite: `was ${lowered}`, isPresent: false };
  if (/^awarded (?!to\b)/i.test(text)) return { finite: `was ${lowered}`, isPresent: false };
  if (/^(?:rated|ranked) (?:\d|first|second|third|top|among|in the top)/i.test(text)) return { finite: `was ${lowered}`, isPresent: false };
  if (PERMANENT_STATE.test(text))
    return {
      finite: `am ${lowered.replace(/^((?:qualified|certified|licensed) as) (?!an?\b|the\b)(?=[\p{Ll}-]+(?: [\p{Ll}-]+)*$)/u, (_, qualification: string) => `${qualification} ${chooseArticle(lowered.slice(qualification.length + 1))} `).replace('  ', ' ')}`,
      isPresent: true,
    };
  if (STATE_PHRASE.test(text)) return { finite: addArticles(`${verb} ${lowered}`), isPresent: isCurrent };
  if (POSSESSION.test(text)) return { finite: `have ${lowered}`, isPresent: true };
  if (isSolePost(text)) return { finite: `${verb} the ${lowered}`, isPresent: isOngoing };
  // "Ship's medical officer" is who somebody was.
  if (/^\p{L}+['’]s (?:\p{L}+ ){0,2}\p{L}+$/u.test(text) && scoreTitle(text) === 3 && endsInTitle(text.toLowerCase().split(' ')))
    return { finite: `${verb} the ${lowered}`, isPresent: isOngoing };
  // "Highest retail sales in the salon three years running"
  if (SUPERLATIVE.test(text) && scoreTitle(next) >= 2) return { finite: `was the ${lowered}`, isPresent: false };
  if (SUPERLATIVE.test(text) && findCareerVerb(first)?.form !== 'past' && !/^(?:most|best) of\b/i.test(text))
    return { finite: `had the ${lowered}`, isPresent: false };
  if (/^(?:prize|award|medal|trophy) for\b/i.test(text)) return { finite: `received the ${lowered}`, isPresent: false };
  if (OF_THE_YEAR.test(text) && findCareerVerb(first)?.form !== 'past') return { finite: `was ${lowered}`, isPresent: false };
  const [, firstWord = '', secondWord] = LEAD_TITLE.exec(text) ?? [];
  if (firstWord && scoreTitle(secondWord ?? firstWord) === 3) return { finite: `${verb} ${lowered}`, isPresent: isOngoing };
  // "Practice educator for six students" is who somebody was.
  const [, title = ''] = /^((?:\p{L}[\p{Ll}-]+ ){1,3}\p{Ll}+) (?:for|of|on|to|at|in|during|with)\b/iu.exec(text) ?? [];
  const isRole =
    title !== '' &&
    findCareerVerb(first)?.form !== 'past' &&
    scoreTitle(title) === 3 &&
    endsInTitle(title.toLowerCase().split(' ')) &&
    !NOUN_OR_TITLE.test(title);
  if (isRole || ROLE_PHRASE.test(text) || (ROLE.test(text) && /^(?:\S+(?: \S+){0,3} (?:of|for|on|to)|(?:speaker|presenter) at)\b/i.test(text))) {
    return {
      finite: `${verb} ${chooseRoleArticle(lowered)}${lowered.replace(/, all (?=\p{Ll}+(?:ed|ght|ew|pt) )/u, ', all of whom ')}`,
      isPresent: isOngoing,
    };
  }
  const [, role = '', since = '', year = ''] = ROLE_SINCE.exec(lowered) ?? [];
  if (role && scoreTitle(role) === 3 && endsInTitle(`a ${role}`.toLowerCase().split(' ')) && findCareerVerb(first)?.form !== 'past')
    return isCurrent
      ? { finite: `have been ${chooseRoleArticle(role)}${role} since ${year}`, isPresent: true }
      : { finite: `was ${chooseRoleArticle(role)}${role} ${since} ${year}`, isPresent: false };
  return titleToClause(lowered, isOngoing);
}

/** Detects a post that nobody else has: "Sole SHO at night for 96 beds". */
function isSolePost(text: string): boolean {
  const [, post = ''] = /^(?:sole|only|duty) (\p{L}+) (?:at|on|for|of|in) /iu.exec(text) ?? [];
  return /^\p{Lu}{2,5}$/u.test(post) || scoreTitle(post) === 3;
}

/** Turns "Section commander, 8 soldiers" into "was a section commander, with 8 soldiers". */
function titleToClause(lowered: string, isCurrent: boolean): BulletClause | undefined {
  const [title = '', tail, ...more] = lowered.split(', ');
  const isTitle = title.split(' ').length <= MAX_TITLE_WORDS && /\s/.test(title) && scoreTitle(title) === 3 && !/s$/.test(title);
  const hasOnlyTitle = tail === undefined && !NOUN_OR_TITLE.test(title) && !/\d|['’]s/.test(title);
  if (!isTitle || more.length > 0 || !(hasOnlyTitle || /^\d+ \p{Ll}+s$/u.test(tail ?? ''))) return undefined;
  return { finite: `${isCurrent ? 'am' : 'was'} ${chooseRoleArticle(title)}${title}${hasOnlyTitle ? '' : `, with ${tail}`}`, isPresent: isCurrent };
}

function chooseRoleArticle(role: string): string {
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
