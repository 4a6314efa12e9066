import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { scoreTitle } from '../cv/words/titleWords.ts';
import { findCareerVerb, hasTag } from '../wording/careerVerbs.ts';
import type { BulletClause } from './bulletClause.ts';

const COUNT = '(?:(?:about|around|over|nearly|almost|more than|up to|some) )?\\d[\\d.,]*\\+?(?: (?:million|thousand|hundred))?';
const COMMON_TAGS = TAG.NN | TAG.NNS | TAG.NNP | TAG.JJ | TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBN | TAG.IN;
const MAX_WORDS = 18;
const MAX_PART_WORDS = 6;
const MAX_THING_WORDS = 14;
const MEASURES =
  'availability|uptime|yield|occupancy|rate|accuracy|attendance|retention|margin|growth|satisfaction|utilisation|utilization|efficiency|conversion|coverage|completion|percentage|score|rating|average|index|ratio|grade|punctuality|reliability|variance|turnaround';

/** "Late on none of 640 jobs" says what somebody was. */
const ABSENCE_FREQUENCY = /^((?:late|early|absent|off sick) (?:on|for|in) (?:none|no|only|one|two|\d).*)$/iu;
const INCIDENT_FREE = /^(\p{L}+-free (?:for|in|over|since) .*\d.*|\p{L}+-free (?:for|in|over|since) .*(?:years?|months?))$/iu;
const UNIQUE_ROLE = /^((only|sole|first|youngest|oldest|longest-serving) (\p{Ll}+) (?:on|in|of|to|at|from|with|for|across|among|between) .*)$/iu;
/** "From 2012 only pharmacist for 210 beds" */
const UNIQUE_ROLE_SINCE = /^(from|since) ((?:\p{Lu}\p{L}+ )?(?:19|20)\d\d),? (?=(?:only|sole) )/iu;
const FIRST_IN_GROUP = /^(first (?:in|of) (?:my|the|our|a) .*)$/iu;
const PERSON = /^(?:woman|man|person|girl|boy|member|one|student|pupil|player)$/i;
const TARGET = /^(\d[\d.,]*\s?% of (?:the |my |our |annual |sales |yearly |monthly )*(?:target|quota|plan|goal)\b.*)$/iu;
/** "Average basket: £31", "GCSE results: 84% at grade 4 or above" */
const LABELLED = /^((?:\p{L}[\p{L}&’'-]* ){0,3}(\p{L}[\p{L}&’'-]*)): ((?:about |over |nearly )?[£$€]?\d.*)$/u;
const NO_MEASURE =
  /^(?:languages?|gcses?|grades?|phone|tel|modules?|courses?|marathon|date|age|years?|members?|prizes?|awards?|published|exams?|subjects?|level|place|places?|team|staff|crew|chapter|volume|issue|no|number|ref|pages?)$/i;
/** "Physics GCSE at grade 5 and above: 61%, up from 44%" */
const VALUE_CHANGE = /^([^:;,]{3,60}): ([£$€]?\d[\d.,]*\s?%?), (up|down) from ([£$€]?\d[\d.,]*\s?%?)$/u;
/** "Debt recovered: £1.1m" */
const SUM_ACHIEVED = /^(\p{L}+) (\p{Ll}+ed): ([£$€]\d\S*)$/u;
const MEASURE_OF_FIGURE = new RegExp(`^((?:[\\p{L}-]+ ){0,3}(?:${MEASURES})) of (\\d.*)$`, 'iu');
const MEASURE_BEFORE_FIGURE = /^((?:[\p{L}-]+ ){1,3}(?:yield|rating|score|percentage|ratio|average|index|grade)) (\d.*)$/iu;
/** "Energy bill 31% lower after new controls" */
const COMPARISON =
  /^((?:[\p{L}-]+ ){0,3}([\p{L}-]+)) (\d[\d.,]*\s?% (?:lower|higher|better|faster|quicker|shorter|cheaper|below|above|under|over|less|more|fewer)\b.*)$/iu;
const FROM_TO = /^from (\d[\d.,]*) to (\d[\d.,]* [\p{Ll}-]+s\b.*)$/iu;
/** "320 weddings photographed", "98% of parcels delivered on the first attempt" */
const COUNT_ACTED_ON = new RegExp(
  `^((${COUNT}|\\d[\\d.,]*\\s?% of)(?: [\\p{L}-]+){0,3}? ([\\p{L}-]+)) (\\p{Ll}*(?:ed|ught|old|uilt|itten|ade|ent|own|ept|iven|aken))((?:,| ).*|)$`,
  'iu',
);
const RESOURCES = /^((?:budget|turnover|portfolio|caseload|revenue|spend)) (?:of )?([£$€]\d\S*(?: [\p{L}]+){0,4})$/iu;
const GROUP =
  /^(team|staff|crew|fleet|caseload|class|brigade|squad)(?::| of) ((?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)(?: [\p{Ll}-]+){0,4})$/iu;
const COUNTED = new RegExp(`^(${COUNT}) ((?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)\\b([^:;]*)$`, 'iu');
const COLLECTIVE = /^(?:staff|people|children|women|men|km|miles|cattle|sheep|poultry|livestock|crew|personnel)$/i;
/** "Our kitchen got its first rosette": somebody else did it, in the time of the writer. */
const CLAUSE =
  /^((?:my|our|the) (?:[^\s,:;]+ ){0,3}?[^\s,:;]+|my (?:idea|suggestion|proposal|design|plan|change) (?:to|for|of) (?:[^\s,:;]+ ){1,10}?[^\s,:;]+) (got|came|won|passed|earned|became|took|beat|made|went|finished|opened|received|kept|reached|topped|moved|sold|saved|raised|drew|held|grew|rose|fell) (\S.*)$/iu;

/** "Chamber group got to the regional final": without an article, as CVs leave it out. */
const GROUP_RESULT =
  /^((?!(?:my|our|the|a|an)\b)(?:[\p{L}-]+ ){0,2}(?:group|team|choir|band|orchestra|quintet|quartet|ensemble|class|club|crew|side|squad|branch|department|ward|depot|kitchen)) (got to|reached|won|came|played in|made|beat|took) (\S.*)$/iu;
/** "Best of 22 depots for fuel use": a depot was it, and a picker was it. */
const RANKED_AMONG = /^((?:best|top|first|second|third|fastest|safest|busiest|cleanest) of (?:the )?(?:\d+|\p{L}+) (\p{L}+s)\b.*)$/iu;
const WORKPLACES =
  /^(?:depots|branches|shops|stores|teams|sites|schools|wards|salons|offices|hotels|restaurants|units|regions|areas|stations|garages|clubs|crews|classes|departments|homes|plants|farms)$/i;

/** Says what things are, and not what was done to them. */
const STATE =
  /^(?:aged|based|located|named|called|used|needed|involved|related|interested|experienced|qualified|skilled|registered|employed|dedicated|trusted|varied|unlimited)$/;

/** "4.9 out of 5 from 180 reviews" is how somebody was rated. */
const RATED = /^(\d(?:\.\d{1,2})?) ?(?:out of|\/) ?(5|10)( (?:from|in|over|after|by|across) [^:;]*)?$/i;

/** Turns what a line tells by a figure alone into a clause: "Late on none of 640 jobs", "Energy bill 31% lower". Undefined for other lines. */
export function figureToClause(text: string, isCurrent: boolean): BulletClause | undefined {
  if (text.split(' ').length > MAX_WORDS) return undefined;
  return describeRegularWork(text, isCurrent) ?? describeWriter(text, isCurrent) ?? describeMeasure(text) ?? describeCounts(text, isCurrent);
}

/** What is done with so many of them a day, and by no other verb. */
const REGULAR_WORK: [RegExp, [now: string, then: string]][] = [
  [/^(?:km|kilomet(?:re|er)s|miles)$/i, ['drive', 'drove']],
  [/^(?:drops|deliveries)$/i, ['make', 'made']],
  [/^(?:calls|tickets|enquiries|queries)$/i, ['handle', 'handled']],
  [/^(?:covers|meals)$/i, ['serve', 'served']],
];
const COUNT_PER_PERIOD = new RegExp(
  `^((?:${COUNT})(?:(?: to |[–-])\\d[\\d,]*)? (?:\\p{Ll}+ )?([\\p{L}]+) (?:(?:a|an|per|each|every) (?:year|month|week|day|night|shift|hour|service)|on an? \\p{Lu}\\p{Ll}+day))$`,
  'iu',
);

/** "Artic fridges, about 110,000 km a year, Rotterdam": of a list that counts what was driven, the distance is the action and the rest says how. */
function describeRegularWork(text: string, isCurrent: boolean): BulletClause | undefined {
  const parts = text.replace(/ \([^()]*\)/g, '').split(/, (?!\d{3}\b)/);
  const at = parts.findIndex((part) => COUNT_PER_PERIOD.test(part));
  const [, counted = '', unit = ''] = COUNT_PER_PERIOD.exec(parts[at] ?? '') ?? [];
  const verbs = REGULAR_WORK.find(([units]) => units.test(unit))?.[1];
  const others = parts.toSpliced(at, 1);
  const isPlain = others.every((part) => part.split(' ').length <= MAX_PART_WORDS && !findCareerVerb(part.split(' ')[0] ?? '') && !/\d/.test(part));
  if (!verbs || !isPlain) return undefined;
  const otherParts = others.length > 0 ? ` (${others.map((part, index) => (index === 0 && at > 0 ? lowercaseFirst(part) : part)).join(', ')})` : '';
  return { finite: `${isCurrent ? verbs[0] : verbs[1]} ${lowerCaseCount(counted)}${otherParts}`, isPresent: isCurrent };
}

function lowercaseFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function describeWriter(text: string, isCurrent: boolean): BulletClause | undefined {
  const lowered = text.charAt(0).toLowerCase() + text.slice(1);
  if (ABSENCE_FREQUENCY.test(text) || INCIDENT_FREE.test(text))
    return { finite: `${isCurrent ? 'have been' : 'was'} ${lowered}`, isPresent: isCurrent };
  const [, rating = '', maximum = '', from = ''] = RATED.exec(text) ?? [];
  if (rating) return { finite: `${isCurrent ? 'have' : 'had'} a rating of ${rating} out of ${maximum}${from}`, isPresent: isCurrent };
  const [opening = '', word = '', year = ''] = UNIQUE_ROLE_SINCE.exec(text) ?? [];
  const [, phrase = '', , holder = ''] = opening ? (UNIQUE_ROLE.exec(text.slice(opening.length)) ?? []) : [];
  if (holder && (PERSON.test(holder) || scoreTitle(holder) >= 2))
    return {
      finite: `${isCurrent ? 'have been' : 'was'} the ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)} ${isCurrent ? 'since' : word.toLowerCase()} ${year}`,
      isPresent: isCurrent,
    };
  const [, , rank = '', role = ''] = UNIQUE_ROLE.exec(text) ?? [];
  const isOngoing = isCurrent && /^(?:only|sole)$/i.test(rank) && !/\b(?:19|20)\d\d\b/.test(text);
  if ((role && (PERSON.test(role) || scoreTitle(role) >= 2)) || FIRST_IN_GROUP.test(text))
    return { finite: `${isOngoing ? 'am' : 'was'} the ${lowered}`, isPresent: isOngoing };
  const [, , ranked = ''] = RANKED_AMONG.exec(text) ?? [];
  if (WORKPLACES.test(ranked)) return { outcome: `we were the ${lowered}`, isPresent: false };
  if (ranked && scoreTitle(ranked.replace(/s$/, '')) >= 2) return { finite: `was the ${lowered}`, isPresent: false };
  // "€4.8m territory, 112% of target in 2024"
  const [, , reached = ''] = /^([^,;:]{3,40}), (\d[\d.,]*\s?% of .*)$/u.exec(text) ?? [];
  if (TARGET.test(reached) && !startsWithPastVerb(text)) return { finite: `reached ${reached}`, isPresent: false };
  return TARGET.test(text) ? { finite: `reached ${text}`, isPresent: false } : undefined;
}

function describeMeasure(text: string): BulletClause | undefined {
  const [, , fromCount = ''] = FROM_TO.exec(text) ?? [];
  if (fromCount) return { outcome: `we went ${text.charAt(0).toLowerCase()}${text.slice(1)}`, isPresent: false };
  const [, subjectPhrase = '', current = '', direction = '', previous = ''] = VALUE_CHANGE.exec(text) ?? [];
  // The two figures stay in the order of the CV.
  if (subjectPhrase) return buildWasClause(subjectPhrase, `${current}, ${direction} from ${previous}`);
  const [, nounPhrase = '', participle = '', sum = ''] = SUM_ACHIEVED.exec(text) ?? [];
  if (nounPhrase && hasTag(participle, TAG.VBN) && !hasTag(participle, TAG.NN))
    return { finite: `${participle} ${sum} in ${nounPhrase.toLowerCase()}`, isPresent: false };
  const [, label = '', noun = '', figure = ''] = LABELLED.exec(text) ?? [];
  const isMeasure =
    label &&
    !NO_MEASURE.test(noun) &&
    // "Calm with people: 1,100 tickets" names no measure.
    !label.split(' ').some((word) => hasTag(word, TAG.IN)) &&
    hasTag(noun, TAG.NN | TAG.NNS) &&
    !/(?:ed|en)$/.test(noun) &&
    !/^\d{4}$/.test(figure) &&
    (isPluralNoun(noun) || /^(?:about |over |nearly )?[£$€]|%/.test(figure) || new RegExp(`^(?:${MEASURES})$`, 'i').test(noun));
  if (isMeasure && !findCareerVerb(label.split(' ')[0] ?? '')?.form.startsWith('past')) return buildWasClause(label, figure);
  const [, measure = '', share = ''] = MEASURE_OF_FIGURE.exec(text) ?? MEASURE_BEFORE_FIGURE.exec(text) ?? [];
  // "Clerk an average of 11 patients" begins with its verb.
  if (measure && !/\b(?:an?|the|my|our)\b/i.test(measure) && findCareerVerb(measure.split(' ')[0] ?? '')?.form !== 'past')
    return buildWasClause(measure, share);
  const [, subject = '', headNoun = '', comparison = ''] = COMPARISON.exec(text) ?? [];
  return subject && hasTag(headNoun, TAG.NN | TAG.NNS) && !startsWithPastVerb(subject) ? buildWasClause(subject, comparison) : undefined;
}

/** Builds "the energy bill was 31% lower". A plural gets no article. */
function buildWasClause(subject: string, figure: string): BulletClause {
  const last =
    subject
      .replace(/ (?:at|in|of|for|on|with|per) .*$/, '')
      .split(' ')
      .at(-1) ?? '';
  const isPlural = hasTag(last, TAG.NNS) && !hasTag(last, TAG.NN);
  const verb = /\bsince (?:19|20)\d\d\b/.test(figure) ? (isPlural ? 'have been' : 'has been') : isPlural ? 'were' : 'was';
  const [first = ''] = subject.split(' ');
  const lowered = /^\p{Lu}\p{Ll}+$/u.test(first) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;
  const hasArticle = /^(?:the|my|our|an?|this|each|every)\b/i.test(lowered);
  return { outcome: `${isPlural || hasArticle ? '' : 'the '}${lowered} ${verb} ${figure}`, isPresent: false };
}

function describeCounts(text: string, isCurrent: boolean): BulletClause | undefined {
  const [, resource = '', amount = ''] = RESOURCES.exec(text) ?? GROUP.exec(text) ?? [];
  // A team is had, and whether it is led, its line does not say.
  if (resource) return { finite: `${isCurrent ? 'have' : 'had'} a ${resource.toLowerCase()} of ${amount}`, isPresent: isCurrent };
  const [, counted = '', share = '', noun = '', participle = '', rest = ''] = COUNT_ACTED_ON.exec(text) ?? [];
  const isPassive = participle !== '' && !STATE.test(participle) && hasTag(participle, TAG.VBN) && !hasTag(participle, TAG.NN);
  if (isPassive && isPluralNoun(noun) && /\d/.test(share) && !/^ by \p{Lu}/u.test(rest))
    return { outcome: `${lowerCaseCount(counted)} were ${participle}${rest}`, isPresent: false };
  const [, group = '', reached = '', achievement = ''] = GROUP_RESULT.exec(text) ?? [];
  if (group && !/\b(?:I|they|he|she|it|this|that)\b/i.test(achievement)) {
    const isFinal = /^\p{Lu}.*\b(?:final|finals|award|prize|cup|title|trophy|medal)\b/u.test(achievement);
    return {
      outcome: `the ${group.charAt(0).toLowerCase()}${group.slice(1)} ${reached} ${isFinal ? 'the ' : ''}${achievement.replace(/, ((?:19|20)\d\d)$/, ' in $1')}`,
      isPresent: false,
    };
  }
  const [, subject = '', verb = '', object = ''] = CLAUSE.exec(text) ?? [];
  const isPast = object !== '' && !/\b(?:I|they|he|she|it|this|that)\b/i.test(object);
  if (isPast) return { outcome: `${subject.charAt(0).toLowerCase()}${subject.slice(1)} ${verb} ${object}`, isPresent: false };
  return describeCountedNoun(text);
}

/** Returns a counted noun as a clause: "1,900 flying hours, 600 of them at night". */
function describeCountedNoun(text: string): BulletClause | undefined {
  const [, count = '', nouns = '', rest = ''] = COUNTED.exec(text) ?? [];
  const words = text.split(' ');
  if (!count || !nouns.split(' ').some(isPluralNoun) || words.length < 2 || words.length > MAX_THING_WORDS || /%/.test(text)) return undefined;
  const isStatement = words
    .slice(1)
    .some(
      (word) =>
        hasTag(word.replace(/[,.]$/, ''), TAG.VBZ | TAG.MD | TAG.PRP | TAG.VBD) &&
        !/^(?:them|which|half)$/.test(word) &&
        !hasTag(word.replace(/[,.]$/, ''), TAG.NN | TAG.NNS | TAG.IN | TAG.VBN),
    );
  if (isStatement || /^ (?:up|down|from)\b/.test(rest) || /\b(?:up|down) (?:from|to|by)\b/.test(text)) return undefined;
  const parts = text.split(/, (?!\d{3}\b)/);
  const isList = parts.length > 2 && parts.every((part) => part.split(' ').length <= 5) && !/\b(?:and|or)\b/.test(text);
  return { nounPhrase: lowerCaseCount(isList ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : text), isPresent: false };
}

function isPluralNoun(noun: string): boolean {
  const isUnlisted = /[^s]s$/.test(noun) && !hasTag(noun, COMMON_TAGS);
  return isUnlisted || COLLECTIVE.test(noun) || (hasTag(noun, TAG.NNS) && !hasTag(noun, TAG.NN));
}

function startsWithPastVerb(subject: string): boolean {
  const [first = ''] = subject.split(' ');
  return findCareerVerb(first)?.form === 'past' || /^(?:i|we|it|they)$/i.test(first);
}

function lowerCaseCount(text: string): string {
  return /^(?:About|Around|Over|Nearly|Almost|More|Up|Some) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
