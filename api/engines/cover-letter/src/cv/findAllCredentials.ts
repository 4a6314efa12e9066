import { CREDENTIAL_HEADINGS, listsCredentials, type readEducationSections } from './entries/educationSections.ts';
import type { EducationEntry } from './entries/readEducation.ts';
import type { CvLine } from './lines/cvLine.ts';
import type { Section } from './lines/section.ts';
import { findCourses } from './lists/findCourses.ts';
import { readListedLines } from './lists/listItems.ts';
import {
  findBracketed,
  findCardsInHeader,
  findCredentials,
  findListedCredentials,
  findRegistrations,
  findYouthAwards,
  isCredential,
  readCredentials,
  readDrivingLicences,
  stripYear,
} from './lists/readCredentials.ts';
import { type readSkills, removeDuplicates } from './lists/readSkills.ts';
import { splitSpan, type TextSpan, trimSpan } from './text/textSpan.ts';
import { isKnownPlace } from './words/places.ts';
import { scoreDegree, scoreSchool } from './words/schoolWords.ts';
import { startsWithActionVerb } from './words/startsWithActionVerb.ts';
import { scoreTitle } from './words/titleWords.ts';

/** Words in the headings of sections other than work and education, which say what the section contains. */
const OTHER_HEADINGS = /^(?:(?:and )?also\b|other|additional|further|misc|otros|sonstiges|personal)/i;
const MAX_CREDENTIAL_LENGTH = 120;
const MAX_NAME_WORDS = 8;
const MIN_SCHOOL_SCORE = 3;
const CREDENTIAL_WORD = /\b(?:first aid(?:er)?|health|safety|food|hygiene|licen[cs]e|card|ticket|award|level \d)\b/i;

interface CredentialSources {
  sections: Section[];
  entries: ReturnType<typeof readEducationSections>;
  skills: TextSpan[];
  /** The skills of each section of them. */
  skillSections: ReturnType<typeof readSkills>[];
  source: string;
}

/** Finds certificates, licences and registrations, wherever a CV names them. */
export function findAllCredentials({ sections, entries, skills, skillSections, source }: CredentialSources): TextSpan[] {
  const sectionsOfKind = (kind: Section['kind']) => sections.filter((section) => section.kind === kind);
  const findSectionsByHeading = (words: RegExp) => sections.filter(({ kind, heading }) => kind === 'other' && words.test(heading?.text ?? ''));
  const education = entries.filter(isStudy);
  return removeDuplicates([
    ...findRegistrations(sectionsOfKind('header').flatMap(({ lines: sectionLines }) => sectionLines)),
    ...findCardsInHeader(sectionsOfKind('header').flatMap(({ lines: sectionLines }) => sectionLines)),
    ...findBracketed([...sectionsOfKind('summary'), ...sectionsOfKind('header')].flatMap(({ lines: sectionLines }) => sectionLines)),
    ...findCredentials(skills),
    // Under "Skills and certificates" a course with a level is a credential.
    ...sectionsOfKind('skills').flatMap((section, index) =>
      CREDENTIAL_HEADINGS.test(section.heading?.text ?? '')
        ? findListedCredentials(skillSections[index]?.skills ?? []).filter(
            (credential) => !findCredentials(skills).some((existing) => overlaps(existing, credential)),
          )
        : [],
    ),
    ...entries.flatMap((entry) => (isStudy(entry) ? [] : listCredentialCandidates(entry, source).filter(isCredential))),
    ...sections.filter(({ kind }) => kind !== 'experience').flatMap(({ lines: sectionLines }) => readDrivingLicences(sectionLines)),
    ...sections
      .filter(mayContainCredentials)
      .flatMap(({ lines: sectionLines }) => findListedCredentials(readListedLines(sectionLines, source).flatMap(({ items }) => items))),
    ...sections.filter(mayContainCredentials).flatMap(({ lines: sectionLines }) => findCourses(sectionLines)),
    ...sections.filter(({ kind }) => kind === 'other').flatMap(({ lines: sectionLines }) => findYouthAwards(sectionLines)),
    ...[...findSectionsByHeading(CREDENTIAL_HEADINGS), ...sections.filter(isCredentialSection)].flatMap((section) =>
      readCredentials(section.lines, source),
    ),
    ...sections
      .filter(({ kind, heading }) => kind === 'education' && /qualif|training|certif/i.test(heading?.text ?? ''))
      .flatMap(({ lines: sectionLines }) => findListedCredentials(readListedLines(sectionLines, source).flatMap(({ items }) => items))),
    ...sections
      .filter(({ kind }) => kind === 'education')
      .flatMap(({ lines: sectionLines }) => listCredentials(sectionLines.filter(listsCredentials), source)),
    ...listQualifications(sections, entries, source),
    ...listBulletsBesideStudies(sections, education, source),
    ...listCredentialSentences(sections, education),
  ]).filter(
    (credential) =>
      isPlausibleCredential(credential) &&
      !education.some(({ degree, school }) => [degree, school].some((span) => span && overlaps(span, credential))),
  );
}

/** Detects what is no credential in a list of credentials: what was done, or the town of a school. */
function isPlausibleCredential({ text }: TextSpan): boolean {
  // School exams without their school would be read as those of the degree named next.
  if (/^(?:\d+ )?(?:A[ -]?levels?|GCSEs?|O[ -]levels?|Highers)$/i.test(text)) return false;
  return !/^\d+ of \b/.test(text) && !isKnownPlace(text) && !(startsWithActionVerb(text) && scoreTitle(text) === 0);
}

/** Under "Other", and under an unknown heading, such as "Also", there may be anything. */
export function mayContainCredentials({ kind, kinds, heading, isUnknown }: Section): boolean {
  // "Languages and papers" says so itself.
  return kind === 'other' && (isUnknown === true || kinds.includes('languages') || OTHER_HEADINGS.test(heading?.text ?? ''));
}

/** "Papers" are licences in the trades; titles of publications are longer, or in quotation marks. */
function isCredentialSection({ heading, lines }: Section): boolean {
  return (
    /^papers$/i.test(heading?.text ?? '') &&
    lines.every(({ text }) => text.length < MAX_CREDENTIAL_LENGTH && !/["“”]|\bet al\b|\bjournal\b/i.test(text))
  );
}

function listCredentials(lines: CvLine[], source: string): TextSpan[] {
  return readCredentials(lines, source)
    .flatMap((credential) => splitSpan(credential, /,\s+(?![^(]*\))/g))
    .map(trimSpan);
}

/** Returns the bullets of "Qualifications" as credentials, in a CV that names no school there. */
function listQualifications(sections: Section[], entries: EducationEntry[], source: string): TextSpan[] {
  const qualificationSections = sections.filter(({ kind, heading }) => kind === 'education' && /qualif/i.test(heading?.text ?? ''));
  if (entries.some(isStudy)) return [];
  return qualificationSections.flatMap(({ lines }) =>
    readCredentials(
      lines.filter(({ hasListMark }) => hasListMark),
      source,
    ),
  );
}

const MIN_BULLETS = 3;

/** Returns the bullets that name no study, where others of the same list do: "HNC in Engineering, Wiltshire College" over "PRINCE2 Practitioner". */
function listBulletsBesideStudies(sections: Section[], education: EducationEntry[], source: string): TextSpan[] {
  return sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ lines }) => {
      const bullets = lines.filter(({ hasListMark }) => hasListMark);
      const studyLines = lines.filter((line) =>
        education.some(({ degree, school }) => [degree, school].some((span) => span && overlaps(span, line))),
      );
      const isList = bullets.length >= MIN_BULLETS && studyLines.length > 0 && studyLines.every(({ hasListMark }) => hasListMark);
      return isList
        ? readCredentials(
            bullets.filter((line) => !studyLines.includes(line)),
            source,
          ).filter(({ text }) => text.split(' ').length <= MAX_NAME_WORDS && /^\p{Lu}/u.test(text) && !/^[^:]{2,30}:\s/.test(text))
        : [];
    });
}

/** Returns what an entry that is no study names: "Associate, Institute of Bankers" is one membership. */
function listCredentialCandidates({ degree, school }: EducationEntry, source: string): TextSpan[] {
  if (degree && school && isMembership(degree) && degree.end <= school.start)
    return [{ start: degree.start, end: school.end, text: source.slice(degree.start, school.end) }];
  return [degree, school].filter((credential) => credential !== undefined);
}

/** "Fellow, Royal Society of Arts" is a rank among others, and no degree. */
function isMembership({ text }: TextSpan): boolean {
  return /^(?:(?:chartered|student|affiliate|full) )?(?:associate|member|fellow)(?: member)?$/i.test(text);
}

/** Separates education from certificates. Without a school, only a clear degree counts as education. */
export function isStudy({ degree, school, year }: EducationEntry): boolean {
  if (degree && school && isMembership(degree) && !/\b(?:university|college|school)\b/i.test(school.text)) return false;
  // A course that names no school is a credential.
  if (!degree && school && /\b(?:course|program(?:me)?|training|module)$/i.test(school.text)) return false;
  // "Category C+E, ADR" are two licences: neither is known for a degree or a school, and no year says when it was.
  const isUnknown = year === undefined && degree !== undefined && school !== undefined && scoreDegree(degree.text) + scoreSchool(school.text) === 0;
  // "Mental Health First Aider" is a course, though "health" may be in the name of an organisation.
  const hasOnlySchool = school !== undefined && degree === undefined && scoreSchool(school.text) < MIN_SCHOOL_SCORE;
  // So is "Transport Manager CPC", which names a role.
  if (hasOnlySchool && (CREDENTIAL_WORD.test(school.text) || scoreTitle(school.text) >= 2)) return false;
  return (school !== undefined && !isUnknown) || (degree !== undefined && scoreDegree(degree.text) === MIN_SCHOOL_SCORE);
}

/** Returns whether two pieces share a letter of their text. */
export function overlaps(one: TextSpan, other: TextSpan): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Returns the ranks in learned and professional bodies among the bullets of any other section: "Teaching", "Service". */
export function findMembershipsElsewhere(sections: Section[]): TextSpan[] {
  return sections.filter(({ kind }) => kind === 'other').flatMap(({ lines }) => findMemberships(lines.filter(({ cells }) => cells.length === 1)));
}

/** "Fellow of the Higher Education Academy (FHEA), 2020" */
const MEMBERSHIP_RANK = /^(?:(?:senior|principal|honorary|elected|chartered|full) )?(?:fellow|member|associate) of (?:the )?\p{Lu}/iu;

/** Returns the ranks in learned and professional bodies among honours, without their years. */
export function findMemberships(honours: TextSpan[]): TextSpan[] {
  return honours.filter(({ text }) => MEMBERSHIP_RANK.test(text)).map(stripYear);
}

/** Checks for a section in which credentials may be one after the other in a paragraph. */
export function hasCredentialHeading({ kind, heading }: Section): boolean {
  return kind === 'education' || (kind === 'other' && (CREDENTIAL_HEADINGS.test(heading?.text ?? '') || /^papers$/i.test(heading?.text ?? '')));
}

/** Returns the sentences of a paragraph under "Qualifications" that name no study: "Manual handling instructor." */
function listCredentialSentences(sections: Section[], education: EducationEntry[]): TextSpan[] {
  return sections
    .filter(({ kind, heading }) => kind === 'education' && /qualif|training|certif/i.test(heading?.text ?? ''))
    .flatMap(({ lines }) =>
      lines.filter((line, index) => [lines[index - 1], lines[index + 1]].some((other) => other && isSameParagraph(line, other))),
    )
    .map((line) => stripYear(trimSpan(line)))
    .filter(
      (credential) =>
        isCredential(credential) && !education.some(({ degree, school }) => [degree, school].some((span) => span && overlaps(span, credential))),
    );
}

/** Sentences that were one paragraph have one place on the page. */
function isSameParagraph(one: CvLine, other: CvLine): boolean {
  return one.top === other.top && one.left === other.left && one.start !== other.start;
}
