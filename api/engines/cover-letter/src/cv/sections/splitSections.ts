import { isAchievementHeading } from '../entries/achievementGroups.ts';
import { cutLine } from '../lines/cutLine.ts';
import type { CvLine } from '../lines/cvLine.ts';
import { hasOnlyTime } from '../lines/rowsAcrossColumns.ts';
import type { Section } from '../lines/section.ts';
import { isCredentialTableHeader } from '../lists/credentialTable.ts';
import { classifyHeading, type HeadingKind } from '../words/classifyHeading.ts';
import { findDate } from '../words/findDates.ts';
import { isLanguageName } from '../words/languageNames.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scorePlace } from '../words/places.ts';
import { scoreDegree } from '../words/schoolWords.ts';
import type { SectionKind } from '../words/sectionWords.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { detectSectionKind, mentionsJob } from './detectSectionKind.ts';
import { type ColumnHeading, findHeadingColumn } from './headingColumn.ts';
import {
  CERTAIN_HEADING_STRENGTH,
  findHeadingStyles,
  findStyle,
  getMaxHeadingWords,
  type HeadingStyle,
  isCapital,
  isCertainHeading,
  isHeadingShape,
  MAX_HEADING_WORDS,
} from './headingStyles.ts';
import { splitJobBullets } from './splitJobBullets.ts';

const SAME_LEFT = 3;
const MAY_CONTAIN_JOBS = /\b(?:teaching|service|roles|career|posts)\b/i;
/** What is both work and a word for what somebody does besides it. */
const ACTIVITY_OR_WORK = /^(?:my )?(?:teaching|coaching|performing|conducting|playing)$/i;
const DOCUMENT_TITLE = /^(?:r[eé]sum[eé]|curriculum vitae|cv|bio-? ?data)$/i;
const MAX_DATED_LETTERS = 100;
/** Below a name there may be a headline that looks like a heading. */
const MIN_HEADER_LINES = 2;
/** Headings that also occur within a job, not only above a section. */
const HEADINGS_WITHIN_JOBS = /^(?:achievements?|responsibilities|duties|highlights|accomplishments|projects?|tasks|results)$/i;
/** Labels that begin a section of their own wherever they are. */
const PERSONAL_LABEL =
  /^(?:(?:other |further |professional |recent )?training|courses|licen[cs]es?|certificates?|certifications|tickets|permisos|carnés|certificados|cpd|memberships|(?:other )?interests|hobbies|hobbies and interests|interests and hobbies|(?:spoken )?languages|references?|referees|idiomas|aficiones|intereses)$/i;
/** A signature and what may be around it. */
const LAST_LINES = 3;

/** Detects "School" below "9 GCSEs, Kelvin Hall | 2009", which is the end of that name and no heading. */
function isRestOfSchool(line: CvLine, before: CvLine | undefined, section: Section | undefined): boolean {
  const name = before?.cells.length === 2 ? (before.cells[0]?.text ?? '') : '';
  return (
    section?.kind === 'education' &&
    /^(?:School|College|University|Academy)$/.test(line.text) &&
    /, \p{Lu}[^,]*$/u.test(name) &&
    !/\b(?:School|College|University|Academy)$/.test(name)
  );
}

/** Returns the sections of a CV, each with the lines below its heading. */
export function splitSections(lines: CvLine[]): Section[] {
  const headingStyles = findHeadingStyles(lines);
  const column = findHeadingColumn(lines);
  const sections: Section[] = [{ kind: 'header', kinds: [], lines: [] }];
  let section: Section | undefined = sections[0];
  let before: CvLine | undefined;
  for (const [index, line] of lines.entries()) {
    if (isSignature(line) && index >= lines.length - LAST_LINES) continue;
    // "Résumé" over everything is what the document is.
    const columnHeading = column.get(line);
    const detected =
      (index < 2 && DOCUMENT_TITLE.test(line.text)) || isRestOfSchool(line, before, section)
        ? undefined
        : columnHeading
          ? openColumnHeading(columnHeading, section, sections)
          : (detectHeading(line, section, headingStyles, before) ??
            detectUnstyledHeading(line, { before, next: lines[index + 1] }, section, sections.length));
    if (section && detected === undefined && startsWithJob(line, lines[index + 1], section)) {
      const employer = extractEmployerAbove(line, section);
      section = { kind: 'experience', kinds: ['experience'], lines: employer ? [employer, line] : [line] };
      sections.push(section);
    } else if (detected) {
      section = {
        kind: detected.kind,
        kinds: detected.kinds,
        ...(detected.isTimeLabel ? { lines: [line] } : { heading: detected.label ?? line, lines: detected.rest ? [detected.rest] : [] }),
        startsOnHeadingLine: detected.rest !== undefined,
        ...(detected.isUnknown && { isUnknown: true }),
      };
      sections.push(section);
    } else {
      // The columns of a table belong together.
      const isInTable = before?.isTableRow === true && line.isTableRow === true && section?.kind === 'experience';
      if (before && before.column !== line.column && section && !isInTable) section = continueSection(sections, section, line);
      section?.lines.push(line);
    }
    before = line;
  }
  return markWorkSections(sections.map(refineKind));
}

/** Detects the place and date of a signature: "Köln, 3. März 2024". */
function isSignature({ text }: CvLine): boolean {
  const time = /^\p{Lu}[\p{L} .-]{1,30},\s(?:den\s|le\s|a\s)?(?=\d)/u.exec(text)?.[0].length;
  const found = time === undefined ? undefined : findDate(text);
  return found?.kind === 'single' && found.from === time && found.to === text.length && /^\d{1,2}\D/.test(text.slice(time));
}

/** Refines the kind of a section by its lines: a "Career summary" with job dates is no summary. */
function refineKind(original: Section): Section {
  const mayContainJobs = original.isUnknown || original.kind === 'experience' || original.kind === 'other';
  const section = mayContainJobs ? { ...original, lines: splitJobBullets(original.lines) } : original;
  if (section.isUnknown) {
    const detectedKind = detectSectionKind(section.lines);
    const kind =
      detectedKind !== 'other' ? detectedKind : hasWorkHeading(section) ? 'experience' : hasSkillsHeading(section) ? 'skills' : detectedKind;
    return { ...section, kind, kinds: kind === 'other' ? [] : [kind] };
  }
  // "On the tools" may announce skills or jobs; the lines below say which.
  if (section.kind === 'skills' && detectSectionKind(section.lines) === 'experience')
    return { ...section, kind: 'experience', kinds: ['experience'] };
  if (section.kind !== 'summary') return section;
  const dated = section.lines.filter(
    (line) =>
      !line.hasListMark &&
      line.text.length < MAX_DATED_LETTERS &&
      !isFirstPersonText(section.lines) &&
      (findDate(line.text)?.kind ?? 'single') !== 'single',
  );
  return dated.length > 0 && section.lines.length > 1 ? { ...section, kind: 'experience' } : section;
}

/** Detects sentences such as "Since 2020 I have managed a branch", which tell a life and list no jobs. */
function isFirstPersonText(lines: CvLine[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  return (
    /\bI (?:am|have|was|did|work|worked|managed?|led|joined)\b/.test(text) &&
    lines.every(({ hasListMark, cells }) => !hasListMark && cells.length === 1)
  );
}

/** Detects a heading about work over lines with dates: "Clinical posts in Saudi Arabia". */
function hasWorkHeading({ heading, lines }: Section): boolean {
  const words = (heading?.text ?? '').split(' ');
  return (
    lines.some(({ text }) => findDate(text)) &&
    words.some((word) => classifyHeading(word)?.kind === 'experience' && (classifyHeading(word)?.strength ?? 0) >= CERTAIN_HEADING_STRENGTH)
  );
}

/** Detects a heading such as "Handy with" or "At home with" over a list without dates. */
function hasSkillsHeading({ heading, lines }: Section): boolean {
  return lines.length > 0 && /\b(?:with|at|using)$/i.test(heading?.text ?? '') && !lines.some(({ text }) => findDate(text) || /[.!?]$/.test(text));
}

/** Marks sections such as "My teaching" or "Roles" as work where no other section is. */
function markWorkSections(sections: Section[]): Section[] {
  const isAlone = !sections.some(({ kind }) => kind === 'experience');
  return sections.map((section) => {
    const heading = section.heading?.text ?? '';
    const isWork =
      section.kind === 'other' &&
      ((MAY_CONTAIN_JOBS.test(heading) && isAlone && detectSectionKind(section.lines) === 'experience') ||
        (ACTIVITY_OR_WORK.test(heading) && section.lines.some(isCompleteJob)));
    return isWork ? { ...section, kind: 'experience', kinds: ['experience'] } : section;
  });
}

/** Detects a job on one line: "Cello tutor, Birmingham Music Service, 2019 to now". */
function isCompleteJob({ text, hasListMark }: CvLine): boolean {
  const found = hasListMark ? undefined : findDate(text);
  const parts = found && found.kind !== 'single' ? text.slice(0, found.from).split(/,\s+|\s[–—|-]\s/) : [];
  // "2019 to date: Laisterdyke Academy, Bradford"
  if (found && found.kind !== 'single' && found.from === 0) {
    const after = text.slice(found.to).replace(/^[\s:|–—-]+/, '');
    const [role = '', body = ''] = after.split(/:\s/)[0]?.split(', ') ?? [];
    return scoreOrganisation(after) >= 2 || (scoreTitle(role) >= 2 && scoreTitle(body) === 0 && /^\p{Lu}/u.test(body));
  }
  const [title = '', employer = ''] = parts;
  return scoreTitle(title) >= 2 && scoreTitle(employer) === 0 && /^(?:the )?(?:\p{Lu}[\p{L}’'&-]*\s*){2,}$/u.test(employer);
}

/** Returns a column heading that opens a section. A time opens one only before the first job. */
function openColumnHeading(columnHeading: ColumnHeading, section: Section | undefined, sections: readonly Section[]): ColumnHeading | undefined {
  const hasContext = section?.kind === 'education' || sections.some(({ kind }) => kind === 'experience');
  return columnHeading.isTimeLabel && hasContext ? undefined : columnHeading;
}

interface DetectedHeading extends Pick<HeadingKind, 'kind' | 'kinds'> {
  /** What is next to the heading, on its line. */
  rest?: CvLine;
  isUnknown?: boolean;
  label?: CvLine;
  isTimeLabel?: boolean;
}

function detectHeading(line: CvLine, section: Section | undefined, styles: HeadingStyle[], before: CvLine | undefined): DetectedHeading | undefined {
  if ((line.hasListMark && !line.isEmphasized) || (line.isTableRow && isCredentialTableHeader(line))) return undefined;
  const current = section?.kind;
  if (current === 'experience' && isAchievementHeading(line.text)) return undefined;
  const style = findStyle(line, styles);
  const found = isHeadingShape(line) ? (classifyHeading(line.text) ?? (style && classifyPartially(line, current, before))) : undefined;
  if (found) {
    // Inside of a job, words such as "Achievements" or a post called "Teaching" open nothing, unless they look like the headings do.
    const isHeading = style !== undefined || (current !== 'experience' && (isCertainHeading(found) || line.isEmphasized || isAlone(line)));
    return isHeading ? found : undefined;
  }
  return (
    detectInlineHeading(line, section, styles) ??
    (!style?.isOnlyHeadings && isEntryText(line, current, before) ? undefined : detectUnlistedHeading(line, section, style))
  );
}

function isAlone({ text }: CvLine): boolean {
  return isCapital(text) || text.endsWith(':') || text.split(' ').length <= 3;
}

/** A heading with its text next to it: in the next cell of a row, or after a colon. */
function detectInlineHeading(line: CvLine, section: Section | undefined, styles: HeadingStyle[]): DetectedHeading | undefined {
  const [first, second] = line.cells;
  if (!first) return undefined;
  const colon = first.text.indexOf(':');
  // Where one heading is next to its text, others at the same edge do so too.
  const isSeries = section?.startsOnHeadingLine === true && section.heading !== undefined && Math.abs(section.heading.left - line.left) < SAME_LEFT;
  const current = section?.kind;
  const isInside = !isSeries && (current === 'experience' || current === 'skills' || current === 'education');
  if (second && !isInside) {
    const found = classifyHeading(first.text);
    if (found && found.strength >= CERTAIN_HEADING_STRENGTH && found.kind !== 'contact')
      return { ...found, rest: cutLine(line, second.start - line.start) };
  }
  // Where headings are in capitals, so is one with its text after it.
  const isUppercaseLabel = isCapital(first.text.slice(0, Math.max(colon, 0))) && styles.some((style) => style.isCapital);
  const isPersonal = !line.hasListMark && isPersonalLabel(first.text.slice(0, Math.max(colon, 0)), first.text.slice(colon + 1));
  if (colon > 0 && colon < first.text.length - 1 && (!isInside || isUppercaseLabel || isPersonal)) {
    const found = classifyHeading(first.text.slice(0, colon));
    if (found && (isPersonal || found.strength >= CERTAIN_HEADING_STRENGTH) && found.kind !== 'contact')
      return { ...found, rest: cutLine(line, colon + 1) };
  }
  return undefined;
}

/** Detects a personal label. "Languages: Python, Go" belongs to the skills around it. */
function isPersonalLabel(label: string, rest: string): boolean {
  return PERSONAL_LABEL.test(label) && (!/languages|idiomas/i.test(label) || isLanguageName(rest.split(/[,;(]/)[0] ?? ''));
}

/** Detects a title, an employer, a degree, or a line right below a time, which may look like a heading. */
function isEntryText({ text }: CvLine, current: SectionKind | undefined, before: CvLine | undefined): boolean {
  if (current !== 'experience' && current !== 'education') return false;
  // The words of a name have capitals, those of a heading need not.
  const isName = text.split(' ').every((word) => word.length < 4 || !/^\p{Ll}/u.test(word));
  return (before !== undefined && hasOnlyTime(before)) || scoreTitle(text) >= 2 || (isName && scoreOrganisation(text) >= 3) || scoreDegree(text) >= 2;
}

/** Classifies a line that looks like a heading when all but one of its words are known: "Clinical skills and systems". */
function classifyPartially(line: CvLine, current: SectionKind | undefined, before: CvLine | undefined): HeadingKind | undefined {
  if (!(isCapital(line.text) || line.isEmphasized) || isEntryText(line, current, before)) return undefined;
  const words = line.text.split(' ');
  const kinds = words.length < 2 ? [] : words.flatMap((_, index) => classifyHeading(words.toSpliced(index, 1).join(' ')) ?? []);
  return kinds.find(({ strength }) => strength >= CERTAIN_HEADING_STRENGTH);
}

/** Detects an unlisted heading by its style. */
function detectUnlistedHeading(line: CvLine, section: Section | undefined, style: HeadingStyle | undefined): DetectedHeading | undefined {
  if (!style || !(style.isCapital || style.isEmphasized)) return undefined;
  // "SQL" on a line of its own is an item of its list.
  if (section?.kind === 'skills' && !line.isEmphasized && /^\p{Lu}{2,5}$/u.test(line.text)) return undefined;
  const maxWords = style.isOnlyHeadings ? getMaxHeadingWords(line.text) : MAX_HEADING_WORDS;
  const isShort = line.cells.length === 1 && line.text.split(' ').length <= maxWords && !/[\d.,@|–—]/.test(line.text);
  const current = section?.kind;
  const isInHeader = current === 'header' && (!style.isOnlyHeadings || (section?.lines.length ?? 0) < MIN_HEADER_LINES);
  // Where titles of jobs may look like headings, capitals or nothing.
  const isDistinct = style.isCapital ? current !== 'experience' || line.isEmphasized : current !== 'experience' && current !== 'education';
  const isCertain = style.isOnlyHeadings || (style.count >= 3 && isDistinct);
  return isShort && isCertain && !isInHeader ? { kind: 'other', kinds: [], isUnknown: true } : undefined;
}

/**
 * Detects a short heading without headline formatting, such as "Sea service" or "Where I learned".
 * It names no job, employer, school or place. It is in sentence case or contains a known heading word.
 */
function detectUnstyledHeading(
  line: CvLine,
  { before, next }: { before: CvLine | undefined; next: CvLine | undefined },
  section: Section | undefined,
  count: number,
): DetectedHeading | undefined {
  // A PDF shows headings by their font, pasted text only by an empty line above.
  const isSetApart = line.size === 1 ? line.paragraph !== before?.paragraph : line.isEmphasized;
  const isFirst = before !== undefined && isSetApart && next !== undefined && next.text !== '';
  const words = line.text.replace(/\s*\([^()]*\)\s*$/, '').split(' ');
  const isPasted = line.size === 1;
  const isInHeader = section?.kind === 'header' && (!isPasted || (count === 1 && section.lines.length < 2));
  if (
    !isFirst ||
    isInHeader ||
    line.hasListMark ||
    !isHeadingShape(line) ||
    words.length > MAX_HEADING_WORDS ||
    /[\d.,;:@|–—/]/.test(words.join(' '))
  )
    return undefined;
  if (ACTIVITY_OR_WORK.test(line.text) && section?.kind !== 'header') return { kind: 'other', kinds: ['other'] };
  // "Shrinkage dashboard (2025)" is a project.
  if (/\((?:19|20)\d\d\b[^()]*\)\s*$/.test(line.text)) return undefined;
  const text = words.join(' ');
  if (scoreTitle(text) >= 2 || scoreOrganisation(text) >= 2 || scoreDegree(text) >= 2 || scorePlace(text) >= 2) return undefined;
  const matched =
    classifyHeading(text) ?? words.flatMap((word) => (/\p{L}{4}/u.test(word) ? (classifyHeading(word) ?? []) : [])).find(isStrongHeading);
  const isCertainAlone = (isPasted || (matched !== undefined && isStrongHeading(matched))) && !HEADINGS_WITHIN_JOBS.test(text);
  if (matched && (words.length > 1 || section?.kind !== 'experience' || isCertainAlone)) return matched;
  if (findDate(next.text)?.from === 0) return undefined;
  const isSentenceCase =
    words.length > 1 && /^\p{Lu}/u.test(text) && words.slice(1).every((word) => /^\p{Ll}/u.test(word) || /^I(?:['’]\p{Ll}+)?$/u.test(word));
  if (isPasted && words.length === 1 && section?.kind === 'education' && next.paragraph === line.paragraph)
    return { kind: 'other', kinds: [], isUnknown: true };
  const isHeadingOverText = isSentenceCase && (next.paragraph !== line.paragraph || next.text.length > line.text.length);
  // Below the contact details, pasted text may go on with a heading of its own words.
  const isBelowContact = isPasted && section?.kind === 'header' && section.lines.some(({ text }) => /\S@\S/.test(text));
  return isHeadingOverText && section?.kind !== 'summary' && (section?.kind !== 'header' || isBelowContact)
    ? { kind: 'other', kinds: [], isUnknown: true }
    : undefined;
}

function isStrongHeading({ strength }: HeadingKind): boolean {
  return strength >= CERTAIN_HEADING_STRENGTH;
}

/** Detects a job with dates right below the contact details, for a CV without a heading above its jobs. */
function startsWithJob(line: CvLine, next: CvLine | undefined, section: Section): boolean {
  const below = next && hasOnlyTime(next) ? findDate(next.text) : undefined;
  // "Branch Librarian, County Libraries" with its years on the next line.
  if (section.kind === 'header' && section.lines.length > 0 && !line.hasListMark && below && below.kind !== 'single' && mentionsJob(line.text))
    return true;
  const found = section.kind === 'header' && !line.hasListMark && line.text.length < MAX_DATED_LETTERS ? findDate(line.text) : undefined;
  return found !== undefined && found.kind !== 'single' && mentionsJob(line.text);
}

/** Takes the line right above the first job out of the head, where it names the employer or the title: "Fieldfare Outdoor, Whitby". */
function extractEmployerAbove(line: CvLine, section: Section): CvLine | undefined {
  const above = section.lines.at(-1);
  const isAbove = above !== undefined && section.lines.length > 2 && above.paragraph === line.paragraph && above.column === line.column;
  if (!isAbove || line.size !== 1 || /[@\d]/.test(above.text)) return undefined;
  // A title below the contact details, and above its employer, is no headline.
  const isBelowContact = section.lines.slice(0, -1).some(({ text }) => /\S@\S/.test(text));
  if (scoreTitle(above.text) >= 2 && !(isBelowContact && scoreOrganisation(line.text) >= 2 && scoreTitle(line.text) < 2)) return undefined;
  return section.lines.pop();
}

/** Returns the section of text without a heading at the start of a column or page. */
function continueSection(sections: Section[], current: Section, line: CvLine): Section {
  const { heading } = current;
  if (heading && heading.page === line.page && line.top >= heading.top - heading.size) return current;
  const isBelow = (section: Section) =>
    [...(section.heading ? [section.heading] : []), ...section.lines].some(
      (other) => other.left < line.right && other.right > line.left && Math.abs(other.left - line.left) < 8 * line.size,
    );
  const isFirstPage = line.page === (sections[0]?.lines[0] ?? sections[1]?.heading)?.page;
  if (!isFirstPage) return sections.findLast((section) => section.kind !== 'header' && isBelow(section)) ?? current;
  const detected: Section = { kind: 'header', kinds: [], lines: [] };
  sections.push(detected);
  return detected;
}
