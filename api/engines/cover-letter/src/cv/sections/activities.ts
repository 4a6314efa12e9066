import { buildLinesSpan, joinBullets } from '../entries/joinBullets.ts';
import type { CvLine } from '../lines/cvLine.ts';
import type { Section } from '../lines/section.ts';
import { readUnpaidRole } from '../lists/readUnpaidRole.ts';
import { cutSpan, splitSpan, type TextSpan } from '../text/textSpan.ts';
import { findDate } from '../words/findDates.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';
import { isStudyAverage } from './studyAverages.ts';

const ACTIVITY_HEADINGS = /^(?:selected |other )?(?:teaching|supervision|research|outreach|leadership|committees?|volunteer\w*|voluntary\b.*)\b/i;
const UNPAID_HEADINGS = /\b(?:volunt\w+|boards?|committees?|trustees?|governors?|community|unpaid|roles|positions|charity|leadership)\b/i;
const FIRST_ACTIVITY_HEADINGS =
  /\b(?:done|did|activities|extracurricular|involved|involvement|responsibilit\w+|clubs?|societies|school life|work experience|helped|outside school)\b/i;
const MIN_ACTIVITY_WORDS = 4;
/** "Calm with people: 1,100 questions a week" */
const LABEL = /^\p{L}[\p{L}’' &-]{2,40}(?: \((?:19|20)\d\d\))?:\s+/u;
const MAX_ROLE_CELLS = 4;
/** As an achievement of a profile may have. */
const MAX_ROLE_LENGTH = 290;
const PAST_VERB = /^(?:\p{Ll}|\p{Lu}\p{Ll})+(?:ed|t|n|d|ote|an|ade|ook|ew|ang|ave)\s/u;
/** Names the study itself. */
const STUDY_VERB =
  /^(?:studied|graduated|attended|completed|passed|obtained|gained|took|did my|finished|trained|qualified|left|achieved|received|awarded|learn(?:ed|t))\b/i;

/** Returns activities from sections such as "Teaching" or "Volunteering", which belong to no job. */
export function findOtherActivities(sections: Section[], source: string): TextSpan[] {
  return sections
    .filter(({ kind, heading }) => kind === 'other' && ACTIVITY_HEADINGS.test(heading?.text ?? ''))
    .flatMap(({ lines }) => joinBullets(lines, source))
    .filter(({ text }) => startsWithActionVerb(text));
}

/** Returns the unpaid posts of sections such as "Volunteering": "Treasurer, Leith Community Garden, 2020 – present". */
export function findUnpaidRoles(sections: Section[], source: string, mayContainRoles: (section: Section) => boolean): TextSpan[] {
  return (
    sections
      .filter((section) => mayContainRoles(section) || (section.kind === 'other' && UNPAID_HEADINGS.test(section.heading?.text ?? '')))
      // Credits of an actor are in tables, and are no posts.
      .flatMap(({ lines }) => joinBullets(lines.filter(({ cells }) => cells.length < MAX_ROLE_CELLS).map(markLeadingYear), source))
      .flatMap((bullet) => groupByRole(bullet))
  );
}

/** Returns the posts of a bullet, each with the sentences after it: "Beach survey leader, Marine Trust, since 2024. Organise monthly surveys." */
function groupByRole(bullet: TextSpan): TextSpan[] {
  const sentences = splitSpan(bullet, /(?<=\p{L}{3}|\d)\.\s+(?=\p{Lu})/gu);
  const roles = sentences.flatMap((sentence, index) => (readUnpaidRole(sentence.text) ? [index] : []));
  return roles.map((from, roleIndex) => {
    const roleSentences = sentences.slice(from, roles[roleIndex + 1] ?? sentences.length);
    const first = roleSentences[0] ?? bullet;
    const fittingSentences = roleSentences.filter(({ end }) => end - first.start <= MAX_ROLE_LENGTH);
    return cutSpan(bullet, first.start - bullet.start, (fittingSentences.at(-1) ?? first).end - bullet.start);
  });
}

/** Returns what somebody says to have done in their studies: "Dissertation: … I sampled 480 mussels at eight sites." */
export function findStudyAchievements(sections: Section[], source: string): TextSpan[] {
  return sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ lines }) => joinParagraphs(lines, source))
    .flatMap((paragraph) => splitSpan(paragraph, /(?<=\p{Ll}{2}["”’')]*|\d%?)[.!]["”’)]*\s+(?=[\p{Lu}“"])/gu))
    .flatMap((sentence) => {
      const openingLength = /^I (?:also )?(?=\p{Ll})/u.exec(sentence.text)?.[0].length ?? 0;
      const action = cutSpan(sentence, openingLength, sentence.text.replace(/[.!]$/, '').length);
      if (isStudyAverage(action.text)) return [action];
      const isActionSentence = openingLength > 0 || (startsWithActionVerb(action.text) && /\d/.test(action.text) && !findDate(action.text));
      return isActionSentence && PAST_VERB.test(action.text) && !STUDY_VERB.test(action.text) && action.text.split(/\s+/).length >= MIN_ACTIVITY_WORDS
        ? [action]
        : [];
    });
}

/** Lines of one look that follow each other, whatever paragraphs a reader saw in them. */
function joinParagraphs(lines: CvLine[], source: string): TextSpan[] {
  const groups: CvLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const isContinuation = before && before.page === line.page && before.column === line.column && line.start > before.end && !line.hasListMark;
    if (isContinuation) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => buildLinesSpan(group, source));
}

/** Returns the bullets under headings such as "What I have done", which take the place of work in the CV of a school leaver. */
export function findFirstActivities(sections: Section[], source: string): TextSpan[] {
  return sections
    .filter(
      ({ kind, heading }) => kind === 'other' && FIRST_ACTIVITY_HEADINGS.test(heading?.text ?? '') && !ACTIVITY_HEADINGS.test(heading?.text ?? ''),
    )
    .flatMap(({ lines }) => joinBullets(lines, source))
    .filter(({ text }) => text.split(' ').length >= MIN_ACTIVITY_WORDS);
}

/** What somebody has, speaks or wants is no action. */
const NOT_ACTION = /^(?:am|was|have|had|can|would|like|love|enjoy|want|hope|speak|live|drive|do|know|hold|believe|look|work)\b/;

/** Returns what somebody says to do, in sentences under "Also" and "Other": "I train the new staff and order the wine." */
export function findFirstPersonActions(sections: Section[], source: string, mayContainActions: (section: Section) => boolean): TextSpan[] {
  return sections
    .filter(mayContainActions)
    .flatMap(({ lines }) => joinParagraphs(lines, source))
    .flatMap((paragraph) => splitSpan(paragraph, /(?<=\p{L}{2}|\d)[.!]\s+(?=\p{Lu})/gu))
    .flatMap((sentence) => {
      const openingLength = /^I (?:also )?(?=\p{Ll})/u.exec(sentence.text)?.[0].length ?? 0;
      const action = cutSpan(sentence, openingLength, sentence.text.replace(/[.!]$/, '').length);
      const isActionSentence =
        openingLength > 0 && startsWithActionVerb(action.text.charAt(0).toUpperCase() + action.text.slice(1)) && !NOT_ACTION.test(action.text);
      return isActionSentence && action.text.split(/\s+/).length >= MIN_ACTIVITY_WORDS ? [action] : [];
    });
}

/** Returns bullets that tell a figure under a heading of somebody's own words, or in a summary: "What I offer: built a sheet that found £18,000". */
export function findBulletsWithFigures(sections: Section[], source: string, hasNoJob: (section: Section) => boolean): TextSpan[] {
  return sections
    .filter((section) => section.kind === 'summary' || (section.kind === 'other' && section.isUnknown === true) || hasNoJob(section))
    .flatMap(({ lines }) =>
      joinBullets(
        lines.filter(({ hasListMark }) => hasListMark),
        source,
      ),
    )
    .map((span) => cutSpan(span, LABEL.exec(span.text)?.[0].length ?? 0))
    .filter(({ text }) => text.split(' ').length >= MIN_ACTIVITY_WORDS && /\d/.test(text) && !findDate(text));
}

/** Treats a year at the start of a line as a bullet, because lists of awards often begin with years. */
export function markLeadingYear(line: CvLine): CvLine {
  return findDate(line.text)?.from === 0 ? { ...line, hasListMark: true } : line;
}

/** Treats each line of a list as a bullet where the line before it ends in its year or its pages: "…, 2023" over "Carnegie Trust, £12,400, 2021". */
export function markEntries(lines: CvLine[]): CvLine[] {
  return lines.map((line, index) => {
    const before = lines[index - 1];
    const startsEntry = before !== undefined && /(?:(?:19|20)\d\d|\d[–-]\d+)\)?\.?$/u.test(before.text) && /^[\p{Lu}‘“"']/u.test(line.text);
    return startsEntry ? { ...line, hasListMark: true } : line;
  });
}
