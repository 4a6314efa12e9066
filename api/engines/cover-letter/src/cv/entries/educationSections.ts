import type { CvLine } from '../lines/cvLine.ts';
import type { Section } from '../lines/section.ts';
import { isDrivingLicence } from '../lists/readCredentials.ts';
import { scoreDegree, scoreSchool } from '../words/schoolWords.ts';
import { readEducation, type Studies } from './readEducation.ts';

/** Words in the headings of sections other than work and education, under which papers stand. */
export const CREDENTIAL_HEADINGS =
  /certif|\bcerts?\b|qualified|qualifications|registered|licen|ticket|accredit|registr|\bcards?\b|permit|endorsement|training|courses?|cpd|memberships?|affiliations?|professional bod(?:y|ies)|professional development|carn[eé]|cursos|fortbildung|weiterbildung|zertifikat|führerschein|permis/i;
const SURE_SCHOOL = 3;
const MOST_WORDS_OF_A_PAPER = 5;
/** What is learnt over years, and no course of a day. */
const TRADE_DEGREE =
  /\b(?:City (?:&|and) Guilds|N?VQ|SVQ|GNVQ|BTEC|HN[CD]|[BM]Sc|BA|MA|[BM]Eng|PhD|PGCE|apprenticeship|A-levels?|GCSEs?|foundation degree|diploma)\b/i;
const FEWEST_PAPERS = 3;

/** Detects a line that lists papers and names no school: "CompTIA A+, ITIL 4 Foundation (2022), Microsoft MD-102". */
export function listsPapers({ text, cells }: CvLine): boolean {
  // What a study was made of is no paper of its own.
  if (
    /^(?:modules?|subjects?|(?:relevant )?coursework|topics|options?|units|courses?|electives?|(?:\d+ )?(?:A[ -]?levels?|GCSEs?|O[ -]levels?|BTEC[^:]*)(?: ?\(?(?:19|20)\d\d\)?)?)\s*:/i.test(
      text,
    )
  )
    return false;
  const parts = text.split(/,\s+(?![^(]*\))/).filter((part) => !/^(?:19|20)\d\d$/.test(part));
  const isShort = parts.every((part) => part.split(' ').length <= MOST_WORDS_OF_A_PAPER);
  // "10 GCSEs, grades A* to B, including maths" is one study.
  if (parts.some((part) => /^(?:including|grades?)\b/.test(part))) return false;
  // "PRINCE2 Practitioner (2021), SMSTS (2022)": two are enough where each has its year.
  if (
    cells.length === 1 &&
    parts.length > 1 &&
    isShort &&
    parts.every((part) => /\S \((?:19|20)\d\d\)$/.test(part) && scoreSchool(part) < SURE_SCHOOL)
  )
    return true;
  return (
    cells.length === 1 &&
    parts.length >= FEWEST_PAPERS &&
    isShort &&
    parts.every((part) => scoreSchool(part) < 2 && scoreDegree(part) < SURE_SCHOOL) &&
    parts.some((part) => /\d|\p{Lu}{2}/u.test(part))
  );
}

/** Reads the education sections. Without one, reads training sections, but only entries at a school. */
export function readEducationSections(sections: Section[]): Studies[] {
  const readLines = ({ lines }: Section) => readEducation(withoutSentences(lines).filter((line) => !isDrivingLicence(line) && !listsPapers(line)));
  const named = sections.filter(({ kind }) => kind === 'education');
  const isAtSchool = ({ degree, school }: Studies) => degree && scoreDegree(degree.text) > 0 && school && scoreSchool(school.text) === SURE_SCHOOL;
  // A section of certificates may also name the school where a trade was learnt.
  const learnt = sections
    .filter(({ kind, heading }) => kind === 'other' && (CREDENTIAL_HEADINGS.test(heading?.text ?? '') || /^papers$/i.test(heading?.text ?? '')))
    .flatMap(readLines)
    .filter((entry) => (isOfTrade(entry) && (isAtSchool(entry) || isAtUnlistedSchool(entry))) || isLevelAtCollege(entry));
  if (named.length > 0) return [...named.flatMap(readLines), ...learnt];
  const trained = sections
    .filter(({ heading }) => /\b(?:training|studies|courses)\b/i.test(heading?.text ?? ''))
    .flatMap(readLines)
    .filter(isAtSchool);
  return [...trained, ...learnt.filter(({ degree }) => !trained.some((other) => other.degree?.start === degree?.start))];
}

function withoutSentences(lines: CvLine[]): CvLine[] {
  const told = new Set(lines.filter(isFirstPerson).map(({ paragraph }) => paragraph));
  return lines.filter((line) => !isFirstPerson(line) && (line.hasMark || line.paragraph < 0 || !told.has(line.paragraph)));
}

/** "I took my MPharm at the University of Nottingham" is read as running text. */
function isFirstPerson({ text }: CvLine): boolean {
  return /^I (?:took|did|studied|trained|graduated|have|gained|left|completed|hold|am|was|went|passed|finished)\b/.test(text);
}

function isOfTrade({ degree }: Studies): boolean {
  return TRADE_DEGREE.test(degree?.text ?? '');
}

/** "Level 2 Supporting Teaching and Learning, New College Swindon" was learnt at a college, and is no course of a day. */
function isLevelAtCollege({ degree, school }: Studies): boolean {
  return /\blevel [2-8]\b/i.test(degree?.text ?? '') && /\b(?:college|university|sixth form)\b/i.test(school?.text ?? '');
}

/** "HND Agriculture, SRUC Elmwood": behind a degree that names its subject stands who gave it, in a name of its own. */
function isAtUnlistedSchool({ degree, school, year }: Studies): boolean {
  const hasSubject =
    (degree?.text ?? '')
      .replace(TRADE_DEGREE, '')
      .replace(/\blevel\b/i, '')
      .match(/\p{L}{3}/u) !== null;
  const isName = /^(?:\p{Lu}[\p{L}’'&-]*(?: |$)){2,5}$/u.test(school?.text ?? '');
  return degree !== undefined && scoreDegree(degree.text) === SURE_SCHOOL && hasSubject && isName && year !== undefined;
}
