import type { CvLine } from '../lines/cvLine.ts';
import type { Row, Time } from '../lines/rows.ts';
import { cutSpan, splitSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { scoreDegree, scoreSchool } from '../words/schoolWords.ts';
import { type Fragment, listsGrades, splitEducation } from './educationFragments.ts';
import { groupRows } from './groupRows.ts';

export interface EducationEntry {
  degree?: TextSpan;
  school?: TextSpan;
  year?: TextSpan;
}

const MAX_WORDS = 16;
/** In points. */
const SAME_LEFT = 4;
const MAX_WRAPPED_WORDS = 1;
/** In letters: "from" may be before a year that begins a line. */
const MAX_BEFORE_YEAR = 8;
const MIN_SCHOOL_SCORE = 3;
/** What begins with the word for a degree or a certificate. */
const MIN_DEGREE_SCORE = 3;
/** Torn from the line before it, such a word names nothing. */
const BARE_WORD = /^(?:certificate|diploma|degree|award|course)\.?$/i;
const MAX_CONTINUATION_WORDS = 3;
const MAX_SUBJECT_WORDS = 2;
const MAX_JOINED_LETTERS = 140;
const OPEN_END = /(?:\s(?:in|of|and|for|&)|,)$/;
const DETAIL =
  /^(?:c?gpa|grade|note|nota|abschlussnote|thesis|dissertation|coursework|relevant|modules?|subjects?|minor|honou?rs?|dean|schwerpunkt|thema|specialis|activities|distinction|expected|graduated|awarded|final|average|courses?)\b/iu;

/** Returns what somebody learnt where, in the order of the CV. */
export function readEducation(lines: CvLine[]): EducationEntry[] {
  const rows = joinSchoolsBesideYears(groupRows(joinWrappedSchools(joinWrappedCells(lines)).map(stripGrades)));
  const entries: EducationEntry[] = [];
  let current: EducationEntry | undefined;
  let lastRow: Row | undefined;
  // Where schools have lines of their own, a comma in the line of a degree parts nothing.
  const isOneLine = !rows.some((row) => isOnlySchool(splitEducation(row, false)));
  // Where years are before what they are of, a year begins the next entry.
  const isYearFirst = startsWithTime(rows);
  const areBulletsComplete = rows.some(({ line, time }) => line.hasListMark && time !== undefined);
  const addEntry = () => {
    current = {};
    entries.push(current);
    return current;
  };
  for (const [index, row] of rows.entries()) {
    const found = markSchoolAboveDegree(splitEducation(row, isOneLine), row, rows[index + 1]);
    if (found.length === 0 && !row.time) continue;
    const year = row.time && readEndYear(row.time);
    if (isDetail(row, found, lastRow)) {
      // "2013 – 2017 | CGPA 8.7" says when, too.
      if (year && current && !current.year && current.degree) current.year = year;
      continue;
    }
    const isNext =
      !current ||
      // Of bullets each is an entry, where one of them names all.
      (areBulletsComplete && row.line.hasListMark && lastRow?.line.hasListMark === true && found.length > 0) ||
      (year && current.year && (isYearFirst || found.length > 0) && !isAwardUnderSchool(current, found)) ||
      found.some(({ kind }) => kind !== 'unknown' && current?.[kind]) ||
      (found.every(({ kind }) => kind === 'unknown') &&
        found.length > 0 &&
        current.degree &&
        (current.school || isCompleteCredential(current, row))) ||
      (isYearFirst && year);
    const entry: EducationEntry = isNext || !current ? addEntry() : current;
    const isUnderSchool = !isNext && isAwardUnderSchool(entry, found);
    for (const { kind, span } of found)
      if (kind !== 'unknown' || mayBelongTo(entry, row, { before: lastRow, next: rows[index + 1] })) setField(entry, kind, span);
    if (year && (!entry.year || isUnderSchool)) entry.year = year;
    lastRow = row;
  }
  return fillSchools(entries.map(dropLetters)).filter(
    ({ degree, school, year }) =>
      !(degree && BARE_WORD.test(degree.text)) &&
      ((degree && (school || year || scoreDegree(degree.text) > 0)) || (school && scoreSchool(school.text) > 0)),
  );
}

/** Removes the letters that a professional body gives, which are no school: "CIMA, qualified 2007 (ACMA, CGMA)". */
function dropLetters({ school, ...entry }: EducationEntry): EducationEntry {
  const areLetters =
    school && /^\p{Lu}{3,5}$/u.test(school.text) && scoreSchool(school.text) === 0 && /^\p{Lu}{3,5}$/u.test(entry.degree?.text ?? '');
  return school && !areLetters ? { ...entry, school } : entry;
}

/** Removes the grades after a group of exams: "A levels (2026): Business B, Media C". */
function stripGrades(line: CvLine): CvLine {
  const award =
    /^((?:\d+ )?(?:A\/?S?[ -]?levels?|GCSEs?|O[ -]levels?|Highers|National 5s?|Leaving Certificate|BTEC[^:(]{0,50}))(?: ?\(?(?:19|20)\d\d\)?)?:\s/iu.exec(
      line.text,
    )?.[0];
  // Without a year in brackets the grades are the name of what was reached.
  const isGraded = award !== undefined && !/\d{4}/.test(award) && listsGrades(line.text);
  if (!award || isGraded || line.cells.length !== 1) return line;
  const span = trimSpan(cutSpan(line, 0, award.length));
  return { ...line, ...span, cells: line.cells.map((cell) => ({ ...cell, ...span })) };
}

const SCHOOL_AWARD = /^(?:\d+ )?(?:A\/?S?[ -]?levels?|GCSEs?|O[ -]levels?|Highers|National 5s?|Leaving Certificate|BTEC)\b/i;

/** Detects exams below the line of their school. */
function isAwardUnderSchool({ degree, school }: EducationEntry, found: Fragment[]): boolean {
  const [single, ...others] = found;
  return school !== undefined && degree === undefined && single?.kind === 'degree' && others.length === 0 && SCHOOL_AWARD.test(single.span.text);
}

/** Joins "Birmingham City" and the "University" below it, which a narrow column next to a year divided. */
function joinWrappedCells(lines: CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const last = before?.cells.at(-1);
    const isContinuation =
      before !== undefined &&
      last !== undefined &&
      before.cells.length === 2 &&
      line.cells.length === 1 &&
      !line.hasListMark &&
      before.paragraph === line.paragraph &&
      Math.abs(line.left - last.left) < SAME_LEFT &&
      (line.text.split(' ').length <= MAX_WRAPPED_WORDS || (line.text.split(' ').length <= MAX_CONTINUATION_WORDS && hasNoSpaceFor(before, line))) &&
      !/\d/.test(line.text);
    if (!isContinuation) joined.push(line);
    else {
      const cell = { ...last, end: line.end, text: `${last.text} ${line.text}` };
      joined[joined.length - 1] = { ...before, end: line.end, text: `${before.text} ${line.text}`, cells: [...before.cells.slice(0, -1), cell] };
    }
  }
  return joined;
}

/** The second part of the name of a school. */
const SCHOOL_END =
  /^(?:(?:High|Secondary|Primary|Grammar|Technical|Community|Sixth|Upper|Girls['’]?|Boys['’]?|of \p{Lu}\p{L}+) )?(?:School|College|Academy|University|Institute|Form|Polytechnic|Conservatoire|Centre)\b(?: College)?(?:, \p{Lu}[\p{L}’' -]+)?$/u;

/** Joins "9 GCSEs, Kelvin Hall | 2009" and the "School" below it: the year at the right divided the name. */
function joinSchoolsBesideYears(rows: Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const before = joined.at(-1);
    const [name, ...others] = before?.rest ?? [];
    const isBesideYear = before?.time !== undefined && name !== undefined && others.length === 0 && before.line.cells.length === 2;
    const isBelow =
      isBesideYear && !row.time && !row.line.hasListMark && row.line.cells.length === 1 && Math.abs(row.line.left - name.left) < SAME_LEFT;
    if (!isBelow || !/, [^,]+$/.test(name.text) || !SCHOOL_END.test(row.line.text)) joined.push(row);
    else joined[joined.length - 1] = { ...before, rest: [{ ...name, end: row.line.end, text: `${name.text} ${row.line.text}` }] };
  }
  return joined;
}

/** Joins "Access to Health, City of Hull" and the "College, 2014" below it, which would not have fitted on its line. */
function joinWrappedSchools(lines: CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && continuesSchool(before, line)) {
      const cells = before.cells.map((cell) => ({ ...cell, end: line.end, text: `${cell.text} ${line.text}` }));
      joined[joined.length - 1] = { ...before, end: line.end, text: `${before.text} ${line.text}`, cells };
    } else joined.push(line);
  }
  return joined;
}

function continuesSchool(before: CvLine, line: CvLine): boolean {
  const isBelow = before.column === line.column && before.paragraph === line.paragraph && line.start === before.end + 1;
  if (!isBelow || line.hasListMark || before.cells.length !== 1 || line.cells.length !== 1 || before.rightLimit === undefined) return false;
  // "Diploma in" ends no line, and neither does "Advanced Diploma of Management,".
  if (OPEN_END.test(before.text) && scoreDegree(before.text) > 0 && before.text.length + line.text.length < MAX_JOINED_LETTERS) return true;
  const [first = ''] = line.text.split(/[ ,]/);
  const name = line.text.split(',')[0] ?? '';
  const isFull = hasNoSpaceFor(before, line);
  // "Level 6 Diploma in Ophthalmic" goes on in "Dispensing".
  if (isFull && continuesDegree(before.text, line.text)) return true;
  // What ends in a school or a year is whole.
  const last = before.text.split(/,\s/).at(-1) ?? '';
  const isIncomplete = before.text.includes(', ') && scoreSchool(last) < MIN_SCHOOL_SCORE && !/\d{4}\)?$/.test(before.text);
  return (
    isFull && isIncomplete && scoreSchool(first) === MIN_SCHOOL_SCORE && name.split(' ').length <= MAX_CONTINUATION_WORDS && scoreDegree(name) === 0
  );
}

/** Returns whether the first word of the next line had no room on a line. */
function hasNoSpaceFor({ rightLimit, right }: CvLine, line: CvLine): boolean {
  const [first = ''] = line.text.split(/[ ,]/);
  const letterWidth = (line.right - line.left) / Math.max(1, line.text.length);
  return rightLimit !== undefined && rightLimit - right < (first.length + 1) * letterWidth + line.size;
}

function continuesDegree(before: string, text: string): boolean {
  const isShortText = text.split(' ').length <= MAX_SUBJECT_WORDS && /^[\p{L} -]+$/u.test(text);
  // "Technical School in Gdynia, diploma Technician of Hotel" goes on in "Services".
  const last = before.split(', ').at(-1) ?? '';
  const isAfterSchool = last !== before && /^(?:diploma|degree|certificate|licence|bachelor|master|msc|bsc|ba|ma|hn[cd])\b/i.test(last);
  if (isShortText && isAfterSchool) return scoreDegree(text) === 0 && scoreSchool(text) < MIN_SCHOOL_SCORE;
  return isShortText && !before.includes(',') && scoreDegree(before) > 0 && scoreSchool(before) === 0 && scoreDegree(text) + scoreSchool(text) === 0;
}

/** Marks a name next to a year as the school of the degree below: "CILEX, 2023" over "Level 4 Diploma in Conveyancing". */
function markSchoolAboveDegree(found: Fragment[], row: Row, next: Row | undefined): Fragment[] {
  const [single, ...others] = found;
  if (!single || others.length > 0 || single.kind !== 'unknown' || !row.time || row.line.hasListMark || !next || next.time || next.line.hasListMark)
    return found;
  const below = splitEducation(next, false);
  const isDegree = below.length === 1 && below[0]?.kind === 'degree' && scoreDegree(below[0].span.text) === MIN_DEGREE_SCORE;
  return isDegree ? [{ ...single, kind: 'school' }] : found;
}

function isOnlySchool(found: Fragment[]): boolean {
  // "BASIS Soil and Water" is a course, though "water" may be an employer.
  return found.length === 1 && found[0]?.kind === 'school' && scoreSchool(found[0].span.text) > 1;
}

function startsWithTime(rows: Row[]): boolean {
  const first = rows.find(({ time, rest }) => time || rest.length > 0);
  return first?.time !== undefined && first.time.start.start - first.line.start < MAX_BEFORE_YEAR;
}

function isDetail({ line, label, time, rest }: Row, found: Fragment[], before: Row | undefined): boolean {
  if (label === 'degree' || label === 'school' || label === 'date') return false;
  if (label !== undefined) return true;
  if (time && rest.length === 0) return false;
  if (DETAIL.test(line.text))
    return (
      found.length === 0 ||
      !found.some(({ kind }) => kind !== 'unknown') ||
      /^(?:thesis|gpa|coursework|dissertation|relevant|modules)/i.test(line.text)
    );
  const isKnown = found.some(({ span }) => scoreDegree(span.text) >= 2 || scoreSchool(span.text) >= 2);
  if (line.hasListMark && before?.line.hasListMark === true && time?.kind === 'single') return false;
  const isIndented =
    before !== undefined && line.column === before.line.column && line.left > Math.max(before.line.left, before.rest[0]?.left ?? 0) + 0.8 * line.size;
  if ((line.hasListMark || isIndented) && !isKnown) return true;
  return line.text.split(' ').length > MAX_WORDS && !isKnown;
}

/** Detects an unlisted credential with its year, which needs no school from another line. */
function isCompleteCredential({ degree, year }: EducationEntry, { line }: Row): boolean {
  return degree !== undefined && year !== undefined && scoreDegree(degree.text) === 0 && degree.end < line.start && year.end < line.start;
}

/** Checks whether an unlisted name may join an entry: on the same line, or near a date. */
function mayBelongTo({ degree, year }: EducationEntry, row: Row, { before, next }: { before: Row | undefined; next: Row | undefined }): boolean {
  const isSameLine = degree !== undefined && degree.start >= row.line.start && degree.end <= row.line.end;
  const isAboveTime = next?.time !== undefined && next.rest.length === 0 && row.line.cells.length === 1;
  return degree === undefined || isSameLine || isAboveTime || year !== undefined || row.time !== undefined || before?.time !== undefined;
}

function setField(entry: EducationEntry, kind: Fragment['kind'], span: TextSpan): void {
  if (kind === 'degree') entry.degree ??= span;
  else if (kind === 'school') entry.school ??= span;
  else if (!entry.degree) entry.degree = span;
  else entry.school ??= span;
}

/** Reads the year of the end, or the whole time where it has not ended. */
function readEndYear({ start, end, kind }: Time): TextSpan {
  const last = kind === 'range' && end ? end : start;
  const year = [...last.text.matchAll(/(?:19|20)\d{2}/g)].at(-1);
  if (year) return cutSpan(last, year.index, year.index + 4);
  return /\d/.test(last.text) ? last : start;
}

/** Fills in the school of a degree that shares the school of the one before. */
function fillSchools(entries: EducationEntry[]): EducationEntry[] {
  return entries.map((entry, index) => {
    const before = entries[index - 1];
    const isUnderSchool = entry.degree && !entry.school && before?.school && before.degree && before.school.start < before.degree.start;
    if (isUnderSchool && before.school) return { ...entry, school: before.school };
    return entry.degree || !entry.school ? entry : { ...entry, ...splitSubject(entry.school) };
  });
}

/** Splits a subject from its school: "Independent Prescribing, University of Bath". */
function splitSubject(subjectAndSchool: TextSpan): Pick<EducationEntry, 'degree' | 'school'> {
  const [subject, school, ...others] = splitSpan(subjectAndSchool, /,\s+/g);
  const namesBoth = subject && school && others.length === 0 && scoreSchool(subject.text) === 0 && scoreSchool(school.text) === MIN_SCHOOL_SCORE;
  return namesBoth ? { degree: subject, school } : { school: subjectAndSchool };
}
