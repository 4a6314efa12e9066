import type { CvLine } from '../lines/cvLine.ts';
import { findRowLabel } from '../lines/rows.ts';
import { findDate } from '../words/findDates.ts';
import { isLanguageName } from '../words/languageNames.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scoreDegree, scoreSchool } from '../words/schoolWords.ts';
import type { SectionKind } from '../words/sectionWords.ts';
import { scoreTitle } from '../words/titleWords.ts';

const MAX_HEADER_LENGTH = 100;
const MIN_PROSE_WORDS = 6;
/** "Chartered member of CILIP since 2015" */
const MEMBERSHIP = /^(?:(?:chartered|associate|full|student) )?(?:member|fellow) of\b/i;

/** Detects the kind of a section from its lines, for a heading that is not in the word lists. */
export function detectSectionKind(lines: readonly CvLine[]): SectionKind {
  if (lines.some(({ text }) => /\S@\S+\.\p{L}{2}/u.test(text))) return 'contact';
  if (isForm(lines)) return 'experience';
  const headers = lines.filter(({ hasListMark, text }) => !hasListMark && text.length < MAX_HEADER_LENGTH);
  const degreeCount = headers.filter(({ text }) => mentionsDegree(text)).length;
  const jobCount = headers.filter(
    ({ text }, index) =>
      hasDateRange(text) && !isProse(text) && !MEMBERSHIP.test(text) && [text, headers[index - 1]?.text, headers[index + 1]?.text].some(mentionsJob),
  ).length;
  if (jobCount > 0 && jobCount >= degreeCount) return 'experience';
  if (degreeCount > 0) return 'education';
  const items = lines.flatMap(({ text }) => text.split(/[,;|•·∙⋅]\s/)).map((item) => item.trim());
  if (items.length > 0 && items.filter((item) => isLanguageName(item)).length * 2 > items.length) return 'languages';
  const isList = lines.length > 0 && lines.every(({ text }) => !findDate(text) && !/[.!?]$/.test(text)) && items.length > 2 * lines.length;
  return isList ? 'skills' : 'other';
}

/** Returns whether lines are a job form with named fields: "Organisation : …", "Designation : …", "Duration : …". */
function isForm(lines: readonly CvLine[]): boolean {
  const labels = new Set(lines.map(({ text, cells }) => findRowLabel((text.includes(':') ? text.split(':')[0] : cells[0]?.text) ?? '')));
  return labels.has('title') && labels.has('company') && lines.some(({ text }) => findDate(text));
}

function hasDateRange(text: string): boolean {
  return (findDate(text)?.kind ?? 'single') !== 'single';
}

/** Detects sentences: "Back from maternity leave since May 2025. I like spreadsheets." */
function isProse(text: string): boolean {
  return /\p{Ll}{3}\.(?:\s+\p{Lu}|$)/u.test(text) && text.split(' ').length >= MIN_PROSE_WORDS;
}

/** Checks for a title or an employer, also after leading years: "2024; now — Transport Planner, Owens Haulage". */
export function mentionsJob(text: string | undefined): boolean {
  if (text === undefined) return false;
  const found = findDate(text);
  const after = found?.from === 0 ? text.slice(found.to).replace(/^[\s:|–—-]+/, '') : text;
  // "Little Acorns Nursery – Room Leader" names both, and each stands for itself.
  return [after, ...after.split(/\s+[|·•–—-]\s+|[:,]\s+/)].some((part) => scoreTitle(part) >= 2 || scoreOrganisation(part) >= 2);
}

/** "Supervision of three PhD students" tells of degrees of other people. */
const OTHER_PEOPLE = /\b(?:supervis\p{L}+|students?|candidates?|examin(?:er|ed|ing)|taught|teach(?:ing)?|mentor\p{L}*)\b/iu;

function mentionsDegree(text: string): boolean {
  if (OTHER_PEOPLE.test(text)) return false;
  const parts = text.split(/,\s|\s[–—|-]\s/);
  return parts.some((part) => scoreDegree(part) >= 2) && (parts.some((part) => scoreSchool(part) === 3) || isYearAtEdge(text));
}

/** "First aid (2025), Level 3 safeguarding" lists courses, and its year is of one of them. */
function isYearAtEdge(text: string): boolean {
  const found = findDate(text);
  return found?.kind === 'single' && (found.from === 0 || text.length - found.to <= 1);
}
