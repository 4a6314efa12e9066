import type { Position } from '../entries/position.ts';
import type { EducationEntry } from '../entries/readEducation.ts';
import { cutSpan, type TextSpan } from '../text/textSpan.ts';
import { isPresent } from '../words/findDates.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scoreSchool } from '../words/schoolWords.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { findAward, findEducation } from './findEducation.ts';
import { findPosition, findStatedTitle } from './findPosition.ts';
import { findLanguages, findLicences, findTools, findTrainedSkills } from './proseCredentials.ts';
import { findActivities, findBullets, findGroup, PROPER_NAME, splitFacts, splitSentences, trimClause } from './sentences.ts';
import { countYears, findTime, findYearCount, findYears, isOutside } from './times.ts';

/** The facts of a CV written as running text, without headings and lists. */
export interface ProseProfile {
  name?: TextSpan;
  location?: TextSpan;
  /** What somebody says to be now: "I am a warehouse supervisor". */
  headline?: TextSpan;
  experience: Position[];
  education: EducationEntry[];
  licences: TextSpan[];
  languages: TextSpan[];
  skills: TextSpan[];
  /** What was done outside of the jobs. */
  activities: TextSpan[];
}

const NAME = /\b(?:[Mm]y name(?: is|['’]s)|I am called|I am|I['’]m)\s+(?<name>\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+){1,3})/du;
/** Where somebody lives says more than where they come from. */
const HOME_PATTERNS = [`(?:live|living|based|reside|am)\\s+in`, `(?:I am|I['’]m|name is)\\s[^.;]{0,60}?\\bfrom`].map(
  (words) => new RegExp(`\\b(?:${words})\\s+(?<place>${PROPER_NAME})`, 'du'),
);
/** "I live at Tan y Coed, Denbigh, LL16 (telephone …)" */
const ADDRESS = /\b[Ll]iv(?:e|ing) at (?<place>[\p{Lu}\d][^.;()]{2,60}?)(?=\s*[(.;]|,?\s+(?:and|where|with|tel|telephone|phone|e-?mail)\b|$)/du;
/** A signature: the name before the address. */
const SIGNATURE =
  /(?:^|[.!?:\n]\s*)(?<name>\p{Lu}[\p{L}’'-]+(?:[^\S\n]+\p{Lu}[\p{L}’'-]+){1,2})(?:,\s+\p{Lu}[\p{L} ]+)?(?:,|\s*[/|–-])?\s+[\w.+-]+@/du;
/** Leaves the last employer without naming the next, so what follows belongs to no job. */
const JOB_CHANGE =
  /\bI\s+(?:then\s+)?(?:returned|moved|came|went|left|took over|switched|transferred|emigrated|relocated|retired|opened|founded|set up my own|started my own)\b/;
/** Says that something came after the last job. */
const AFTERWARDS = /\b(?:I then|then I|after that|afterwards)\b/i;
/** Matches the beginnings of what somebody does besides work. */
const FREE_TIME =
  /^(?:away from|outside|in my (?:spare|free|own) time|(?:at|on) (?:the )?weekends?|(?:on|every|most) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: (?:evening|morning|afternoon)s?)?\b|(?:in the )?evenings|when I am not|when I'm not|besides (?:work|my job)|apart from work|as a volunteer|I (?:also )?volunteer)\b/i;
/** What is done besides work for others. What somebody does for fun is no reason to hire them. */
const FOR_OTHERS =
  /\b(?:volunteer|coach|teach|taught|lead|led|ran|run|organi[sz]e|train|treasurer|secretary|trustee|governor|chair|rais|mentor|help|captain|manag|serve|keep(?! (?:bees|hens|chickens|fit|horses|sheep|goats|dogs|active|up)\b)|kept(?! (?:bees|hens|fit)\b)|first aid)/i;
const MAX_HEADING_LENGTH = 40;
const FREE_TIME_HEADING =
  /^(?:(?:my )?(?:interests|hobbies|pastimes|free time|spare time|leisure)|away from work|outside (?:of )?work|beyond work|off duty|for fun|aficiones|intereses|tiempo libre)\b/i;
/** Begins something other than the last job. */
const OTHER_START = /\bI (?:then )?(?:started|set up|launched|bought|joined|retrained|trained as|became)\b/;
const PRESENT_ACTIVITY =
  /\b(?:I (?:also |now )?(?:am|have|run|lead|teach|help|coach|write|play|look|work|keep|make|take|care|speak|type|hold|drive|use|know|sing|volunteer|sit|chair)\b|these days|nowadays|currently)\b/i;
const PRESENT_TENSE = /^I\s+(?:now|still|currently)\s+\p{Ll}/u;
/** Tells of a profession that was reached: "qualified as a chartered accountant (ACA) in 2019". */
const QUALIFIED = /^qualified as\b/;
/** Tells the time of the job before it: "That was from 2017 to 2021." */
const JOB_PERIOD = /^(?:that|this|it) was (?:from|between|in)\b/i;
/** Leaves the "I" out: "Worked for DHL from 2015 to 2020 as a courier." */
const VERB_START = /^(?:Worked|Moved|Joined|Started|Began|Employed|Promoted|Became|Served|Cut|Led|Managed|Trained|Ran)\s.*[.!]$/s;
/** "Named Coach of the Year in 2023", also below a heading. */
const HONOUR_LINE = /(?:^|\n)(?<honour>(?:Named|Voted|Awarded)\s[^\n]+)/d;
const MIN_SENTENCES = 3;
/** Of one sentence in the CV of somebody without a job. */
const MAX_ACTIVITIES = 3;

/** Detects running text in the first person: at least three sentences contain "I" or "my", or begin with a verb such as "Worked". */
export function isProse(source: string): boolean {
  const sentences = splitSentences(source);
  const biographical = sentences.filter(({ text }) => /\bI\b|\bmy\b/.test(text) || VERB_START.test(text));
  return biographical.length >= MIN_SENTENCES;
}

/** Returns the jobs, studies, licences, languages and tools of a running text. Leaves out what is not explicit. */
export function readProse(source: string): ProseProfile {
  const found: ProseProfile & { isOutsideJobs: boolean } = {
    isOutsideJobs: false,
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
    const address = findGroup(ADDRESS, sentence, 'place');
    const [place] = HOME_PATTERNS.flatMap((pattern) => findGroup(pattern, sentence, 'place') ?? []);
    if (name && scoreTitle(name.text) === 0) found.name ??= name;
    if (place && scoreSchool(place.text) < 2 && scoreOrganisation(place.text) < 2) found.location ??= place;
    if (address) found.location ??= address;
    const title = findStatedTitle(sentence);
    if (title) found.headline ??= title;
    for (const part of isFreeTime ? [] : splitFacts(sentence)) readPart(part, found);
    if (isFreeTime) found.activities.push(...findActivities(sentence, 0).filter(isForOthers).slice(0, 1));
  }
  const signed = findGroup(SIGNATURE, { start: 0, end: source.length, text: source }, 'name');
  if (signed && scoreTitle(signed.text) === 0 && scoreOrganisation(signed.text) < 2) found.name ??= signed;
  const { isOutsideJobs: _, ...profile } = found;
  return { ...profile, activities: found.activities.filter(({ text }) => !text.includes('@')), experience: sortLatestFirst(found.experience) };
}

/** "Until 2020 I looked after eleven cleaners": the job that began before lasted so long. */
function setEndYear(part: TextSpan, job: Position): void {
  const year = /^(?:until|till) ((?:19|20)\d\d)\b/i.exec(part.text);
  if (!year?.[1] || job.time?.kind !== 'single' || Number(year[1]) < (findYears(job.time.start.text)[0] ?? 0)) return;
  const yearOffset = year[0].length - year[1].length;
  job.time = { kind: 'range', start: job.time.start, end: cutSpan(part, yearOffset, year[0].length) };
}

/** Returns the jobs latest first, as a CV lists them, where the text names the latest one last. */
function sortLatestFirst(jobs: Position[]): Position[] {
  const years = jobs.map(({ time, isCurrent }) =>
    isCurrent || time?.kind === 'lasting' ? Number.POSITIVE_INFINITY : (findYears(time?.start.text ?? '')[0] ?? 0),
  );
  const last = years.at(-1) ?? 0;
  return last > 0 && years.slice(0, -1).every((year) => year < last) ? jobs.toReversed() : jobs;
}

/** Adds the facts of a part of a sentence: studies, a job, or a bullet of the last job. */
function readPart(part: TextSpan, found: ProseProfile & { isOutsideJobs: boolean }): void {
  const education = findEducation(part);
  const last = found.experience.at(-1);
  const job = education ? undefined : findPosition(part, { headline: found.headline, last });
  const award = findAward(part, found.education.at(-1));
  const honour = findGroup(HONOUR_LINE, part, 'honour');
  const statedTime = last && !last.time && JOB_PERIOD.test(part.text) ? findTime(part) : undefined;
  if (last && statedTime) {
    last.time = statedTime;
    return;
  }
  const hasMovedOn = !job && JOB_CHANGE.test(part.text) && !/\bthere\b/i.test(part.text);
  found.isOutsideJobs = Boolean(education ?? award) || hasMovedOn || (found.isOutsideJobs && !job && !/\bthere\b/i.test(part.text));
  if (education) found.education.push(education);
  else if (award) found.education.splice(-1, 1, award);
  else if (job) found.experience.push(job);
  else if (QUALIFIED.test(part.text)) found.activities.push(trimClause(part));
  else if (honour) found.activities.push(trimClause(honour));
  else if (!last || found.isOutsideJobs || isOutsideJob(part, last))
    found.activities.push(...findFirstPersonActivities(part).slice(0, last ? 1 : MAX_ACTIVITIES));
  else {
    setEndYear(part, last);
    last.bullets.push(...findBullets(part));
    // "I now plan 46 vehicles" says that the job lasts.
    if (PRESENT_TENSE.test(part.text) && !last.time?.end) last.isCurrent = true;
  }
  // The credential that a school gave is a study.
  if (!education) found.licences.push(...findLicences(part));
  else found.licences.push(...findLicences(part).filter((paper) => !overlaps(paper, education.degree)));
  found.languages.push(...findLanguages(part));
  found.skills.push(...findTools(part), ...findTrainedSkills(part));
}

/** Detects a line that no sentence is made of: "Away from work". */
function isHeading(text: string): boolean {
  return text.length <= MAX_HEADING_LENGTH && !/[.!?,;@\d]/.test(text) && !/\n/.test(text.trim()) && /^\p{Lu}/u.test(text);
}

function isForOthers({ text }: TextSpan): boolean {
  return new RegExp(`^(?:also )?${FOR_OTHERS.source}`, 'i').test(text) && !/\b(?:its|their)\b/.test(text);
}

function findFirstPersonActivities(part: TextSpan): TextSpan[] {
  const isFreeTime = FREE_TIME.test(part.text);
  return findActivities(part, 0).filter(
    ({ text }) => !isFreeTime || (FOR_OTHERS.test(text) && !/\b(?:its|their)\b/.test(text)) || /\bvolunteer/i.test(part.text),
  );
}

function overlaps(one: TextSpan, other: TextSpan | undefined): boolean {
  return other !== undefined && one.start < other.end && other.start < one.end;
}

/** "In 2009 I set up the tracking list" is about the job of those years; a firm that was set up has a name. */
function isWithinJob(text: string, { time }: Position): boolean {
  const years = findYears(text);
  return /\bI set up (?:an?|the) \p{Ll}/u.test(text) && time?.kind === 'range' && years.length > 0 && !years.some((year) => isOutside(year, time));
}

/** Detects a sentence about free time, and one in the present after a job that has ended. */
function isOutsideJob(part: TextSpan, job: Position): boolean {
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
  return FREE_TIME.test(text) || (isEnded && PRESENT_ACTIVITY.test(text) && !/\b(?:then|at the time)\b/i.test(text));
}
