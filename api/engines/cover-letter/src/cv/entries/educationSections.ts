import type { CvLine } from '../lines/cvLine.ts';
import type { Section } from '../lines/section.ts';
import { isDrivingLicence } from '../lists/readCredentials.ts';
import { scoreDegree, scoreSchool } from '../words/schoolWords.ts';
import { type EducationEntry, readEducation } from './readEducation.ts';

/** Words in the headings of sections other than work and education, under which credentials are listed. */
export const CREDENTIAL_HEADINGS =
  /certif|\bcerts?\b|qualified|qualifications|registered|licen|ticket|accredit|registr|\bcards?\b|permit|endorsement|training|courses?|cpd|memberships?|affiliations?|professional bod(?:y|ies)|professional development|carn[eé]|cursos|fortbildung|weiterbildung|zertifikat|führerschein|permis/i;
const MIN_SCHOOL_SCORE = 3;
const MAX_CREDENTIAL_WORDS = 5;
/** What is learnt over years, and no course of a day. */
const TRADE_DEGREE =
  /\b(?:City (?:&|and) Guilds|N?VQ|SVQ|GNVQ|BTEC|HN[CD]|[BM]Sc|BA|MA|[BM]Eng|PhD|PGCE|apprenticeship|A-levels?|GCSEs?|foundation degree|diploma)\b/i;
const MIN_CREDENTIALS = 3;

/** Detects a line that lists credentials and names no school: "CompTIA A+, ITIL 4 Foundation (2022), Microsoft MD-102". */
export function listsCredentials({ text, cells }: CvLine): boolean {
  // What a study was made of is no credential of its own.
  if (
    /^(?:modules?|subjects?|(?:relevant )?coursework|topics|options?|units|courses?|electives?|(?:\d+ )?(?:A[ -]?levels?|GCSEs?|O[ -]levels?|BTEC[^:]*)(?: ?\(?(?:19|20)\d\d\)?)?)\s*:/i.test(
      text,
    )
  )
    return false;
  const parts = text.split(/,\s+(?![^(]*\))/).filter((part) => !/^(?:19|20)\d\d$/.test(part));
  const isShort = parts.every((part) => part.split(' ').length <= MAX_CREDENTIAL_WORDS);
  // "10 GCSEs, grades A* to B, including maths" is one study.
  if (parts.some((part) => /^(?:including|grades?)\b/.test(part))) return false;
  // "PRINCE2 Practitioner (2021), SMSTS (2022)": two are enough where each has its year.
  if (
    cells.length === 1 &&
    parts.length > 1 &&
    isShort &&
    parts.every((part) => /\S \((?:19|20)\d\d\)$/.test(part) && scoreSchool(part) < MIN_SCHOOL_SCORE)
  )
    return true;
  return (
    cells.length === 1 &&
    parts.length >= MIN_CREDENTIALS &&
    isShort &&
    parts.every((part) => scoreSchool(part) < 2 && scoreDegree(part) < MIN_SCHOOL_SCORE) &&
    parts.some((part) => /\d|\p{Lu}{2}/u.test(part))
  );
}

/** Reads the education sections. Without one, reads training sections, but only entries at a school. */
export function readEducationSections(sections: Section[]): EducationEntry[] {
  const readLines = ({ lines }: Section) => readEducation(dropSentences(lines).filter((line) => !isDrivingLicence(line) && !listsCredentials(line)));
  const educationSections = sections.filter(({ kind }) => kind === 'education');
  const isAtSchool = ({ degree, school }: EducationEntry) =>
    degree && scoreDegree(degree.text) > 0 && school && scoreSchool(school.text) === MIN_SCHOOL_SCORE;
  // A section of certificates may also name the school where a trade was learnt.
  const tradeEntries = sections
    .filter(({ kind, heading }) => kind === 'other' && (CREDENTIAL_HEADINGS.test(heading?.text ?? '') || /^papers$/i.test(heading?.text ?? '')))
    .flatMap(readLines)
    .filter((entry) => (isTradeQualification(entry) && (isAtSchool(entry) || isAtUnlistedSchool(entry))) || isLevelAtCollege(entry));
  if (educationSections.length > 0) return [...educationSections.flatMap(readLines), ...tradeEntries];
  const schoolEntries = sections
    .filter(({ heading }) => /\b(?:training|studies|courses)\b/i.test(heading?.text ?? ''))
    .flatMap(readLines)
    .filter(isAtSchool);
  return [...schoolEntries, ...tradeEntries.filter(({ degree }) => !schoolEntries.some((other) => other.degree?.start === degree?.start))];
}

function dropSentences(lines: CvLine[]): CvLine[] {
  const firstPersonParagraphs = new Set(lines.filter(isFirstPerson).map(({ paragraph }) => paragraph));
  return lines.filter((line) => !isFirstPerson(line) && (line.hasListMark || line.paragraph < 0 || !firstPersonParagraphs.has(line.paragraph)));
}

/** Detects a sentence in the first person, which is read as running text: "I took my MPharm at the University of Nottingham". */
function isFirstPerson({ text }: CvLine): boolean {
  return /^I (?:took|did|studied|trained|graduated|have|gained|left|completed|hold|am|was|went|passed|finished)\b/.test(text);
}

function isTradeQualification({ degree }: EducationEntry): boolean {
  return TRADE_DEGREE.test(degree?.text ?? '');
}

/** Detects a level at a college, which is education and not a day course: "Level 2 Supporting Teaching, New College Swindon". */
function isLevelAtCollege({ degree, school }: EducationEntry): boolean {
  return /\blevel [2-8]\b/i.test(degree?.text ?? '') && /\b(?:college|university|sixth form)\b/i.test(school?.text ?? '');
}

/** Detects a degree with its subject, followed by an unlisted school: "HND Agriculture, SRUC Elmwood". */
function isAtUnlistedSchool({ degree, school, year }: EducationEntry): boolean {
  const hasSubject =
    (degree?.text ?? '')
      .replace(TRADE_DEGREE, '')
      .replace(/\blevel\b/i, '')
      .match(/\p{L}{3}/u) !== null;
  const isName = /^(?:\p{Lu}[\p{L}’'&-]*(?: |$)){2,5}$/u.test(school?.text ?? '');
  return degree !== undefined && scoreDegree(degree.text) === MIN_SCHOOL_SCORE && hasSubject && isName && year !== undefined;
}
