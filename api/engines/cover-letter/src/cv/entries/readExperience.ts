import { isSelfEmployed } from '../../wording/selfEmployed.ts';
import type { CvLine } from '../lines/cvLine.ts';
import { isTableHead, isWithin, type Row } from '../lines/rows.ts';
import { type Piece, splitPiece } from '../text/piece.ts';
import { isTimeAway } from '../words/careerBreaks.ts';
import { findDate } from '../words/findDates.ts';
import { namesService } from '../words/namesService.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scorePlace } from '../words/places.ts';
import { scoreDegree, scoreSchool } from '../words/schoolWords.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { addAchievementGroups, splitAchievementGroups } from './achievementGroups.ts';
import { joinBullets } from './bullets.ts';
import { isContinued } from './continuedTimes.ts';
import { isEmployerAbove } from './employerAbove.ts';
import { isEmployerName } from './employerNames.ts';
import { readHeadFields, stripTown } from './headFields.ts';
import { takeLabelledEmployer } from './labelledEmployer.ts';
import { splitLostHeads } from './lostHeads.ts';
import { addDoubt, markDoubts, type ReadJob } from './markDoubts.ts';
import type { Position } from './position.ts';
import { takeScale } from './scaleOfJob.ts';
import { moveTimesUnderHeads } from './timesBelow.ts';
import { groupRows } from './wrappedTimes.ts';

/** Lines above the one with its time that may belong to the head of a job. */
const MAX_ABOVE = 3;
const MAX_BELOW = 3;
const INDENT = 0.8;
/** In letters: "from" or "since" may stand before a time. */
const MAX_BEFORE_TIME = 7;
const SURE_TITLE = 3;
const MAX_HEAD_WORDS = 14;
const MAX_DATED_WORDS = 18;
/** From this many words on, small letters tell prose from titles. */
const MIN_PROSE_WORDS = 8;
const MIN_FIGURE_WORDS = 5;
const FIGURE = /\d\s?%|[£€$]\s?\d|\bper cent\b/;
const CHANGE = /\b(?:up|down|cut|saved|reduced|raised|increased|improved|rose|fell|grew|dropped|halved|doubled)\b/i;
/** Tells of the time between two jobs, and of neither. */
const AT_HOME =
  /^(?:I (?:was|stayed|have been) (?:at )?home\b|I (?:took|had) (?:a|some) (?:break|time (?:out|off))\b|I (?:raised|brought up|looked after|cared for) my\b)/i;
const HAPPENED = /^\p{Lu}[\p{L}’' -]{2,40} (?:reached|won|got|came|played|raised|took|beat|passed|gained) /u;
const SENTENCE_END = /[^.][.;!?]$/;
const ABBREVIATED_END = /(?:\b(?:ltd|inc|co|corp|llc|jr|sr|dept|st|univ|dr|bros|assoc|intl|mfg|etc|s\.r\.o|a\.s)|[\s.(]\p{L})\.$/iu;

/** Returns the jobs of a section, in its order. */
export function readExperience(lines: CvLine[], source: string): Position[] {
  const { jobLines, groups } = splitAchievementGroups(lines);
  return addAchievementGroups(readJobs(jobLines, source), groups, source);
}

function readJobs(lines: CvLine[], source: string): Position[] {
  const rows = moveTimesUnderHeads(groupRows(lines).filter(({ line, time }) => time !== undefined || !isTableHead(line)));
  const anchors = findDateRows(rows);
  const edge = headEdges(rows, anchors);
  const body = bodyRows(rows, edge);
  const isBody = (row: Row) => body.has(row);
  const heads = anchors.length > 0 ? datedHeads(rows, anchors, isBody) : undatedHeads(rows, isBody);
  const jobs: ReadJob[] = [];
  const habits = detectFieldOrder(heads.map(({ from, to }) => rows.slice(from, to)));
  let roof: Position | undefined;
  for (const [index, { from, to, anchor }] of heads.entries()) {
    const head = rows.slice(from, to);
    const time = rows[anchor]?.time;
    if (!isWithin(time, roof?.time)) roof = undefined;
    const fields = readHeadFields(head, { ...habits, mayLackCompany: roof !== undefined || (index > 0 && mayLackCompany(heads, index)) });
    const { below, ...named } = takeLabelledEmployer(fields, rows.slice(to, heads[index + 1]?.from ?? rows.length));
    const { own, lost } = splitLostHeads(below);
    const position = takeScale({ ...fields, ...named, ...(time && { time }), bullets: readBullets(own, source) });
    const next = rows[heads[index + 1]?.anchor ?? -1]?.time;
    const opened = !roof && position.bullets.length === 0 && isWithin(next, time) ? findSharedEmployer(position) : undefined;
    if (opened) roof = opened;
    else
      jobs.push({
        position:
          roof?.company && position.title ? { ...position, title: titleUnder(roof.company, position.title), company: roof.company } : position,
        head,
        below: own,
      });
    jobs.push(...lost.map((group) => readLostJob(group, source)));
  }
  return withEmployers(markDoubts(jobs).filter((position) => !isCareerBreak(position) && !isStudyAtSchool(position) && !isTorn(position)));
}

/** Returns a job whose head was found among the bullets of another. */
function readLostJob(group: Row[], source: string): ReadJob {
  const body = group.findIndex(({ line }, index) => index > 0 && (line.hasMark || isSentence(line.text)));
  const [head, below] = body < 0 ? [group, []] : [group.slice(0, body), group.slice(body)];
  const fields = readHeadFields(head, { isTitleFirst: true, mayLackCompany: true });
  return { position: addDoubt({ ...fields, bullets: readBullets(below, source) }, 'position'), head, below };
}

function readBullets(below: Row[], source: string): Piece[] {
  return joinBullets(below.filter(({ label }) => label !== 'place').flatMap(bodyLine), source).filter(({ text }) => !AT_HOME.test(text));
}

/** Returns an employer above its roles: a head without a title, whose time spans that of the next one. */
function findSharedEmployer({ title, company, time }: Position): Position | undefined {
  const name = company ?? (title && stripTown(title));
  // "The Royal Welsh, British Army" names a part of an employer where others name a title.
  const isUnit = title !== undefined && company !== undefined && scoreTitle(title.text) === 0 && scoreOrganisation(company.text) >= 2;
  const isTitled = title !== undefined && ((company !== undefined && !isUnit) || scoreTitle(title.text) > 0);
  // "Babysitting for three families" is work of its own, and employs nobody.
  const isDeed = name !== undefined && scoreOrganisation(name.text) === 0 && /\s(?:for|with|to)\s|\d/.test(name.text);
  return name && !isTitled && !isDeed ? { company: name, ...(time && { time }), bullets: [] } : undefined;
}

/** In a service, what follows the comma of a rank is a ship or a unit: "Signaller, 45 Commando". */
function titleUnder(employer: Piece, title: Piece): Piece {
  const [rank] = splitPiece(title, /,\s/g);
  return rank && namesService(employer.text) && scoreTitle(rank.text) >= 2 ? rank : title;
}

function isCareerBreak({ title, company }: Position): boolean {
  return isTimeAway(title?.text ?? company?.text ?? '');
}

/** Detects a position whose title was read from the middle of a sentence: "tutor at the Athlone School of Music". */
function isTorn({ title, company, isWithoutEmployer }: Position): boolean {
  // "Cyprus 2016, Estonia 2020" lists years of something else.
  if ([title, company].every((piece) => piece && findDate(piece.text))) return true;
  return title !== undefined && (!isEmployerName(title.text) || (isWithoutEmployer === true && /^\p{Ll}/u.test(title.text)));
}

/** Detects what somebody learnt at a school, which is no position. */
function isStudyAtSchool({ title, company }: Position): boolean {
  return (
    title !== undefined && company !== undefined && scoreDegree(title.text) === 3 && scoreTitle(title.text) === 0 && scoreSchool(company.text) === 3
  );
}

interface Head {
  from: number;
  to: number;
  /** The row with its time. */
  anchor: number;
}

/** The rows that say when a job was. */
function findDateRows(rows: Row[]): number[] {
  const dated = [...rows.keys()].filter((place) => isDated(rows[place]) && !endsBullet(rows, place));
  const unmarked = dated.filter((place) => !rows[place]?.line.hasMark);
  const sure = unmarked.length > 0 ? unmarked : dated;
  // A year in an indented line tells when something happened within a job.
  const heads = sure.filter((place) => rows[place]?.time?.kind !== 'single');
  const isIndented = ({ line }: Row) =>
    heads.some((place) => rows[place]?.line.column === line.column) &&
    heads.every((place) => rows[place]?.line.column !== line.column || line.left > (rows[place]?.line.left ?? 0) + INDENT * line.size);
  return sure.filter((place) => heads.includes(place) || !rows[place] || !isIndented(rows[place]));
}

/** "…no return for" over "correction since 2020": the time is told by a bullet that runs on. */
function endsBullet(rows: Row[], place: number): boolean {
  const [before, line] = [rows[place - 1]?.line, rows[place]?.line];
  // "…passed their exams in" over "2025, nine with distinction"
  if (before && line?.hasMark === false && line.paragraph === before.paragraph && /\p{Ll} (?:in|since|during|by|until|of|for)$/u.test(before.text))
    return true;
  return before?.hasMark === true && line?.hasMark === false && line.paragraph === before.paragraph && /^\p{Ll}/u.test(line.text);
}

function isDated(row: Row | undefined): boolean {
  if (!row?.time || row.label === 'duties') return false;
  const words = row.rest.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const { text: whole, cells } = row.line;
  const text = whole.replace(/\s*\([^()]*\)$/u, (bracket) => (/(?:19|20)\d\d/.test(bracket) ? bracket : ''));
  // "Sous Chef at The Gull, June 2021 till now." ends in its time, and not in a sentence.
  const endsInTime = row.time.end !== undefined && text.replace(/\.$/, '').endsWith(row.time.end.text);
  const isSentenceEnd = /\p{L}{3,}\.$/u.test(text) && !ABBREVIATED_END.test(text) && !endsInTime;
  // "2.4 million words translated since 2016" says how much, and names no job.
  if (row.time.kind !== 'range' && /^\d[\d.,]* \p{Ll}/u.test(whole) && !whole.startsWith(row.time.start.text)) return false;
  // "Quintet reached the national final, 2016" tells when something happened.
  if (row.time.kind === 'single' && HAPPENED.test(whole)) return false;
  // "2014–17 Pastry assistant, Hotel du Vin, Harrogate." is a head with a full stop.
  const isHead = row.time.kind === 'range' && row.time.start.start === row.line.start && scoreTitle(row.rest[0]?.text.split(', ')[0] ?? '') >= 2;
  if (words > MAX_DATED_WORDS || (words > 5 && isSentenceEnd && !isHead)) return false;
  if (row.time.kind !== 'single') return !isResult(row);
  // A year in the middle of a sentence says nothing about when a job was.
  const isAtEdge =
    row.rest.length === 0 ||
    cells.length > 1 ||
    /(?:[,(|–—-]\s*)(?:\p{L}+ (?:weeks?|months?|days?) in )?(?:\p{L}+\.?\s)?\d{4}\)?$/u.test(text) ||
    /^\(?\d{4}\b/.test(text);
  return isAtEdge && words <= 8 && !row.line.hasMark;
}

/** "Complaints: down 57% since 2021" tells of a job and names none. */
function isResult({ rest, label }: Row): boolean {
  const text = rest.map((piece) => piece.text).join(' ');
  return label === undefined && FIGURE.test(text) && scoreTitle(text) < 2 && (CHANGE.test(text) || scoreOrganisation(text) < 2);
}

/** Where heads of jobs begin at the left, in each column. */
function headEdges(rows: Row[], anchors: number[]): Map<number, number> {
  const edges = new Map<number, number>();
  const opensWithTime = ({ line, time }: Row) => time !== undefined && time.start.start - line.start < MAX_BEFORE_TIME;
  const isTimeApart = anchors.some((place) => rows[place] && opensWithTime(rows[place]) && (rows[place]?.line.cells.length ?? 0) > 1);
  for (const place of anchors) {
    const row = rows[place];
    // A long time may leave no gap before what stands beside it: then the line does not show where heads begin.
    if (!row || (isTimeApart && row.line.cells.length === 1 && row.rest.length > 0 && opensWithTime(row))) continue;
    const [first] = row.rest;
    // A time alone says nothing about where heads begin: it may stand at either side of them.
    const beside = [rows[place - 1], rows[place + 1]].filter((next) => next?.line.column === row.line.column && !next.time && !next.line.hasMark);
    const start = first ? first.left : Math.min(...beside.map((next) => next?.line.left ?? Infinity));
    if (start === Infinity) continue;
    edges.set(row.line.column, Math.min(edges.get(row.line.column) ?? Infinity, start));
  }
  return edges;
}

/** The rows that tell of a job and do not name it; so does the rest of a paragraph of which the beginning does. */
function bodyRows(rows: Row[], edges: Map<number, number>): Set<Row> {
  const body = new Set<Row>();
  const right = Math.max(...rows.map(({ line }) => line.right));
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const isRest = before && body.has(before) && !row.time && row.line.paragraph === before.line.paragraph && row.line.paragraph >= 0;
    const runsOn =
      isRest && !row.line.hasMark && !SENTENCE_END.test(before.line.text) && row.line.cells.length === 1 && row.line.page > 0 && row.line.size > 1;
    if (row.label === 'duties' || isBodyLine(row, edges) || runsOn || isWrapped(row, rows[index + 1], right)) body.add(row);
  }
  return body;
}

/** A line that fills its column and runs on is prose: heads are short. */
function isWrapped({ line, time }: Row, next: Row | undefined, right: number): boolean {
  if (time || !next || next.time || line.size <= 1 || next.line.paragraph !== line.paragraph || line.cells.length > 1) return false;
  return line.right > right - 0.15 * (right - line.left) && line.text.split(' ').length > 7;
}

function isBodyLine({ line, time, label }: Row, edges: Map<number, number>): boolean {
  if (line.hasMark) return true;
  // Labels of a form may stand at the right of their column.
  if (label !== undefined) return label === 'duties';
  const edge = edges.get(line.column) ?? Math.min(...edges.values());
  if (Number.isFinite(edge) && line.left > edge + INDENT * line.size && (!time || time.kind === 'single')) return true;
  // "Powys Feeds, Newtown. Lorry driver, 2005 to 2008." ends in its time, and not in a sentence.
  const bare = line.text.replace(/\.$/, '');
  return isSentence(time?.end && bare.endsWith(time.end.text) ? bare : line.text);
}

function isSentence(text: string): boolean {
  if (startsWithActionVerb(text) && scoreTitle(text) < SURE_TITLE) return true;
  // "Service engineer" in small letters is a title all the same.
  const isTitle = scoreTitle(text) === SURE_TITLE && text.split(' ').length <= MAX_BELOW;
  if (/^\p{Ll}/u.test(text) && !/^[a-z]+[A-Z]/.test(text) && !isTitle) return true;
  // "38 pupils in seven primary schools" counts, and names nobody.
  if (/^\d[\d,]* \p{Ll}{3,} \p{Ll}/u.test(text) && !findDate(text)) return true;
  const words = text.split(' ');
  if (statesFigure(text, words)) return true;
  if (words.length > MAX_HEAD_WORDS || (SENTENCE_END.test(text) && !ABBREVIATED_END.test(text))) return true;
  return words.length >= MIN_PROSE_WORDS && words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2;
}

/** "Bread for 1,100 men each day" says how much, and names neither a title nor an employer. */
function statesFigure(text: string, words: string[]): boolean {
  const isTold = words.length >= MIN_FIGURE_WORDS && words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2;
  return (
    isTold &&
    /(?<![\p{L}\d])\d/u.test(text) &&
    !findDate(text) &&
    scoreTitle(text) < SURE_TITLE &&
    scoreOrganisation(text) < 2 &&
    scorePlace(text) < 2
  );
}

function datedHeads(rows: Row[], anchors: number[], isBody: (row: Row) => boolean): Head[] {
  const [first = 0] = anchors;
  const before = isWholeBelow(rows, first, isBody) ? 0 : rowsAbove(rows, first, 0, isBody);
  const isTimeAlone = anchors.every((place) => rows[place]?.rest.length === 0);
  const most = Math.max(before, isTimeAlone && before > 0 ? 1 : 0);
  const above = (anchor: number, from: number) =>
    Math.max(Math.min(most, rowsAbove(rows, anchor, from, isBody)), isEmployerAbove(rows, anchor, isBody) && anchor > from ? 1 : 0);
  const heads: Head[] = [];
  let end = 0;
  for (const [index, anchor] of anchors.entries()) {
    const next = anchors[index + 1] ?? rows.length;
    const from = anchor - above(anchor, end);
    // What the next job takes above its time is not this one's.
    const last = index + 1 < anchors.length ? next - above(next, anchor + 1) : next;
    end = endOfHead(rows, { from, anchor, last }, isBody);
    heads.push({ from, to: end, anchor });
  }
  return heads;
}

/** A title beside its dates, with an employer below: the line above is an unknown heading, unless it names a job too. */
function isWholeBelow(rows: Row[], anchor: number, isBody: (row: Row) => boolean): boolean {
  const [above, head, below] = [rows[anchor - 1], rows[anchor], rows[anchor + 1]];
  if (!above || !head || !below || isBody(below) || below.time) return false;
  const isUnnamed = scoreTitle(above.line.text) === 0 && scoreOrganisation(above.line.text) === 0;
  return isUnnamed && head.rest.some(({ text }) => scoreTitle(text) >= 2) && scoreOrganisation(below.line.text) >= 2;
}

/** Returns how many lines right above a row may belong to the same head. */
function rowsAbove(rows: Row[], anchor: number, from: number, isBody: (row: Row) => boolean): number {
  let count = 0;
  while (count < MAX_ABOVE && anchor - count - 1 >= from) {
    const row = rows[anchor - count - 1];
    if (!row || isBody(row) || (row.time && row.time.kind !== 'single')) break;
    count += 1;
  }
  return count;
}

/** Where what is below the time of a job stops naming it and begins to tell of it. */
function endOfHead(rows: Row[], { from, anchor, last }: { from: number; anchor: number; last: number }, isBody: (row: Row) => boolean): number {
  let to = anchor + 1;
  while (to < last && to - anchor <= MAX_BELOW) {
    const row = rows[to];
    if (!row || isBody(row)) break;
    const { title, company } = readHeadFields(rows.slice(from, to), { isTitleFirst: true, mayLackCompany: true });
    const isPlace = row.label === 'place' || scorePlace(row.line.text) >= 2;
    // "MV Northern Crest – Tyne Tankers Ltd" over "Second Engineer": the title is the line below.
    const isTitleBelow =
      title !== undefined &&
      scoreTitle(title.text) < 2 &&
      !row.time &&
      scoreTitle(row.line.text) === SURE_TITLE &&
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
function undatedHeads(rows: Row[], isBody: (row: Row) => boolean): Head[] {
  const heads: Head[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (!row || isBody(row)) continue;
    let to = index + 1;
    for (let next = rows[to]; next && to - index < 2 && !isBody(next); next = rows[to]) to += 1;
    const isHead = rows.slice(index, to).some(({ line }) => scoreTitle(line.text) >= 2);
    if (isHead) heads.push({ from: index, to, anchor: -1 });
    index = to - 1;
  }
  return heads;
}

function bodyLine({ line, label, rest }: Row): CvLine[] {
  if (label !== 'duties') return [line];
  const [first] = rest;
  if (!first) return [];
  const last = rest.at(-1) ?? first;
  return [{ ...line, start: first.start, end: last.end, text: line.text.slice(first.start - line.start, last.end - line.start), left: first.left }];
}

/** Which of title and employer stands first in this CV, by the heads that say so themselves. */
function detectFieldOrder(heads: Row[][]): { isTitleFirst: boolean } {
  const told = heads.map((head) => readHeadFields(head, { isTitleFirst: true, mayLackCompany: false }).isTitleFirst);
  const first = told.filter((each) => each === true).length;
  const last = told.filter((each) => each === false).length;
  return { isTitleFirst: first >= last };
}

/** A head with fewer lines than the first has leaves out the employer, who is the one above. */
function mayLackCompany(heads: Head[], place: number): boolean {
  const [first] = heads;
  const head = heads[place];
  return first !== undefined && head !== undefined && head.to - head.from < first.to - first.from;
}

/** Gives jobs under one employer that employer. */
function withEmployers(positions: Position[]): Position[] {
  const named: Position[] = [];
  let employer: Piece | undefined;
  let isOverRoles = false;
  for (const [index, position] of positions.entries()) {
    const next = positions[index + 1];
    const isRoof = position.company && !position.title && position.bullets.length === 0 && next?.title && !next.company;
    if (position.company) {
      employer = position.company;
      isOverRoles = isRoof === true;
    }
    if (isRoof) continue;
    // What no word tells to be a title may be an employer itself, so nobody else's is given to it.
    const isOwnBoss =
      position.title &&
      (isSelfEmployed(position.title.text.split(' ')[0] ?? '') || /\b(?:self[- ]employed|freelance)\)?$/i.test(position.title.text));
    if (position.title && !position.company && !position.isWithoutEmployer && !isOwnBoss && employer && scoreTitle(position.title.text) > 0)
      // An employer above its roles is theirs; the employer of the job before is only likely to be.
      named.push(
        isOverRoles || isContinued(position.time, positions[index - 1]?.time)
          ? { ...position, company: employer }
          : addDoubt({ ...position, company: employer }, 'employer'),
      );
    else if (position.title || position.company) named.push(position);
  }
  return named;
}
