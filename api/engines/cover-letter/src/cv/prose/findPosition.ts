import { findPastOfParticiple } from '@sheaf/language/inflection/inflect';
import type { Position } from '../entries/position.ts';
import { cutSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { findBullets, findGroup, PROPER_NAME, trimClause } from './sentences.ts';
import { findTime } from './times.ts';

const TITLE = "(?:[\\p{L}\\d’'/-]+\\s+){0,4}?[\\p{L}’'/-]+";
const TITLE_END =
  '(?=\\s+on\\s+the\\s+(?:night|day|late|early)\\b|\\s+(?:and|where|from|until|for|in|since|between|with|at|of|there|on\\s+(?:nights?|days|shifts?|lates|earlies))\\b|\\s*[,.;(]|$)';
const JOB_PATTERNS = [
  new RegExp(
    `\\b(?:as|been|was|am|became|become|being|promoted\\s+to)\\s+(?:now\\s+|currently\\s+|also\\s+)?(?:an?\\s+|the\\s+)?(?<title>${TITLE})\\s+(?:at|for|with|of)\\s+(?:the\\s+)?(?<company>${PROPER_NAME})`,
    'du',
  ),
  new RegExp(
    `\\b(?:[Ww]ork(?:ed|ing|s)?|employed|served|taught|teach|practised|volunteered|interned|began|started(?:\\s+out|\\s+off)?|spent\\s[^.;]{2,30}?)\\s+(?:(?:part-time|full-time|mostly|now|freelance)\\s+)?(?:at|for|with|in)\\s+(?:the\\s+)?(?<company>${PROPER_NAME})[^.;]{0,60}?\\bas\\s+(?:an?\\s+|the\\s+)?(?<title>${TITLE})${TITLE_END}`,
    'du',
  ),
  new RegExp(
    `\\b[Aa]t\\s+(?:the\\s+)?(?<company>${PROPER_NAME}),?\\s+I\\s+(?:was|am|worked as|have been)\\s+(?:an?\\s+|the\\s+)?(?<title>${TITLE})${TITLE_END}`,
    'du',
  ),
  // "In 2020 I moved to Watford Hospital, where I am domestic supervisor"
  new RegExp(
    `\\b(?:[Jj]oined|[Mm]oved\\s+to|went\\s+to|transferred\\s+to|work(?:ed)?\\s+(?:at|for|with))\\s+(?:the\\s+)?(?<company>${PROPER_NAME})[^.;]{0,40}?\\bwhere\\s+I\\s+(?:am|was|became|work\\s+as|worked\\s+as)\\s+(?:an?\\s+|the\\s+)?(?<title>${TITLE})${TITLE_END}`,
    'du',
  ),
  new RegExp(
    `\\b(?:[Jj]oined|[Mm]oved\\s+to|went\\s+to|transferred\\s+to|hired\\s+by|recruited\\s+by)\\s+(?:the\\s+)?(?<company>${PROPER_NAME})[^.;]{0,40}?\\bas\\s+(?:an?\\s+|the\\s+)?(?<title>${TITLE})${TITLE_END}`,
    'du',
  ),
];
const NOT_EMPLOYER = '(?:Christmas|Easter|I\\b|[A-Z][a-z]+(?:day|ber|uary)s?\\b|March\\b|April\\b|May\\b|June\\b|July\\b|August\\b)';
/** "In 2018 I moved to Northern Grid Services" names the employer alone. */
const NEW_EMPLOYER = [
  new RegExp(
    `\\b(?:[Jj]oined|hired\\s+by|recruited\\s+by|(?<moved>took\\s+over\\s[^.;,]{2,40}?\\sof|[Mm]oved\\s+to|went\\s+to|transferred\\s+to))\\s+(?:the\\s+)?(?<company>${PROPER_NAME})`,
    'du',
  ),
  new RegExp(
    `\\b(?:[Ww]orked|[Ii]nterned|temped|[Ss]tarted|[Bb]egan)\\b(?:\\s[^.;,]{2,40}?)?\\s(?:at|with|for|of\\s+an?)\\s+(?:the\\s+)?(?<company>(?!${NOT_EMPLOYER})${PROPER_NAME})`,
    'du',
  ),
  new RegExp(`\\bI(?:\\s+was|(?:\\s+have|’ve|'ve)\\s+(?:since\\s+)?been)\\s+(?:at|with)\\s+(?:the\\s+)?(?<company>${PROPER_NAME})`, 'du'),
  new RegExp(`\\bfirst\\s+(?:at|with)\\s+(?:the\\s+)?(?<company>${PROPER_NAME})`, 'du'),
  new RegExp(`\\bserved\\s+(?:in|with)\\s+(?:the\\s+)?(?<company>${PROPER_NAME})`, 'du'),
  new RegExp(
    `\\b(?:apprenticeship|traineeship|internship|placement|(?:post|job|position|role)\\s+(?:is|was))\\s+(?:at|with)\\s+(?:the\\s+)?(?<company>${PROPER_NAME})`,
    'du',
  ),
];
/** A second position with the employer of the first: "Within four years I was sous chef there", "was promoted to team leader". */
const SAME_EMPLOYER = [
  new RegExp(`\\bI\\s+(?:was|became|am|have\\s+been)\\s+(?:an?\\s+|the\\s+)?(?<title>${TITLE})\\s+there\\b`, 'du'),
  // "I was asked in 2018 to become transport planner there"
  new RegExp(
    `\\bI\\s+was\\s+(?:asked|invited)\\b[^.;,]{0,30}?\\sto\\s+(?:become|be|act\\s+as|work\\s+as)\\s+(?:an?\\s+|the\\s+|its\\s+|their\\s+)?(?<title>${TITLE})${TITLE_END}`,
    'du',
  ),
  new RegExp(`^became\\s+(?:an?\\s+|the\\s+)?(?<title>${TITLE})${TITLE_END}`, 'du'),
  new RegExp(`\\b(?:promoted\\s+to|was\\s+made|(?:hired|appointed|taken\\s+on)\\s+as)\\s+(?:an?\\s+|the\\s+)?(?<title>${TITLE})${TITLE_END}`, 'du'),
  new RegExp(
    `\\b(?:[Bb]y\\s+(?:19|20)\\d\\d|[Ww]ithin\\s[^.;,]{3,30}?),?\\s+I\\s+was\\s+(?:an?\\s+|the\\s+)?(?<title>${TITLE})(?=[,.;]|\\s+(?:and|with|of)\\b|$)`,
    'du',
  ),
];
/** A higher title in the same breath: "first as a front desk agent and later as a duty manager". */
const LATER_TITLE = new RegExp(`^and\\s+(?:later|then|finally)\\s+(?:as\\s+)?(?:an?\\s+|the\\s+)?(?<title>${TITLE})${TITLE_END}`, 'du');
/** "Since 2021 at Ashdown House", "I now run the bakery of the Harrods food hall": what lasts. */
const CURRENT_JOB = [
  // "Since October 2020 I have managed Sherwood Pharmacy"
  new RegExp(
    `\\b[Ss]ince\\s+(?:\\p{Lu}\\p{Ll}+\\s+)?(?:19|20)\\d\\d,?\\s+I(?:\\s+have|['’]ve)\\s+(?:managed|run|led|headed|owned|directed)\\s+(?:the\\s+)?(?<company>${PROPER_NAME})`,
    'du',
  ),
  new RegExp(`\\b[Ss]ince\\s+(?:\\p{Lu}\\p{Ll}+\\s+)?(?:19|20)\\d\\d\\s+(?:at|with)\\s+(?:the\\s+)?(?<company>${PROPER_NAME})`, 'du'),
  new RegExp(
    `\\bI\\s+now\\s+(?<duty>(?:run|manage|head|lead|own|teach|look\\s+after)\\s[^.;,]{2,40}?)\\s(?:of|at|for)\\s+(?:the\\s+)?(?<company>${PROPER_NAME})`,
    'du',
  ),
];
/** "I have led a night shift at Severn Foods" names the employer and the work, and leaves the title to another sentence. */
const DUTY = new RegExp(
  `\\bI(?:\\s+have|’ve|'ve)?(?:\\s+been)?(?:\\s+also)?\\s+(?:work(?:ed|ing)?|(?<duty>(?!(?:have|had|been|am|was|work\\w*|liv\\w*|studied|hold|speak|started|joined|graduated|moved|went|spent|look\\w*|car(?:e|ed))\\b)\\p{Ll}{2,}(?:\\s(?:(?!\\sI\\s)[^.;,]){3,80}?)?))\\s+(?:at|for|with)\\s+(?:the\\s+)?(?<company>${PROPER_NAME})`,
  'du',
);
const STATED_TITLE = [
  new RegExp(
    `\\bI(?:\\s+am|’m|'m)\\s+(?:currently\\s+|now\\s+)?an?\\s+(?<title>${TITLE})(?=\\s+(?:with|in|at|for|from|who|based|and|of|looking|seeking|hoping|registered|qualified|trained|working)\\b|[,.;]|$)`,
    'du',
  ),
  new RegExp(`\\bI(?:\\s+have|’ve|'ve)\\s+been\\s+an?\\s+(?<title>${TITLE})(?=\\s+(?:for|since)\\s+(?:\\d|\\p{L}+\\s+years?\\b))`, 'du'),
  new RegExp(
    `\\b(?:[Mm]y name is|I am|I['’]m)\\s+\\p{Lu}[^.;,]{2,40},\\s+an?\\s+(?<title>${TITLE})(?=\\s+(?:with|in|at|from|who|based|and)\\b|[,.;]|$)`,
    'du',
  ),
];
const NOT_IN_TITLE =
  /\b(?:I|we|he|she|they|you|could|would|can|will|to|the|my|his|her|who|that|is|was|as|now|currently|chartered member|full member)\b/i;
const ONGOING =
  /\bI am\b|\bI work\b|\b(?:have|['’]ve) (?:since )?been (?!\p{L}+ed\b)|\bfor the (?:last|past) \p{L}+ years\b|\b(?:currently|now|at the moment|at present)\b/iu;
const PRESENT_CLAUSE = /\bwhere\s+I\s+(?:now\s+|still\s+|currently\s+|also\s+)?(?<verb>\p{Ll}+)/u;
const IRREGULAR_PAST =
  /^(?:was|were|had|led|ran|built|taught|wrote|made|did|kept|sold|won|took|gave|grew|brought|held|began|became|went|saw|cut|set|put|sang|spent|met|left|got|drove|oversaw|fed|bought|sought|dealt|found|stood|fought|spoke|drew|rose|could|would|might)$/;
const MAX_MATCHES = 20;

/** Returns the position that a part of a sentence describes. `headline` is the current title, `last` the position named before. */
export function findPosition(
  part: TextSpan,
  { headline, last }: { headline?: TextSpan | undefined; last?: Position | undefined },
): Position | undefined {
  return findTitledJob(part) ?? findNextRole(part, last) ?? findCurrentJob(part, headline) ?? findJobByDuty(part, headline) ?? findNewEmployer(part);
}

/** Returns what somebody says to be now: "I am a warehouse supervisor". */
export function findStatedTitle(sentence: TextSpan): TextSpan | undefined {
  return STATED_TITLE.map((pattern) => findGroup(pattern, sentence, 'title')).find((title) => title && isTitle(title));
}

function findTitledJob(part: TextSpan): Position | undefined {
  for (const match of JOB_PATTERNS.flatMap((pattern) => findAllMatches(pattern, part.text))) {
    const [title, company] = [match.indices?.groups?.title, match.indices?.groups?.company];
    if (!title || !company) continue;
    const titleSpan = trimSpan(cutSpan(part, ...title));
    const laterTitle = findGroup(LATER_TITLE, cutSpan(part, title[1]), 'title');
    const jobTitle = laterTitle && isTitle(laterTitle) ? laterTitle : titleSpan;
    if (!isTitle(titleSpan) || !describesWork(part.text, match)) continue;
    return {
      title: jobTitle,
      company: trimSpan(cutSpan(part, ...company)),
      ...describeTime(part),
      bullets: findBullets(part, Math.max(title[1], company[1])),
    };
  }
  return undefined;
}

function findNextRole(part: TextSpan, last: Position | undefined): Position | undefined {
  const title = SAME_EMPLOYER.map((pattern) => findGroup(pattern, part, 'title')).find((found) => found && isTitle(found));
  if (!title || !last?.company) return undefined;
  return { title, company: last.company, ...describeTime(part), bullets: findBullets(part, part.text.indexOf(title.text) + title.text.length) };
}

/** Returns a job that lasts, with the current title where the part names its start. */
function findCurrentJob(part: TextSpan, headline: TextSpan | undefined): Position | undefined {
  if (/\bfirst\s+(?:at|with)\b/.test(part.text)) return undefined;
  for (const pattern of CURRENT_JOB) {
    const groups = pattern.exec(part.text)?.indices?.groups;
    if (!groups?.company) continue;
    const time = findTime(part);
    const duties = groups.duty ? [trimClause(cutSpan(part, ...groups.duty))] : [];
    const bullets = [...duties, ...findBullets(part, groups.company[1])];
    return {
      ...(time && headline && { title: headline }),
      company: trimSpan(cutSpan(part, ...groups.company)),
      ...(time && { time }),
      isCurrent: true,
      bullets,
    };
  }
  return undefined;
}

function findNewEmployer(part: TextSpan): Position | undefined {
  for (const pattern of NEW_EMPLOYER) {
    const groups = pattern.exec(part.text)?.indices?.groups;
    const company = groups?.company && trimSpan(cutSpan(part, ...groups.company));
    // People move to towns as well.
    if (!company || (groups?.moved && scoreOrganisation(company.text) === 0)) continue;
    // The time of "since 2017, first at Willow Court" is that of more than one job.
    const time = /\bfirst\s+(?:at|with)\b/.test(part.text) ? {} : describeTime(part);
    return { company, ...time, bullets: findBullets(part, groups?.company?.[1] ?? 0) };
  }
  return undefined;
}

/** Returns a job that is told by its work alone, with its time. A current job has the current title. */
function findJobByDuty(part: TextSpan, headline: TextSpan | undefined): Position | undefined {
  const groups = DUTY.exec(part.text)?.indices?.groups;
  const time = findTime(part);
  const isSinceThen = /\bever since\b/.test(part.text);
  if (!groups?.company || !time || (time.kind === 'single' && !isSinceThen)) return undefined;
  const title = time.kind === 'lasting' ? headline : undefined;
  const duty = groups.duty && trimClause(cutSpan(part, ...groups.duty));
  // "I have driven trains": without its "have" a participle would be told of the trains.
  const isUsable = duty && / /.test(duty.text) && findPastOfParticiple(duty.text.split(/\s/)[0] ?? '') === undefined;
  const duties = isUsable ? [duty] : [];
  const bullets = [...duties, ...findBullets(part, groups.company[1])];
  return { ...(title && { title }), company: trimSpan(cutSpan(part, ...groups.company)), time, ...(isSinceThen && { isCurrent: true }), bullets };
}

/** Returns the time of a job, and whether it lasts though no word of its time says so. */
function describeTime(part: TextSpan): Pick<Position, 'time' | 'isCurrent'> {
  const time = findTime(part);
  const isCurrent = (time === undefined && ONGOING.test(part.text)) || (time?.kind !== 'range' && continuesInPresent(part.text));
  return { ...(time && { time }), ...(isCurrent && { isCurrent }) };
}

/** Returns whether a sentence goes on in the present: "where I lead a team of five". */
function continuesInPresent(text: string): boolean {
  const verb = PRESENT_CLAUSE.exec(text)?.groups?.verb;
  return verb !== undefined && !/ed$/.test(verb) && !IRREGULAR_PAST.test(verb);
}

function isTitle({ text }: TextSpan): boolean {
  // "A pharmacist registered with the GPhC" works elsewhere.
  return (
    scoreTitle(text) >= 2 &&
    !/(?:registered|qualified|accredited|licensed|certified|enrolled)$/.test(text) &&
    !NOT_IN_TITLE.test(text.replace(/\S+-\S+/g, ''))
  );
}

/** Returns every match, also one that begins inside of another: "was as a junior florist at". */
function findAllMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const globalPattern = new RegExp(pattern.source, `${pattern.flags}g`);
  const found: RegExpExecArray[] = [];
  for (let match = globalPattern.exec(text); match && found.length < MAX_MATCHES; match = globalPattern.exec(text)) {
    found.push(match);
    globalPattern.lastIndex = match.index + 1;
  }
  return found;
}

/** Rejects comparisons such as "as plainly as I could", where no word of work comes before "as". */
function describesWork(text: string, match: RegExpExecArray): boolean {
  return (
    !/^as\b/.test(match[0]) ||
    /\b(?:work|serv|employ|job|role|position|career|start|beg[ai]n|join|train|taught|teach|apprentic|took|post|spent|time|came|went|return|back|hired|appoint|spell|stint|season)\w*\b/i.test(
      text.slice(0, match.index),
    )
  );
}
