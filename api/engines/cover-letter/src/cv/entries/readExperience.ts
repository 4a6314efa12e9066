import type { CvLine } from '../lines/cvLine.ts';
import { isTableHeader, isWithin, type Row } from '../lines/rows.ts';
import { splitSpan, type TextSpan } from '../text/textSpan.ts';
import { isCareerBreakText } from '../words/careerBreaks.ts';
import { findDate } from '../words/findDates.ts';
import { isPublicService } from '../words/isPublicService.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scorePlace } from '../words/places.ts';
import { scoreDegree, scoreSchool } from '../words/schoolWords.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { addAchievementGroups, splitAchievementGroups } from './achievementGroups.ts';
import { isEmployerAbove } from './employerAbove.ts';
import { isEmployerName } from './employerNames.ts';
import { fillEmployers } from './fillEmployers.ts';
import { mergeFreelanceClients } from './freelanceClients.ts';
import { groupRows } from './groupRows.ts';
import { readHeaderFields, stripTown } from './headerFields.ts';
import { ABBREVIATED_END, isSentence, SENTENCE_END } from './isSentence.ts';
import { joinBullets } from './joinBullets.ts';
import { extractLabelledEmployer } from './labelledEmployer.ts';
import { addDoubt, markDoubts, type ParsedJob } from './markDoubts.ts';
import { moveScaleToBullets } from './moveScaleToBullets.ts';
import { moveTimesUnderHeaders } from './moveTimesUnderHeaders.ts';
import { isCourse, isDescription } from './notJobs.ts';
import type { Position } from './position.ts';
import { splitUndetectedHeaders } from './undetectedHeaders.ts';

/** Lines above the one with its time that may belong to the head of a job. */
const MAX_ABOVE = 3;
const MAX_BELOW = 3;
const INDENT = 0.8;
/** In letters: "from" or "since" may be before a time. */
const MAX_BEFORE_TIME = 7;
const MIN_TITLE_SCORE = 3;
const MAX_DATED_WORDS = 18;
const MAX_SINGLE_WORDS = 8;
const MIN_FIGURE_WORDS = 5;
const FIGURE = /\d\s?%|[£€$]\s?\d|\bper cent\b/;
const CHANGE = /\b(?:up|down|cut|saved|reduced|raised|increased|improved|rose|fell|grew|dropped|halved|doubled)\b/i;
/** Tells of the time between two jobs, and of neither. */
const CAREER_BREAK_SENTENCE =
  /^(?:I (?:was|stayed|have been) (?:at )?home\b|I (?:took|had) (?:a|some) (?:break|time (?:out|off))\b|I (?:raised|brought up|looked after|cared for) my\b)/i;
const EVENT_SENTENCE = /^\p{Lu}[\p{L}’' -]{2,40} (?:reached|won|got|came|played|raised|took|beat|passed|gained) /u;

/** Returns the jobs of a section, in its order. */
export function readExperience(lines: CvLine[], source: string): Position[] {
  const { jobLines, groups } = splitAchievementGroups(lines);
  return addAchievementGroups(readJobs(jobLines, source), groups, source);
}

function readJobs(lines: CvLine[], source: string): Position[] {
  const rows = moveTimesUnderHeaders(groupRows(lines).filter(({ line, time }) => time !== undefined || !isTableHeader(line)));
  const anchors = findDateRows(rows);
  const edge = measureHeaderEdges(rows, anchors);
  const body = collectBodyRows(rows, edge);
  const isBody = (row: Row) => body.has(row);
  const headers = anchors.length > 0 ? findDatedHeaders(rows, anchors, isBody) : findUndatedHeaders(rows, isBody);
  const jobs: ParsedJob[] = [];
  const options = detectFieldOrder(headers.map(({ from, to }) => rows.slice(from, to)));
  let sharedEmployer: Position | undefined;
  for (const [index, { from, to, anchor }] of headers.entries()) {
    const header = rows.slice(from, to);
    const time = rows[anchor]?.time;
    if (!isWithin(time, sharedEmployer?.time)) sharedEmployer = undefined;
    const fields = readHeaderFields(header, {
      ...options,
      mayLackCompany: sharedEmployer !== undefined || (index > 0 && mayLackCompany(headers, index)),
    });
    const { below, ...completed } = extractLabelledEmployer(fields, rows.slice(to, headers[index + 1]?.from ?? rows.length));
    const { jobRows, undetected } = splitUndetectedHeaders(below);
    const position = moveScaleToBullets({ ...fields, ...completed, ...(time && { time }), bullets: readBullets(jobRows, source) });
    const next = rows[headers[index + 1]?.anchor ?? -1]?.time;
    // "Food manufacturer with 640 employees" below an employer tells of the employer.
    const isWithoutDuties = position.bullets.length === 0 || (jobRows.length === 1 && isDescription(jobRows[0]));
    const employerEntry = !sharedEmployer && isWithoutDuties && isWithin(next, time) ? findSharedEmployer(position) : undefined;
    if (employerEntry) sharedEmployer = employerEntry;
    else
      jobs.push({
        position:
          sharedEmployer?.company && position.title
            ? { ...position, title: shortenServiceTitle(sharedEmployer.company, position.title), company: sharedEmployer.company }
            : position,
        header,
        below: jobRows,
      });
    jobs.push(...undetected.map((group) => readUndetectedJob(group, source)));
  }
  const positions = markDoubts(jobs).filter(
    (position) => !isCareerBreak(position) && !isStudyAtSchool(position) && !isCourse(position) && !isSentenceFragment(position),
  );
  return fillEmployers(mergeFreelanceClients(positions));
}

/** Returns a job whose head was found among the bullets of another. */
function readUndetectedJob(group: Row[], source: string): ParsedJob {
  const body = group.findIndex(({ line }, index) => index > 0 && (line.hasListMark || isSentence(line.text)));
  const [header, below] = body < 0 ? [group, []] : [group.slice(0, body), group.slice(body)];
  const fields = readHeaderFields(header, { isTitleFirst: true, mayLackCompany: true });
  return { position: addDoubt({ ...fields, bullets: readBullets(below, source) }, 'position'), header, below };
}

function readBullets(below: Row[], source: string): TextSpan[] {
  return joinBullets(below.filter(({ label }) => label !== 'place').flatMap(toBodyLines), source).filter(
    ({ text }) => !CAREER_BREAK_SENTENCE.test(text),
  );
}

/** Returns an employer above its roles: a head without a title, whose time spans that of the next one. */
function findSharedEmployer({ title, company, time }: Position): Position | undefined {
  const name = company ?? (title && stripTown(title));
  // "The Royal Welsh, British Army" names a part of an employer where others name a title.
  const isUnit = title !== undefined && company !== undefined && scoreTitle(title.text) === 0 && scoreOrganisation(company.text) >= 2;
  const isTitled = title !== undefined && ((company !== undefined && !isUnit) || scoreTitle(title.text) > 0);
  // "Babysitting for three families" is work of its own, and employs nobody.
  const isTask = name !== undefined && scoreOrganisation(name.text) === 0 && /\s(?:for|with|to)\s|\d/.test(name.text);
  return name && !isTitled && !isTask ? { company: name, ...(time && { time }), bullets: [] } : undefined;
}

/** Removes the ship or unit after a rank in a service: "Signaller, 45 Commando". */
function shortenServiceTitle(employer: TextSpan, title: TextSpan): TextSpan {
  const [rank] = splitSpan(title, /,\s/g);
  return rank && isPublicService(employer.text) && scoreTitle(rank.text) >= 2 ? rank : title;
}

function isCareerBreak({ title, company }: Position): boolean {
  return isCareerBreakText(title?.text ?? company?.text ?? '');
}

/** Detects a position whose title was read from the middle of a sentence: "tutor at the Athlone School of Music". */
function isSentenceFragment({ title, company, isWithoutEmployer }: Position): boolean {
  // "Cyprus 2016, Estonia 2020" lists years of something else.
  if ([title, company].every((span) => span && findDate(span.text))) return true;
  return title !== undefined && (!isEmployerName(title.text) || (isWithoutEmployer === true && /^\p{Ll}/u.test(title.text)));
}

/** Detects what somebody learnt at a school, which is no position. */
function isStudyAtSchool({ title, company }: Position): boolean {
  return (
    title !== undefined && company !== undefined && scoreDegree(title.text) === 3 && scoreTitle(title.text) === 0 && scoreSchool(company.text) === 3
  );
}

interface HeaderRange {
  from: number;
  to: number;
  /** The row with its time. */
  anchor: number;
}

/** The rows that say when a job was. */
function findDateRows(rows: Row[]): number[] {
  const dated = [...rows.keys()].filter((index) => isDated(rows[index]) && !endsBullet(rows, index));
  const unmarked = dated.filter((index) => !rows[index]?.line.hasListMark);
  const candidates = unmarked.length > 0 ? unmarked : dated;
  // A year in an indented line tells when something happened within a job.
  const headers = candidates.filter((index) => rows[index]?.time?.kind !== 'single');
  const isIndented = ({ line }: Row) =>
    headers.some((index) => rows[index]?.line.column === line.column) &&
    headers.every((index) => rows[index]?.line.column !== line.column || line.left > (rows[index]?.line.left ?? 0) + INDENT * line.size);
  return candidates.filter((index) => headers.includes(index) || !rows[index] || !isIndented(rows[index]));
}

/** Detects a date in the last line of a bullet: "…no return for" over "correction since 2020". */
function endsBullet(rows: Row[], index: number): boolean {
  const [before, line] = [rows[index - 1]?.line, rows[index]?.line];
  // "…passed their exams in" over "2025, nine with distinction"
  if (
    before &&
    line?.hasListMark === false &&
    line.paragraph === before.paragraph &&
    /\p{Ll} (?:in|since|during|by|until|of|for)$/u.test(before.text)
  )
    return true;
  return before?.hasListMark === true && line?.hasListMark === false && line.paragraph === before.paragraph && /^\p{Ll}/u.test(line.text);
}

function isDated(row: Row | undefined): boolean {
  if (!row?.time || row.label === 'duties') return false;
  const words = row.rest.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const { rest } = row;
  const { text: lineText, cells } = row.line;
  const text = lineText.replace(/\s*\([^()]*\)$/u, (bracket) => (/(?:19|20)\d\d/.test(bracket) ? bracket : ''));
  // "Sous Chef at The Gull, June 2021 till now." ends in its time, and not in a sentence.
  const endsInTime = row.time.end !== undefined && text.replace(/\.$/, '').endsWith(row.time.end.text);
  const isSentenceEnd = /\p{L}{3,}\.$/u.test(text) && !ABBREVIATED_END.test(text) && !endsInTime;
  // "2.4 million words translated since 2016" says how much, and names no job.
  if (row.time.kind !== 'range' && /^\d[\d.,]* \p{Ll}/u.test(lineText) && !lineText.startsWith(row.time.start.text)) return false;
  // "Quintet reached the national final, 2016" tells when something happened.
  if (row.time.kind === 'single' && EVENT_SENTENCE.test(lineText)) return false;
  // "2014–17 Pastry assistant, Hotel du Vin, Harrogate." is a head with a full stop.
  const isHeader = row.time.kind === 'range' && row.time.start.start === row.line.start && scoreTitle(row.rest[0]?.text.split(', ')[0] ?? '') >= 2;
  if (words > MAX_DATED_WORDS || (words > 5 && isSentenceEnd && !isHeader)) return false;
  if (row.time.kind !== 'single') return !isResult(row);
  // A year in the middle of a sentence says nothing about when a job was.
  const isAtEdge =
    row.rest.length === 0 ||
    cells.length > 1 ||
    /(?:[,(|–—-]\s*)(?:\p{L}+ (?:weeks?|months?|days?) in )?(?:\p{L}+\.?\s)?\d{4}\)?$/u.test(text) ||
    /^\(?\d{4}\b/.test(text);
  // "Chef de Partie — Lido Bianco, Alghero (summer season)" next to "Summer 2022" names a job, however long.
  const name = rest[0]?.text ?? '';
  const namesJob = cells.length > 1 && (scoreTitle(name) === MIN_TITLE_SCORE || /^\p{Lu}[^.;]* [—–|] \p{Lu}/u.test(name));
  return isAtEdge && (words <= MAX_SINGLE_WORDS || namesJob) && !row.line.hasListMark;
}

/** "Complaints: down 57% since 2021" tells of a job and names none. */
function isResult({ rest, label }: Row): boolean {
  const text = rest.map((span) => span.text).join(' ');
  return label === undefined && FIGURE.test(text) && scoreTitle(text) < 2 && (CHANGE.test(text) || scoreOrganisation(text) < 2);
}

/** Where heads of jobs begin at the left, in each column. */
function measureHeaderEdges(rows: Row[], anchors: number[]): Map<number, number> {
  const edges = new Map<number, number>();
  const startsWithTime = ({ line, time }: Row) => time !== undefined && time.start.start - line.start < MAX_BEFORE_TIME;
  const hasTimeColumn = anchors.some((index) => rows[index] && startsWithTime(rows[index]) && (rows[index]?.line.cells.length ?? 0) > 1);
  for (const index of anchors) {
    const row = rows[index];
    // A long time may leave no gap before what is next to it: then the line does not show where heads begin.
    if (!row || (hasTimeColumn && row.line.cells.length === 1 && row.rest.length > 0 && startsWithTime(row))) continue;
    const [first] = row.rest;
    // A time alone says nothing about where heads begin: it may be at either side of them.
    const neighbours = [rows[index - 1], rows[index + 1]].filter(
      (next) => next?.line.column === row.line.column && !next.time && !next.line.hasListMark,
    );
    const start = first ? first.left : Math.min(...neighbours.map((next) => next?.line.left ?? Infinity));
    if (start === Infinity) continue;
    edges.set(row.line.column, Math.min(edges.get(row.line.column) ?? Infinity, start));
  }
  return edges;
}

/** The rows that tell of a job and do not name it; so does the rest of a paragraph of which the beginning does. */
function collectBodyRows(rows: Row[], edges: Map<number, number>): Set<Row> {
  const body = new Set<Row>();
  const right = Math.max(...rows.map(({ line }) => line.right));
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const isSameParagraph = before && body.has(before) && !row.time && row.line.paragraph === before.line.paragraph && row.line.paragraph >= 0;
    const isContinuation =
      isSameParagraph &&
      !row.line.hasListMark &&
      !SENTENCE_END.test(before.line.text) &&
      row.line.cells.length === 1 &&
      row.line.page > 0 &&
      row.line.size > 1;
    if (row.label === 'duties' || isBodyLine(row, edges) || isContinuation || isWrapped(row, rows[index + 1], right)) body.add(row);
  }
  return body;
}

/** A line that fills its column and runs on is prose: heads are short. */
function isWrapped({ line, time }: Row, next: Row | undefined, right: number): boolean {
  if (time || !next || next.time || line.size <= 1 || next.line.paragraph !== line.paragraph || line.cells.length > 1) return false;
  return line.right > right - 0.15 * (right - line.left) && line.text.split(' ').length > 7;
}

function isBodyLine({ line, time, label }: Row, edges: Map<number, number>): boolean {
  if (line.hasListMark) return true;
  // Labels of a form may be at the right of their column.
  if (label !== undefined) return label === 'duties';
  const edge = edges.get(line.column) ?? Math.min(...edges.values());
  if (Number.isFinite(edge) && line.left > edge + INDENT * line.size && (!time || time.kind === 'single')) return true;
  // "Powys Feeds, Newtown. Lorry driver, 2005 to 2008." ends in its time, and not in a sentence.
  const withoutStop = line.text.replace(/\.$/, '');
  return isSentence(time?.end && withoutStop.endsWith(time.end.text) ? withoutStop : line.text);
}

function findDatedHeaders(rows: Row[], anchors: number[], isBody: (row: Row) => boolean): HeaderRange[] {
  const [first = 0] = anchors;
  const before = isCompleteBelow(rows, first, isBody) ? 0 : countRowsAbove(rows, first, 0, isBody);
  const hasOnlyTimes = anchors.every((index) => rows[index]?.rest.length === 0);
  const maxAbove = Math.max(before, hasOnlyTimes && before > 0 ? 1 : 0);
  const countAbove = (anchor: number, from: number) =>
    Math.max(Math.min(maxAbove, countRowsAbove(rows, anchor, from, isBody)), isEmployerAbove(rows, anchor, isBody) && anchor > from ? 1 : 0);
  const headers: HeaderRange[] = [];
  let end = 0;
  for (const [index, anchor] of anchors.entries()) {
    const next = anchors[index + 1] ?? rows.length;
    const from = anchor - countAbove(anchor, end);
    // What the next job takes above its time is not this one's.
    const last = index + 1 < anchors.length ? next - countAbove(next, anchor + 1) : next;
    end = findHeaderEnd(rows, { from, anchor, last }, isBody);
    headers.push({ from, to: end, anchor });
  }
  return headers;
}

/** A title next to its dates, with an employer below: the line above is an unknown heading, unless it names a job too. */
function isCompleteBelow(rows: Row[], anchor: number, isBody: (row: Row) => boolean): boolean {
  const [above, header, below] = [rows[anchor - 1], rows[anchor], rows[anchor + 1]];
  if (!above || !header || !below || isBody(below) || below.time) return false;
  const isUnnamed = scoreTitle(above.line.text) === 0 && scoreOrganisation(above.line.text) === 0;
  return isUnnamed && header.rest.some(({ text }) => scoreTitle(text) >= 2) && scoreOrganisation(below.line.text) >= 2;
}

/** Returns how many lines right above a row may belong to the same head. */
function countRowsAbove(rows: Row[], anchor: number, from: number, isBody: (row: Row) => boolean): number {
  let count = 0;
  while (count < MAX_ABOVE && anchor - count - 1 >= from) {
    const row = rows[anchor - count - 1];
    if (!row || isBody(row) || (row.time && row.time.kind !== 'single')) break;
    count += 1;
  }
  return count;
}

/** Where what is below the time of a job stops naming it and begins to tell of it. */
function findHeaderEnd(rows: Row[], { from, anchor, last }: { from: number; anchor: number; last: number }, isBody: (row: Row) => boolean): number {
  let to = anchor + 1;
  while (to < last && to - anchor <= MAX_BELOW) {
    const row = rows[to];
    if (!row || isBody(row)) break;
    const { title, company } = readHeaderFields(rows.slice(from, to), { isTitleFirst: true, mayLackCompany: true });
    const isPlace = row.label === 'place' || scorePlace(row.line.text) >= 2;
    // "MV Northern Crest – Tyne Tankers Ltd" over "Second Engineer": the title is the line below.
    const isTitleBelow =
      title !== undefined &&
      scoreTitle(title.text) < 2 &&
      !row.time &&
      scoreTitle(row.line.text) === MIN_TITLE_SCORE &&
      scoreOrganisation(row.line.text) === 0;
    if (isTitleBelow && row.line.text.split(' ').length <= MIN_FIGURE_WORDS) {
      to += 1;
      break;
    }
    if (title && company && !isPlace && row.label === undefined) break;
    to += 1;
  }
  return to;
}

/** Jobs that name no time: each begins where lines that tell nothing follow on lines that do. */
function findUndatedHeaders(rows: Row[], isBody: (row: Row) => boolean): HeaderRange[] {
  const headers: HeaderRange[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (!row || isBody(row)) continue;
    let to = index + 1;
    for (let next = rows[to]; next && to - index < 2 && !isBody(next); next = rows[to]) to += 1;
    const isHeader = rows.slice(index, to).some(({ line }) => scoreTitle(line.text) >= 2);
    if (isHeader) headers.push({ from: index, to, anchor: -1 });
    index = to - 1;
  }
  return headers;
}

function toBodyLines({ line, label, rest }: Row): CvLine[] {
  if (label !== 'duties') return [line];
  const [first] = rest;
  if (!first) return [];
  const last = rest.at(-1) ?? first;
  return [{ ...line, start: first.start, end: last.end, text: line.text.slice(first.start - line.start, last.end - line.start), left: first.left }];
}

/** Which of title and employer is first in this CV, by the heads that say so themselves. */
function detectFieldOrder(headers: Row[][]): { isTitleFirst: boolean } {
  const orders = headers.map((header) => readHeaderFields(header, { isTitleFirst: true, mayLackCompany: false }).isTitleFirst);
  const first = orders.filter((each) => each === true).length;
  const last = orders.filter((each) => each === false).length;
  return { isTitleFirst: first >= last };
}

/** A head with fewer lines than the first has leaves out the employer, who is the one above. */
function mayLackCompany(headers: HeaderRange[], index: number): boolean {
  const [first] = headers;
  const header = headers[index];
  return first !== undefined && header !== undefined && header.to - header.from < first.to - first.from;
}
