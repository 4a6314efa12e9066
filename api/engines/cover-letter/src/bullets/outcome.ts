import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { findCareerVerb, hasTag } from '../wording/careerVerbs.ts';

/** Verbs of change. Their subject is the thing that changed, not the applicant. */
const CHANGE_VERBS =
  'rose|fell|dropped|grew|increased|decreased|improved|declined|doubled|tripled|trebled|halved|stayed|remained|reached|passed|climbed|jumped|shrank|returned|exceeded|won|finished|became|was|were|went (?:up|down|from)|(?:brought(?: in)?|generated|attracted|produced|earned|saved)(?= [£$€]?\\d)';
const OUTCOME = new RegExp(`^((?:\\S+ ){0,8}?\\S+) (${CHANGE_VERBS})(,?) (\\S.*)$`, 'u');
const UP_OR_DOWN = /^((?:\p{L}[\p{L}'’-]* ){0,5}\p{L}[\p{L}'’-]*):? (up|down) ((?:by |from )?[£$€]?\d.*)$/u;
/** "Waste reduced from 9% to 4%": what changed was changed by somebody. */
const CHANGED =
  /^((?:\S+ ){0,8}?\S+) (raised|reduced|cut|lifted|lowered|brought|shortened|trimmed|taken) ((?:up |down )?(?:from \S+ to|by|to) \D{0,3}\d.*)$/u;
/** "F&B revenue grown from INR 14 crore to INR 21 crore" lacks its past. */
const GROWN = /^((?:\S+ ){0,6}?\S+) (grown|risen|fallen) (from \S.*\d.* to \S.*\d.*|(?:by|to) \D{0,5}\d.*)$/u;
/** "Margin +1.7 points" */
const PLUS = /^((?:\p{L}[\p{L}&’'-]* ){0,3}\p{L}[\p{L}&’'-]*) ([+−–-])(\d[\d.,]*\s?(?:%|points?|pp|percent))(.*)$/u;
/** "11 of 12 completed residency" */
const SOME_OF =
  /^(\d+|\p{L}+) (?:out )?of (?:the )?(\d+|\p{Ll}+)(?: \p{Ll}+)? (?:passed|completed|finished|stayed|reached|gained|achieved|graduated|returned|kept|found|went|got|won|met|recovered|moved)\b.*$/iu;
const NUMBER = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|all)$/i;
/** "No accident in 5 years" */
const NOT_ONE =
  /^no ((?:\p{Ll}+ ){0,2}(?:accident|incident|injury|complaint|loss|claim|error|breach|penalty|fine))((?: in| for| since| over)? .*|)$/iu;
/** What follows the noun that a phrase is about. */
const BEHIND_HEAD = / (?:within|of|in|on|at|for|from|with|per|by|to|across|between) .*$/;
/** "First-visit fix rate 88%, against 74%" lacks its verb. */
const MEASURE = /^((?:[\p{L}-]+ ){0,4}(?:rate|score|accuracy|attendance|retention|occupancy|uptime|satisfaction))(?: of|:| at)? (\d[\d.,]*\s?%.*)$/iu;
const NONE_OF = /^(?:zero|no) ((?:\p{Ll}+ ){0,2}\p{Ll}+s\b.*)$/iu;
const SCORE =
  /^([£$€]?\d[\d.,]*\s?%?) (?!of\b)((?:[\p{L}-]+ ){0,3}(?:rate|score|satisfaction|attendance|retention|occupancy|record|accuracy|uptime|share|rating|average)\b.*)$/iu;
/** "71% of mothers still fed at six weeks" */
const SHARE_DID =
  /^(\d[\d.,]*\s?%) of (\p{Ll}+) (?:(?:still|now|had|were|have|are) \p{Ll}+|passed|stayed|returned|went|came|got|reached|completed|said|chose|kept|moved|achieved|gained|improved|recovered|found|rated) \S.*$/u;
const ONE_MEASURE =
  /^(?:car|team|site|shop|club|class|group|backlog|ward|branch|store|project|garden|boat)$| (?:rate|score|average|percentage|level|cost|share|ratio|margin|backlog|time)$/;
/** Words that cannot be part of a subject: pronouns, relative words, auxiliaries and adverbs. */
const NOT_SUBJECT = /^(?:i|we|it|they|he|she|this|that|these|those|who|which|where|when|while|if|was|were|is|are|had|has|have|to|by)$|ly$/i;
const MOST_WORDS = 22;

/** Returns a result with a subject of its own: "GCSE grades 4+ rose from 61% to 74%". Otherwise returns undefined. */
export function findOutcome(sentence: string): string | undefined {
  if (sentence.split(' ').length > MOST_WORDS) return undefined;
  // "We held two rosettes" is about a team, so it keeps its "we".
  if (/^we (?:won|held|kept|reached|earned|gained|achieved|received|raised|passed|finished|came) /i.test(sentence)) return `we ${sentence.slice(3)}`;
  const none = NONE_OF.exec(sentence);
  if (none) return `there were no ${none[1]}`;
  const notOne = NOT_ONE.exec(sentence);
  if (notOne) return `there was no ${notOne[1]}${notOne[2]}`;
  const [, some = '', all = ''] = SOME_OF.exec(sentence) ?? [];
  if (NUMBER.test(some) && NUMBER.test(all)) return sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const [, grew = '', how = '', much = ''] = GROWN.exec(sentence) ?? [];
  if (grew && isSubject(grew)) return `${lowerFirstLetter(grew)} ${how === 'fallen' ? 'fell' : how === 'risen' ? 'rose' : 'grew'} ${much}`;
  const [, measured = '', sign = '', points = '', behind = ''] = PLUS.exec(sentence) ?? [];
  if (measured && isSubject(measured)) return `${lowerFirstLetter(measured)} ${sign === '+' ? 'rose' : 'fell'} by ${points}${behind}`;
  const change = UP_OR_DOWN.exec(sentence);
  if (change?.[1] && isSubject(change[1])) {
    if (/ since /.test(change[3] ?? '')) return `${lowerFirstLetter(change[1])} ${isPlural(change[1]) ? 'are' : 'is'} ${change[2]} ${change[3]}`;
    const be = /^from /.test(change[3] ?? '') ? 'went' : isPlural(change[1]) ? 'were' : 'was';
    return `${lowerFirstLetter(change[1])} ${be} ${change[2]} ${change[3]}`;
  }
  const [, changed = '', deed = '', amount = ''] = CHANGED.exec(sentence) ?? [];
  if (changed && isSubject(changed)) return `${lowerFirstLetter(changed)} ${isPlural(changed) ? 'were' : 'was'} ${deed} ${amount}`;
  const [, measure = '', share = ''] = MEASURE.exec(sentence) ?? [];
  if (measure && isSubject(measure)) return `the ${lowerFirstLetter(measure)} was ${share}`;
  const [, subject = '', verb = '', comma = '', rest = ''] = OUTCOME.exec(sentence) ?? [];
  if (subject && isSubject(subject)) return `${addMeasureArticle(lowerFirstLetter(subject))} ${verb}${comma} ${rest}`;
  const [, part = '', of = ''] = SHARE_DID.exec(sentence) ?? [];
  return part && hasTag(of, TAG.NNS) ? sentence : undefined;
}

/** "Home birth rate rose" lacks its article; "abandonment fell" does not. */
function addMeasureArticle(subject: string): string {
  return ONE_MEASURE.test(subject) && /^\p{Ll}/u.test(subject) && !/^(?:the|my|our|its|their|an?|each|every)\b/.test(subject)
    ? `the ${subject}`
    : subject;
}

/** Returns a percentage or score with its article: "a 98.6% pass rate on X-ray". */
export function findScore(text: string): string | undefined {
  const found = SCORE.exec(text);
  return found ? `${chooseArticle(found[1] ?? '')} ${text}` : undefined;
}

function isSubject(text: string): boolean {
  const words = text.split(' ');
  const [first = ''] = words;
  if (words.some((word, place) => NOT_SUBJECT.test(word) && (place === 0 || !/^(?:to|by)$/i.test(word))) || /[,:;]/.test(text)) return false;
  const verb = findCareerVerb(first);
  return !verb || verb.form === 'gerund' || hasTag(first, TAG.NN | TAG.NNS);
}

function isPlural(text: string): boolean {
  return hasTag(text.replace(BEHIND_HEAD, '').split(' ').at(-1) ?? '', TAG.NNS);
}

/** Lowers the first letter of a common noun ("Abandonment"), but not of an abbreviation ("GCSE"). */
function lowerFirstLetter(text: string): string {
  const [first = ''] = text.split(' ');
  // "Year 1" and "Level 2" are names.
  const word = first.split('-')[0] ?? '';
  return /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first) && !/^\S+ \d/.test(text) && hasTag(word, TAG.NN | TAG.NNS | TAG.JJ | TAG.VBG | TAG.CD)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
