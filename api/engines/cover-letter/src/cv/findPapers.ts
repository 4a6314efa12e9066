import { CREDENTIAL_HEADINGS, listsPapers, type readEducationSections } from './entries/educationSections.ts';
import type { Studies } from './entries/readEducation.ts';
import type { CvLine } from './lines/cvLine.ts';
import type { Section } from './lines/section.ts';
import { findCourses } from './lists/coursesAmongOthers.ts';
import { readListedLines } from './lists/listItems.ts';
import {
  findBracketed,
  findCardsAtHead,
  findCredentials,
  findListedCredentials,
  findRegistrations,
  isCredential,
  readCredentials,
  readDrivingLicences,
  stripYear,
} from './lists/readCredentials.ts';
import { type readSkills, removeDuplicates } from './lists/readSkills.ts';
import { type Piece, splitPiece, trimPiece } from './text/piece.ts';
import { isKnownPlace } from './words/places.ts';
import { scoreDegree, scoreSchool } from './words/schoolWords.ts';
import { startsWithActionVerb } from './words/startsWithActionVerb.ts';
import { scoreTitle } from './words/titleWords.ts';

/** Words in the headings of sections other than work and education, which say what the section contains. */
const OTHER_HEADINGS = /^(?:(?:and )?also\b|other|additional|further|misc|otros|sonstiges|personal)/i;
const MAX_PAPER_LETTERS = 120;
const SURE_SCHOOL = 3;
const CREDENTIAL_ALONE = /\b(?:first aid(?:er)?|health|safety|food|hygiene|licen[cs]e|card|ticket|award|level \d)\b/i;

interface PaperPlaces {
  sections: Section[];
  entries: ReturnType<typeof readEducationSections>;
  skills: Piece[];
  /** The skills of each section of them. */
  listed: ReturnType<typeof readSkills>[];
  source: string;
}

/** Finds certificates, licences and registrations, wherever a CV names them. */
export function findPapers({ sections, entries, skills, listed, source }: PaperPlaces): Piece[] {
  const of = (kind: Section['kind']) => sections.filter((section) => section.kind === kind);
  const sectionsHeaded = (words: RegExp) => sections.filter(({ kind, heading }) => kind === 'other' && words.test(heading?.text ?? ''));
  const studies = entries.filter(isStudy);
  return removeDuplicates([
    ...findRegistrations(of('header').flatMap(({ lines: own }) => own)),
    ...findCardsAtHead(of('header').flatMap(({ lines: own }) => own)),
    ...findBracketed([...of('summary'), ...of('header')].flatMap(({ lines: own }) => own)),
    ...findCredentials(skills),
    // Under "Skills and certificates" a course with a level is a paper.
    ...of('skills').flatMap((section, index) =>
      CREDENTIAL_HEADINGS.test(section.heading?.text ?? '')
        ? findListedCredentials(listed[index]?.skills ?? []).filter((paper) => !findCredentials(skills).some((known) => overlaps(known, paper)))
        : [],
    ),
    ...entries.flatMap((entry) => (isStudy(entry) ? [] : listCredentialCandidates(entry, source).filter(isCredential))),
    ...sections.filter(({ kind }) => kind !== 'experience').flatMap(({ lines: own }) => readDrivingLicences(own)),
    ...sections
      .filter(mayHoldCredentials)
      .flatMap(({ lines: own }) => findListedCredentials(readListedLines(own, source).flatMap(({ items }) => items))),
    ...sections.filter(mayHoldCredentials).flatMap(({ lines: own }) => findCourses(own)),
    ...[...sectionsHeaded(CREDENTIAL_HEADINGS), ...sections.filter(isHeadedPapers)].flatMap((section) => readCredentials(section.lines, source)),
    ...sections
      .filter(({ kind, heading }) => kind === 'education' && /qualif|training|certif/i.test(heading?.text ?? ''))
      .flatMap(({ lines: own }) => findListedCredentials(readListedLines(own, source).flatMap(({ items }) => items))),
    ...sections.filter(({ kind }) => kind === 'education').flatMap(({ lines: own }) => listPapers(own.filter(listsPapers), source)),
    ...listQualifications(sections, entries, source),
    ...listPaperSentences(sections, studies),
  ]).filter((paper) => isPaper(paper) && !studies.some(({ degree, school }) => [degree, school].some((piece) => piece && overlaps(piece, paper))));
}

/** Detects what is no paper in a list of papers: what was done, or the town of a school. */
function isPaper({ text }: Piece): boolean {
  return !/^\d+ of \b/.test(text) && !isKnownPlace(text) && !(startsWithActionVerb(text) && scoreTitle(text) === 0);
}

/** Under "Other", and under a heading that nobody knows, such as "Also", may stand anything. */
export function mayHoldCredentials({ kind, kinds, heading, isUnknown }: Section): boolean {
  // "Languages and papers" says so itself.
  return kind === 'other' && (isUnknown === true || kinds.includes('languages') || OTHER_HEADINGS.test(heading?.text ?? ''));
}

/** "Papers" are licences in the trades; titles of publications are longer, or in quotation marks. */
function isHeadedPapers({ heading, lines }: Section): boolean {
  return (
    /^papers$/i.test(heading?.text ?? '') && lines.every(({ text }) => text.length < MAX_PAPER_LETTERS && !/["“”]|\bet al\b|\bjournal\b/i.test(text))
  );
}

function listPapers(lines: CvLine[], source: string): Piece[] {
  return readCredentials(lines, source)
    .flatMap((paper) => splitPiece(paper, /,\s+(?![^(]*\))/g))
    .map(trimPiece);
}

/** Returns the bullets of "Qualifications" as credentials, in a CV that names no school there. */
function listQualifications(sections: Section[], entries: Studies[], source: string): Piece[] {
  const named = sections.filter(({ kind, heading }) => kind === 'education' && /qualif/i.test(heading?.text ?? ''));
  if (entries.some(isStudy)) return [];
  return named.flatMap(({ lines }) =>
    readCredentials(
      lines.filter(({ hasMark }) => hasMark),
      source,
    ),
  );
}

/** Returns what an entry that is no study names: "Associate, Institute of Bankers" is one membership. */
function listCredentialCandidates({ degree, school }: Studies, source: string): Piece[] {
  if (degree && school && isMembership(degree) && degree.end <= school.start)
    return [{ start: degree.start, end: school.end, text: source.slice(degree.start, school.end) }];
  return [degree, school].filter((paper) => paper !== undefined);
}

/** "Fellow, Royal Society of Arts" is a rank among others, and no degree. */
function isMembership({ text }: Piece): boolean {
  return /^(?:(?:chartered|student|affiliate|full) )?(?:associate|member|fellow)(?: member)?$/i.test(text);
}

/** Separates education from certificates. Without a school, only a clear degree counts as education. */
export function isStudy({ degree, school, year }: Studies): boolean {
  if (degree && school && isMembership(degree) && !/\b(?:university|college|school)\b/i.test(school.text)) return false;
  // A course that names no school is a paper.
  if (!degree && school && /\b(?:course|program(?:me)?|training|module)$/i.test(school.text)) return false;
  // "Category C+E, ADR" are two licences: neither is known for a degree or a school, and no year says when it was.
  const isUnknown = year === undefined && degree !== undefined && school !== undefined && scoreDegree(degree.text) + scoreSchool(school.text) === 0;
  // "Mental Health First Aider" is a course, though "health" may be in the name of an organisation.
  const isSchoolAlone = school !== undefined && degree === undefined && scoreSchool(school.text) < SURE_SCHOOL;
  if (isSchoolAlone && CREDENTIAL_ALONE.test(school.text)) return false;
  return (school !== undefined && !isUnknown) || (degree !== undefined && scoreDegree(degree.text) === SURE_SCHOOL);
}

/** Returns whether two pieces share a letter of their text. */
export function overlaps(one: Piece, other: Piece): boolean {
  return one.start < other.end && other.start < one.end;
}

/** "Fellow of the Higher Education Academy (FHEA), 2020" */
const RANK_OF_BODY = /^(?:(?:senior|principal|honorary|elected|chartered|full) )?(?:fellow|member|associate) of (?:the )?\p{Lu}/iu;

/** Returns the ranks in learned and professional bodies among honours, without their years. */
export function findMemberships(honours: Piece[]): Piece[] {
  return honours.filter(({ text }) => RANK_OF_BODY.test(text)).map(stripYear);
}

/** Checks for a section in which papers may stand one after the other in a paragraph. */
export function holdsPapers({ kind, heading }: Section): boolean {
  return kind === 'education' || (kind === 'other' && (CREDENTIAL_HEADINGS.test(heading?.text ?? '') || /^papers$/i.test(heading?.text ?? '')));
}

/** Returns the sentences of a paragraph under "Qualifications" that name no study: "Manual handling instructor." */
function listPaperSentences(sections: Section[], studies: Studies[]): Piece[] {
  return sections
    .filter(({ kind, heading }) => kind === 'education' && /qualif|training|certif/i.test(heading?.text ?? ''))
    .flatMap(({ lines }) =>
      lines.filter((line, index) => [lines[index - 1], lines[index + 1]].some((other) => other && isSameParagraph(line, other))),
    )
    .map((line) => stripYear(trimPiece(line)))
    .filter(
      (paper) => isCredential(paper) && !studies.some(({ degree, school }) => [degree, school].some((piece) => piece && overlaps(piece, paper))),
    );
}

/** Sentences that were one paragraph have one place on the page. */
function isSameParagraph(one: CvLine, other: CvLine): boolean {
  return one.top === other.top && one.left === other.left && one.start !== other.start;
}
