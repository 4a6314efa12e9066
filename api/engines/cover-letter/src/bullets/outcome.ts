import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { findCareerVerb, hasTag } from '../wording/careerVerbs.ts';

/** Verbs of change. Their subject is the thing that changed, not the applicant. */
const CHANGE_VERBS =
  'rose|fell|dropped|grew|increased|decreased|improved|declined|doubled|tripled|trebled|halved|stayed|remained|reached|passed|climbed|jumped|shrank|returned|exceeded|won|finished|became|was|were|(?:went|came|moved|crept|edged) (?:up|down|from)|(?:brought(?: in)?|generated|attracted|produced|earned|saved|drew|sold|welcomed|fetched)(?= (?:about |over |nearly )?[£$€]?\\d)';
const OUTCOME = new RegExp(`^((?:\\S+ ){0,8}?\\S+) (${CHANGE_VERBS})(,?) (\\S.*)$`, 'u');
const UP_OR_DOWN =
  /^((?:\p{L}[\p{L}'’-]* ){0,5}(?!(?:went|came|moved|crept|edged|gone|come|goes|moves|comes) )\p{L}[\p{L}'’-]*):? (up|down) ((?:by |from )?[£$€]?\d.*)$/u;
/** "Waste reduced from 9% to 4%": what changed was changed by somebody. */
const PASSIVE_CHANGE =
  /^((?:\S+ ){0,8}?[^\s:]+):? (raised|reduced|cut|lifted|lowered|brought|shortened|trimmed|taken) ((?:up |down )?(?:from (?:\S+ ){1,4}to|by|to) \D{0,3}\d.*)$/u;
/** "Demonstration plots raised potato yield from 3.1 to 5.8 tonnes": what somebody made brought the change. */
const PLURAL_CAUSED_CHANGE =
  /^((?:\p{L}[\p{L}’'-]* ){1,3}\p{Ll}+s) ((?:raised|increased|improved|cut|reduced|lowered|lifted|shortened) (?!from\b|by\b|to\b|up\b|down\b)(?:[\p{L}-]+ ){1,4}(?:from \S*\d\S* to \S*\d.*|by \S*\d.*))$/u;
/** "F&B revenue grown from INR 14 crore to INR 21 crore" lacks its past. */
const PARTICIPLE_GROWTH = /^((?:\S+ ){0,6}?\S+) (grown|risen|fallen) (from \S.*\d.* to \S.*\d.*|(?:by|to) \D{0,5}\d.*)$/u;
/** "Margin +1.7 points" */
const SIGNED_CHANGE = /^((?:\p{L}[\p{L}&’'-]* ){0,3}\p{L}[\p{L}&’'-]*) ([+−–-])(\d[\d.,]*\s?(?:%|points?|pp|percent))(.*)$/u;
/** "11 of 12 completed residency" */
const FRACTION_DID =
  /^(\d+|\p{L}+) (?:out )?of (?:the )?(\d+|\p{Ll}+)(?: \p{Ll}+)? (?:passed|completed|finished|stayed|reached|gained|achieved|graduated|returned|kept|found|went|got|won|met|recovered|moved)\b.*$/iu;
const NUMBER = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|all)$/i;
/** "No accident in 5 years" */
const NO_INCIDENT =
  /^no ((?:\p{Ll}+ ){0,2}(?:accident|incident|injury|complaint|loss|claim|error|breach|penalty|fine|collision|defect|fault|default|delay|deficiency|recall|return|stoppage|outage|finding|fatality|infection|theft|failure|spill|leak|cancellation|write-off|refusal|relapse))((?: in| for| since| over| at| with| on)? .*|)$/iu;
/** What follows the noun that a phrase is about. */
const AFTER_HEAD_NOUN = / (?:within|of|in|on|at|for|from|with|per|by|to|across|between) .*$/;
/** "First-visit fix rate 88%, against 74%" lacks its verb. */
const MEASURE =
  /^((?:[\p{L}-]+ ){0,4}(?:rate|score|accuracy|attendance|retention|occupancy|uptime|satisfaction))(?: of|:| at)? (?!\d[\d.,]*\s?% to )(\d[\d.,]*\s?%.*)$/iu;
/** "Average handling time 6:10 against a target of 7:00" */
const COMPARED_WITH_TARGET =
  /^((?:[\p{L}-]+ ){0,4}(?:time|rate|score|cost|average)):? (\d[\d.,:]*\s?(?:%|\p{Ll}+)? (?:against|versus|compared (?:to|with)) .*\d.*)$/iu;
/** "Missed items at handover dropped from 22 to 5": what was missed changed, and nobody missed it. */
const PARTICIPLE_CHANGED =
  /^(\p{L}+ed (\p{Ll}+s)(?: (?:at|in|on|of|per|for) (?:[\p{L}-]+ ){0,2}[\p{L}-]+)?) (rose|fell|dropped|grew|increased|decreased|declined|went) (from \S*\d.* to \S*\d.*)$/iu;
/** "9,000 trees planted in two winters" */
const COUNT_ACTED_ON =
  /^(\d[\d.,]*(?: (?:million|thousand|hundred))? (?:\p{Ll}+ ){0,2}(\p{Ll}+s)) (picked|delivered|built|sold|served|processed|fitted|installed|planted|laid|handled|answered|treated|packed|repaired|shipped|completed|closed|inspected|translated|edited|written|recorded|examined|tested|treated|visited|trained|cleaned|painted|scanned|catalogued|collected|sorted|identified|analysed|analyzed|measured|counted|mapped|screened|checked|registered|surveyed|reviewed|graded|booked)((?: and \p{Ll}+ed)?(?:| (?:in|on|at|by|for|with|without|within|across|ahead|early|each|every|per|since) .*))$/u;
/** "Pulse regained in 31% of witnessed cardiac arrests" lacks its verb. */
const DONE_IN_PERCENT =
  /^((?:\p{L}[\p{L}’'-]* ){0,2}\p{L}[\p{L}’'-]*) (\p{Ll}+(?:ed|ght|ept|wn|ound|ut)) (in (?:about |over |nearly )?\d[\d.,]*\s?% of \S.*)$/u;
/** "Research on delivery slots cut failed deliveries by 27%": one piece of work brought the change. */
const WORK_CAUSED_CHANGE =
  /^((?:\p{L}[\p{L}’'-]* ){0,2}(?:research|study|survey|campaign|project|review|analysis|training|redesign|pilot|programme|program|scheme|audit|trial|plan|report|newsletter|system|tool)(?: (?:on|with|of|for|in|at|among|about) (?:[\p{L}\d’'-]+ ){1,4}?)?) ?(raised|increased|improved|cut|reduced|lowered|lifted|shortened|took|brought|moved|doubled|halved) ((?!from\b|by\b|to\b|part\b|place\b)(?:[\p{L}-]+ ){1,4}(?:down |up )?(?:from \S*\d\S* to \S*\d.*|by \S*\d.*))$/iu;
const ZERO_COUNT = /^(?:zero|no) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+s\b.*)$/iu;
const SCORE =
  /^([£$€]?\d[\d.,]*\s?%?) (?!of\b)((?:[\p{L}-]+ ){0,3}(?:rate|score|satisfaction|attendance|retention|occupancy|record|accuracy|uptime|share|rating|average)\b.*)$/iu;
/** "71% of mothers still fed at six weeks" */
const PERCENT_DID =
  /^(\d[\d.,]*\s?%) of (\p{Ll}+) (?:(?:still|now|had|were|have|are) \p{Ll}+|passed|stayed|returned|went|came|got|reached|completed|said|chose|kept|moved|achieved|gained|improved|recovered|found|rated) \S.*$/u;
const SINGULAR_MEASURE =
  /^(?:car|team|site|shop|home|hotel|school|unit|practice|pharmacy|depot|club|class|group|backlog|ward|branch|store|project|garden|boat|channel|audience|newsletter)$| (?:rate|score|average|percentage|level|cost|share|ratio|margin|rating|grade|backlog|time|close|queue|cycle)$/;
/** Words that cannot be part of a subject: pronouns, relative words, auxiliaries and adverbs. */
const NOT_SUBJECT = /^(?:i|we|it|they|he|she|this|that|these|those|who|which|where|when|while|if|was|were|is|are|had|has|have|to|by)$|ly$/i;
const MAX_WORDS = 22;

/** "Sales £1.1m to £1.7m in three years", "staff turnover from 60% to 15%" */
const FROM_TO =
  /^((?:(?!from\b|up\b|down\b)\p{L}[\p{L}&’'-]* ){0,3}(?!from\b|up\b|down\b)\p{L}[\p{L}&’'-]*):? (?:from )?([£$€]\d[\d.,]*(?:[mkbn]+)?|\d[\d.,]*\s?%) to ([£$€]\d[\d.,]*(?:[mkbn]+)?|\d[\d.,]*\s?%)((?: (?:in|within|over|by|since) [^,]*)?)$/iu;
/** "Shrinkage halved" */
const BARE_CHANGE = /^((?:\p{L}[\p{L}&’'-]* ){0,3}\p{L}[\p{L}&’'-]*) (halved|doubled|tripled|trebled|quadrupled)$/iu;

/** Returns a result with a subject of its own: "GCSE grades 4+ rose from 61% to 74%". Otherwise returns undefined. */
export function findOutcome(sentence: string): string | undefined {
  if (sentence.split(' ').length > MAX_WORDS) return undefined;
  const parts = sentence.split(/, (?:and )?(?=\p{L})/u);
  const outcomes = parts.length > 1 ? parts.flatMap((part) => readOutcome(part) ?? []) : [];
  if (outcomes.length > 1 && outcomes.length === parts.length) return `${outcomes.slice(0, -1).join(', ')} and ${outcomes.at(-1)}`;
  return readOutcome(sentence);
}

function readOutcome(sentence: string): string | undefined {
  for (const read of OUTCOME_READERS) {
    const outcome = read(sentence);
    if (outcome) return outcome;
  }
  return undefined;
}

/** The ways in which CVs tell results, each turned into a clause with a verb. */
const OUTCOME_READERS: ((sentence: string) => string | undefined)[] = [
  // "We held two rosettes" is about a team, so it keeps its "we".
  (sentence) =>
    /^we (?:won|held|kept|reached|earned|gained|achieved|received|raised|passed|finished|came|took|handled|served|answered|made|sold|built|delivered|halved|doubled|cut) /i.test(
      sentence,
    )
      ? `we ${sentence.slice(3)}`
      : undefined,
  (sentence) => {
    const counted = ZERO_COUNT.exec(sentence)?.[1];
    const [head = ''] = counted?.split(/ (?:on|in|at|of|for|to|from|during|with)\b/) ?? [];
    return counted && `there ${hasTag(head.split(' ').at(-1) ?? '', TAG.NNS) || /s$/.test(head) ? 'were' : 'was'} no ${counted}`;
  },
  (sentence) => {
    const [, incident = '', period = ''] = NO_INCIDENT.exec(sentence) ?? [];
    return incident && `there was no ${incident}${period}`;
  },
  (sentence) => {
    const [, count = '', total = ''] = FRACTION_DID.exec(sentence) ?? [];
    return NUMBER.test(count) && NUMBER.test(total) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : undefined;
  },
  (sentence) =>
    formatWithSubject(
      PARTICIPLE_GROWTH.exec(sentence),
      (subject, participle, amount) => `${subject} ${PAST_OF_GROWN[participle] ?? 'grew'} ${amount}`,
    ),
  (sentence) =>
    formatWithSubject(
      SIGNED_CHANGE.exec(sentence),
      (subject, sign, points, rest) => `${subject} ${sign === '+' ? 'rose' : 'fell'} by ${points}${rest}`,
    ),
  (sentence) => formatWithSubject(BARE_CHANGE.exec(sentence), (subject, change) => `${subject} ${change}`),
  (sentence) => {
    const found = UP_OR_DOWN.exec(sentence);
    const [, , , amount = ''] = found ?? [];
    const subject = found?.[1] ?? '';
    const be = / since /.test(amount) ? (isPlural(subject) ? 'are' : 'is') : /^from /.test(amount) ? 'went' : isPlural(subject) ? 'were' : 'was';
    return formatWithSubject(found, (nounPhrase, direction, amount) => `${nounPhrase} ${be} ${direction} ${amount}`);
  },
  (sentence) =>
    formatWithSubject(
      PASSIVE_CHANGE.exec(sentence),
      (subject, participle, amount) => `${addMeasureArticle(subject)} ${isPlural(subject) ? 'were' : 'was'} ${participle} ${amount}`,
    ),
  (sentence) => {
    const [, subject = '', rest = ''] = PLURAL_CAUSED_CHANGE.exec(sentence) ?? [];
    const verb = findCareerVerb(subject.split(' ')[0] ?? '');
    return isPlural(subject) && (!verb || verb.form === 'gerund' || hasTag(subject.split(' ')[0] ?? '', TAG.NN)) && isSubject(subject)
      ? `${lowerFirstLetter(subject)} ${rest}`
      : undefined;
  },
  (sentence) =>
    formatWithSubject(
      DONE_IN_PERCENT.exec(sentence),
      (subject, participle, share) => `${subject} ${isPlural(subject) ? 'were' : 'was'} ${participle} ${share}`,
    ),
  (sentence) => {
    const [, work = '', change = '', rest = ''] = WORK_CAUSED_CHANGE.exec(sentence) ?? [];
    const verb = findCareerVerb(work.split(' ')[0] ?? '');
    return work && (!verb || hasTag(work.split(' ')[0] ?? '', TAG.NN)) ? `my ${lowerFirstLetter(work.trim())} ${change} ${rest}` : undefined;
  },
  (sentence) => formatWithSubject(MEASURE.exec(sentence), (measure, share) => `the ${measure} was ${share}`),
  (sentence) => formatWithSubject(COMPARED_WITH_TARGET.exec(sentence), (measure, figure) => `the ${measure} was ${figure}`),
  (sentence) => {
    const [, counted = '', noun = '', done = '', how = ''] = COUNT_ACTED_ON.exec(sentence) ?? [];
    return hasTag(noun, TAG.NNS) ? `${counted} ${/^ since /.test(how) ? 'have been' : 'were'} ${done}${how}` : undefined;
  },
  (sentence) => {
    const [, subject = '', noun = '', change = '', rest = ''] = PARTICIPLE_CHANGED.exec(sentence) ?? [];
    return hasTag(noun, TAG.NNS) ? `${subject.charAt(0).toLowerCase()}${subject.slice(1)} ${change} ${rest}` : undefined;
  },
  (sentence) => formatWithSubject(OUTCOME.exec(sentence), (subject, verb, comma, rest) => `${addMeasureArticle(subject)} ${verb}${comma} ${rest}`),
  (sentence) =>
    formatWithSubject(FROM_TO.exec(sentence), (subject, from, to, period) => `${addMeasureArticle(subject)} went from ${from} to ${to}${period}`),
  (sentence) => {
    const [, , noun = ''] = PERCENT_DID.exec(sentence) ?? [];
    return hasTag(noun, TAG.NNS) ? sentence : undefined;
  },
];

const PAST_OF_GROWN: Record<string, string> = { risen: 'rose', fallen: 'fell' };

/** Words a match whose first group can be the subject of a sentence. */
function formatWithSubject(match: RegExpExecArray | null, format: (subject: string, ...groups: string[]) => string): string | undefined {
  const [, subject = '', ...groups] = match ?? [];
  return subject && isSubject(subject) ? format(lowerFirstLetter(subject), ...groups) : undefined;
}

/** Adds the article that a measure lacks: "Home birth rate rose" needs one, "abandonment fell" does not. */
function addMeasureArticle(subject: string): string {
  return SINGULAR_MEASURE.test(subject) &&
    /^(?:\p{Ll}|\p{Lu}{2,6} \p{Ll})/u.test(subject) &&
    !/^(?:the|my|our|its|their|an?|each|every)\b/.test(subject)
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
  if (words.some((format, index) => NOT_SUBJECT.test(format) && (index === 0 || !/^(?:to|by)$/i.test(format))) || /[,:;]/.test(text)) return false;
  const verb = findCareerVerb(first);
  return !verb || verb.form === 'gerund' || hasTag(first, TAG.NN | TAG.NNS);
}

function isPlural(text: string): boolean {
  return hasTag(text.replace(AFTER_HEAD_NOUN, '').split(' ').at(-1) ?? '', TAG.NNS);
}

/** Lowers the first letter of a common noun ("Abandonment"), but not of an abbreviation ("GCSE"). */
function lowerFirstLetter(text: string): string {
  const [first = ''] = text.split(' ');
  // "Year 1" and "Level 2" are names.
  const format = first.split('-')[0] ?? '';
  return /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first) && !/^\S+ \d/.test(text) && hasTag(format, TAG.NN | TAG.NNS | TAG.JJ | TAG.VBG | TAG.CD)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
