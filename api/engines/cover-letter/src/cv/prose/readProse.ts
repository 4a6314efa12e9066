import type { Position } from '../entries/position.ts';
import type { Studies } from '../entries/readEducation.ts';
import { cutPiece, type Piece } from '../text/piece.ts';
import { isPresent } from '../words/findDates.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scoreSchool } from '../words/schoolWords.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { findOwnTitle, findPosition } from './jobs.ts';
import { findLanguages, findLicences, findTools, findTrained } from './papers.ts';
import { findActivities, findBullets, findGroup, PROPER_NAME, splitFacts, splitSentences, trimClause } from './sentences.ts';
import { findAward, findStudies } from './studies.ts';
import { countYears, findTime, findYearCount, findYears, isOutside } from './times.ts';

/** The facts of a CV written as running text, without headings and lists. */
export interface ProseProfile {
  name?: Piece;
  location?: Piece;
  /** What somebody says to be now: "I am a warehouse supervisor". */
  headline?: Piece;
  experience: Position[];
  education: Studies[];
  licences: Piece[];
  languages: Piece[];
  skills: Piece[];
  /** What was done outside of the jobs. */
  activities: Piece[];
}

const NAME = /\b(?:[Mm]y name(?: is|['’]s)|I am called|I am|I['’]m)\s+(?<name>\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+){1,3})/du;
/** Where somebody lives says more than where they come from. */
const HOMES = [`(?:live|living|based|reside|am)\\s+in`, `(?:I am|I['’]m|name is)\\s[^.;]{0,60}?\\bfrom`].map(
  (words) => new RegExp(`\\b(?:${words})\\s+(?<place>${PROPER_NAME})`, 'du'),
);
/** A signature: the name before the address. */
const SIGNED = /(?:^|[.!?:\n]\s*)(?<name>\p{Lu}[\p{L}’'-]+(?:[^\S\n]+\p{Lu}[\p{L}’'-]+){1,2})(?:,\s+\p{Lu}[\p{L} ]+)?(?:,|\s*[/|–-])?\s+[\w.+-]+@/du;
/** Leaves the last employer without naming the next, so what follows belongs to no job. */
const MOVE =
  /\bI\s+(?:then\s+)?(?:returned|moved|came|went|left|took over|switched|transferred|emigrated|relocated|retired|opened|founded|set up my own|started my own)\b/;
/** Says that something came after the last job. */
const AFTERWARDS = /\b(?:I then|then I|after that|afterwards)\b/i;
/** Matches the beginnings of what somebody does beside work. */
const FREE_TIME =
  /^(?:away from|outside|in my (?:spare|free|own) time|(?:at|on) (?:the )?weekends?|(?:on|every|most) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: (?:evening|morning|afternoon)s?)?\b|(?:in the )?evenings|when I am not|when I'm not|besides (?:work|my job)|apart from work|as a volunteer|I (?:also )?volunteer)\b/i;
/** What is done beside work for others. What somebody does for fun is no reason to hire them. */
const FOR_OTHERS =
  /\b(?:volunteer|coach|teach|taught|lead|led|ran|run|organi[sz]e|train|treasurer|secretary|trustee|governor|chair|rais|mentor|help|captain|manag|serve|keep|kept|first aid)/i;
const LONGEST_HEADING = 40;
const FREE_TIME_HEADING =
  /^(?:(?:my )?(?:interests|hobbies|pastimes|free time|spare time|leisure)|away from work|outside (?:of )?work|beyond work|off duty|for fun|aficiones|intereses|tiempo libre)\b/i;
/** Begins something other than the last job. */
const OTHER_START = /\bI (?:then )?(?:started|set up|launched|bought|joined|retrained|trained as|became)\b/;
const NOW =
  /\b(?:I (?:also |now )?(?:am|have|run|lead|teach|help|coach|write|play|look|work|keep|make|take|care|speak|type|hold|drive|use|know|sing|volunteer|sit|chair)\b|these days|nowadays|currently)\b/i;
const STILL_NOW = /^I\s+(?:now|still|currently)\s+\p{Ll}/u;
/** Tells of a profession that was reached: "qualified as a chartered accountant (ACA) in 2019". */
const QUALIFIED = /^qualified as\b/;
/** Tells the time of the job before it: "That was from 2017 to 2021." */
const THAT_WAS = /^(?:that|this|it) was (?:from|between|in)\b/i;
/** Leaves the "I" out: "Worked for DHL from 2015 to 2020 as a courier." */
const WORK_START = /^(?:Worked|Moved|Joined|Started|Began|Employed|Promoted|Became|Served|Cut|Led|Managed|Trained|Ran)\s.*[.!]$/s;
/** "Named Coach of the Year in 2023", also below a heading. */
const HONOUR = /(?:^|\n)(?<honour>(?:Named|Voted|Awarded)\s[^\n]+)/d;
const FEWEST_SENTENCES = 3;
/** Of one sentence in the CV of somebody without a job. */
const MOST_ACTIVITIES = 3;

/** Detects running text in the first person: at least three sentences contain "I" or "my", or begin with a verb such as "Worked". */
export function isProse(source: string): boolean {
  const sentences = splitSentences(source);
  const biographical = sentences.filter(({ text }) => /\bI\b|\bmy\b/.test(text) || WORK_START.test(text));
  return biographical.length >= FEWEST_SENTENCES;
}

/** Returns the jobs, studies, licences, languages and tools of a running text. Leaves out what is not explicit. */
export function readProse(source: string): ProseProfile {
  const found: ProseProfile & { isBesideJobs: boolean } = {
    isBesideJobs: false,
    experience: [],
    education: [],
    licences: [],
    languages: [],
    skills: [],
    activities: [],
  };
  let isFreeTime = false;
  for (const sentence of splitSentences(source)) {
    if (isHeading(sentence.text)) isFreeTime = FREE_TIME_HEADING.test(sentence.text);
    const name = findGroup(NAME, sentence, 'name');
    const [place] = HOMES.flatMap((pattern) => findGroup(pattern, sentence, 'place') ?? []);
    if (name && scoreTitle(name.text) === 0) found.name ??= name;
    if (place && scoreSchool(place.text) < 2 && scoreOrganisation(place.text) < 2) found.location ??= place;
    const title = findOwnTitle(sentence);
    if (title) found.headline ??= title;
    for (const part of isFreeTime ? [] : splitFacts(sentence)) readPart(part, found);
    if (isFreeTime) found.activities.push(...findActivities(sentence, 0).filter(isForOthers).slice(0, 1));
  }
  const signed = findGroup(SIGNED, { start: 0, end: source.length, text: source }, 'name');
  if (signed && scoreTitle(signed.text) === 0 && scoreOrganisation(signed.text) < 2) found.name ??= signed;
  const { isBesideJobs: _, ...profile } = found;
  return { ...profile, activities: found.activities.filter(({ text }) => !text.includes('@')), experience: latestFirst(found.experience) };
}

/** "Until 2020 I looked after eleven cleaners": the job that began before lasted so long. */
function endAt(part: Piece, job: Position): void {
  const year = /^(?:until|till) ((?:19|20)\d\d)\b/i.exec(part.text);
  if (!year?.[1] || job.time?.kind !== 'single' || Number(year[1]) < (findYears(job.time.start.text)[0] ?? 0)) return;
  const at = year[0].length - year[1].length;
  job.time = { kind: 'range', start: job.time.start, end: cutPiece(part, at, year[0].length) };
}

/** Returns the jobs latest first, as a CV lists them, where the text names the latest one last. */
function latestFirst(jobs: Position[]): Position[] {
  const years = jobs.map(({ time, isNow }) =>
    isNow || time?.kind === 'lasting' ? Number.POSITIVE_INFINITY : (findYears(time?.start.text ?? '')[0] ?? 0),
  );
  const last = years.at(-1) ?? 0;
  return last > 0 && years.slice(0, -1).every((year) => year < last) ? jobs.toReversed() : jobs;
}

/** Adds the facts of a part of a sentence: studies, a job, or a bullet of the last job. */
function readPart(part: Piece, found: ProseProfile & { isBesideJobs: boolean }): void {
  const studies = findStudies(part);
  const last = found.experience.at(-1);
  const job = studies ? undefined : findPosition(part, { headline: found.headline, last });
  const award = findAward(part, found.education.at(-1));
  const honour = findGroup(HONOUR, part, 'honour');
  const told = last && !last.time && THAT_WAS.test(part.text) ? findTime(part) : undefined;
  if (last && told) {
    last.time = told;
    return;
  }
  const isElsewhere = !job && MOVE.test(part.text) && !/\bthere\b/i.test(part.text);
  found.isBesideJobs = Boolean(studies ?? award) || isElsewhere || (found.isBesideJobs && !job && !/\bthere\b/i.test(part.text));
  if (studies) found.education.push(studies);
  else if (award) found.education.splice(-1, 1, award);
  else if (job) found.experience.push(job);
  else if (QUALIFIED.test(part.text)) found.activities.push(trimClause(part));
  else if (honour) found.activities.push(trimClause(honour));
  else if (!last || found.isBesideJobs || isOfNoJob(part, last))
    found.activities.push(...findOwnActivities(part).slice(0, last ? 1 : MOST_ACTIVITIES));
  else {
    endAt(part, last);
    last.bullets.push(...findBullets(part));
    // "I now plan 46 vehicles" says that the job lasts.
    if (STILL_NOW.test(part.text) && !last.time?.end) last.isNow = true;
  }
  // The paper that a school gave is a study.
  if (!studies) found.licences.push(...findLicences(part));
  else found.licences.push(...findLicences(part).filter((paper) => !overlaps(paper, studies.degree)));
  found.languages.push(...findLanguages(part));
  found.skills.push(...findTools(part), ...findTrained(part));
}

/** Detects a line that no sentence is made of: "Away from work". */
function isHeading(text: string): boolean {
  return text.length <= LONGEST_HEADING && !/[.!?,;@\d]/.test(text) && !/\n/.test(text.trim()) && /^\p{Lu}/u.test(text);
}

function isForOthers({ text }: Piece): boolean {
  return new RegExp(`^(?:also )?${FOR_OTHERS.source}`, 'i').test(text) && !/\b(?:its|their)\b/.test(text);
}

function findOwnActivities(part: Piece): Piece[] {
  const isFreeTime = FREE_TIME.test(part.text);
  return findActivities(part, 0).filter(
    ({ text }) => !isFreeTime || (FOR_OTHERS.test(text) && !/\b(?:its|their)\b/.test(text)) || /\bvolunteer/i.test(part.text),
  );
}

function overlaps(one: Piece, other: Piece | undefined): boolean {
  return other !== undefined && one.start < other.end && other.start < one.end;
}

/** "In 2009 I set up the tracking list" is about the job of those years; a firm that was set up has a name. */
function isWithinJob(text: string, { time }: Position): boolean {
  const years = findYears(text);
  return /\bI set up (?:an?|the) \p{Ll}/u.test(text) && time?.kind === 'range' && years.length > 0 && !years.some((year) => isOutside(year, time));
}

/** Detects a sentence about free time, and one in the present behind a job that has ended. */
function isOfNoJob(part: Piece, job: Position): boolean {
  const { text } = part;
  if (/\bthere\b/i.test(text)) return false;
  // "No damage in eight years" was not reached in a job of four.
  if (job.time?.kind === 'range' && findYearCount(text) > countYears(job.time) + 1) return true;
  const isEnded = job.time?.kind === 'range' && job.time.end !== undefined && !isPresent(job.time.end.text);
  if (
    AFTERWARDS.test(text) ||
    findTime(part)?.kind === 'range' ||
    (OTHER_START.test(text) && !isWithinJob(text, job)) ||
    findYears(text).some((year) => isOutside(year, job.time))
  )
    return true;
  return FREE_TIME.test(text) || (isEnded && NOW.test(text) && !/\b(?:then|at the time)\b/i.test(text));
}
