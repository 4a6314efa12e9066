import type { DocumentText } from '@sheaf/pdf-text/documentText';
import { type Contact, findContact } from './contact/findContact.ts';
import type { CvPlace, CvProfile } from './cvProfile.ts';
import { addAchievementsElsewhere } from './entries/achievementsElsewhere.ts';
import { readEducationSections } from './entries/educationSections.ts';
import { joinBullets } from './entries/joinBullets.ts';
import { useOwnFirmAsEmployer } from './entries/labelledEmployer.ts';
import type { Position } from './entries/position.ts';
import type { EducationEntry } from './entries/readEducation.ts';
import { readExperience } from './entries/readExperience.ts';
import { type Project, readProjects } from './entries/readProjects.ts';
import { readUnpaidPositions } from './entries/unpaidPositions.ts';
import {
  findAllCredentials,
  findMemberships,
  findMembershipsElsewhere,
  hasCredentialHeading,
  isStudy,
  mayContainCredentials,
  overlaps,
} from './findAllCredentials.ts';
import { splitCredentialSentences } from './lines/credentialSentences.ts';
import type { CvLine } from './lines/cvLine.ts';
import { splitEuropassLabels } from './lines/europassLabels.ts';
import { joinBrokenHeadings } from './lines/joinBrokenHeadings.ts';
import { joinBrokenTimes } from './lines/joinBrokenTimes.ts';
import { readDocumentLines } from './lines/readDocumentLines.ts';
import { readTextLines } from './lines/readTextLines.ts';
import type { Section } from './lines/section.ts';
import { splitEducationLines } from './lines/splitEducationLines.ts';
import { splitLabelPairs } from './lines/splitLabelPairs.ts';
import { readLanguageGrid } from './lists/languageGrid.ts';
import { readListedLines } from './lists/listItems.ts';
import { isPublication } from './lists/publications.ts';
import { isDrivingLicence } from './lists/readCredentials.ts';
import { readLanguages } from './lists/readLanguages.ts';
import { readSkills, removeDuplicates } from './lists/readSkills.ts';
import { keepMatrixSkills } from './lists/skillMatrix.ts';
import { findSkillsInParagraphs, findSoftware, findSpokenLanguages, joinOpenLines } from './lists/skillsInParagraphs.ts';
import { locateValues } from './locateValues.ts';
import { mapToSource, toFirstPerson } from './prose/firstPerson.ts';
import { isProse, type ProseProfile, readProse } from './prose/readProse.ts';
import { isSpanishProse, readSpanishProse } from './prose/readSpanishProse.ts';
import { dropAchievementLines, findAchievementsUnderSkills } from './sections/achievementsUnderSkills.ts';
import {
  findBulletsWithFigures,
  findFirstActivities,
  findFirstPersonActions,
  findOtherActivities,
  findStudyAchievements,
  findUnpaidRoles,
  markEntries,
  markLeadingYear,
} from './sections/activities.ts';
import { splitSections } from './sections/splitSections.ts';
import { cutSpan, normalizeSpaces, splitSpan, type TextSpan, trimSpan } from './text/textSpan.ts';
import { isPresent } from './words/findDates.ts';
import { isLanguageName } from './words/languageNames.ts';
import { isSeason } from './words/months.ts';

/** What a document says of its owner, where it says it, and whether it is a CV at all. */
export interface CvProfileResult {
  profile: CvProfile;
  places: CvPlace[];
  isCv: boolean;
}

/** In letters and entries, as the contract has them. */
const MAX_LINE = 300;
const MAX_BULLET = 1000;
const MAX_ENTRIES = {
  links: 20,
  skills: 200,
  experience: 50,
  bullets: 50,
  education: 30,
  languages: 30,
  licences: 50,
  projects: 20,
  achievements: 30,
};
const MIN_BULLETS = 2;
/** "Welsh: first language" among qualifications. */
const LANGUAGE_LEVEL =
  /^\p{Lu}\p{Ll}+\s*[:–-]\s*(?:first language|mother tongue|native|fluent|bilingual|basic|conversational|intermediate|advanced|[ABC][12]\b)/iu;
const PROJECT_HEADINGS = /projects?\b|\b(?:what|things) i(?:['’]ve| have)? (?:built|made)\b|proyectos|projekte|projets|portfolio/i;
const PUBLICATION_HEADINGS = /\b(?:publications?|books?|monographs?|articles?|chapters?|papers|writing|published)\b/i;
const TALK_HEADINGS = /\b(?:talks|keynotes?|presentations?|lectures|conferences)\b/i;
const ACHIEVEMENT_HEADINGS =
  /awards?|honou?rs|recognition|commendations|reconocimientos|prizes?|grants?|fellowships?|funding|scholarships?|achievements|accomplishments|distinctions|premios|auszeichnungen|prix/i;

/** Returns the profile of a CV that was read from a PDF. */
export function buildProfile(document: DocumentText): CvProfileResult {
  const { values, ...found } = findFacts(readDocumentLines(document), document.text);
  return { ...found, places: locateValues(values, document) };
}

/** Returns the profile of a CV that was pasted as text. */
export function buildProfileFromText(text: string): Omit<CvProfileResult, 'places'> {
  const { profile, isCv } = findFacts(readTextLines(text), text);
  return { profile, isCv };
}

interface Facts extends Contact {
  experience: Position[];
  education: EducationEntry[];
  skills: TextSpan[];
  languages: TextSpan[];
  licences: TextSpan[];
  projects: Project[];
  achievements: TextSpan[];
}

function findFacts(lines: CvLine[], source: string): Omit<CvProfileResult, 'places'> & { values: { path: string; span: TextSpan }[] } {
  const sections = splitSections(splitLabelPairs(splitEuropassLabels(joinBrokenHeadings(joinBrokenTimes(lines))))).map((section) => ({
    ...section,
    ...(hasCredentialHeading(section) && {
      lines: splitEducationLines(splitCredentialSentences(section.lines, source, section.kind === 'education')),
    }),
  }));
  const sectionsOfKind = (kind: Section['kind']) => sections.filter((section) => section.kind === kind);
  const achievementsUnderSkills = findAchievementsUnderSkills(sections, source);
  const grids = sectionsOfKind('skills').map(({ lines: sectionLines }) =>
    readLanguageGrid(keepMatrixSkills(dropAchievementLines(sectionLines, achievementsUnderSkills).filter((line) => !isDrivingLicence(line)))),
  );
  const skillSections = grids.map(({ others }) => readSkills(readListedLines(others, source)));
  const languageSections = sectionsOfKind('languages').map(({ lines: sectionLines, kinds }) =>
    readLanguages(readListedLines(sectionLines, source), kinds.includes('skills')),
  );
  const findSectionsByHeading = (words: RegExp) => sections.filter(({ kind, heading }) => kind === 'other' && words.test(heading?.text ?? ''));
  const openLines = sections.filter(mayContainCredentials).flatMap(({ lines: sectionLines }) => joinOpenLines(sectionLines, source));
  const software = sectionsOfKind('languages').flatMap(({ lines: sectionLines }) => findSoftware(readListedLines(sectionLines, source)));
  const skills = removeDuplicates([
    ...[...skillSections, ...languageSections].flatMap((found) => found.skills),
    ...software,
    ...findSkillsInParagraphs(openLines),
  ]);
  const entries = readEducationSections(sections);
  const education = entries.filter(isStudy);
  const jobs = sectionsOfKind('experience').flatMap((section) => readExperience(section.lines, source).map(useOwnFirmAsEmployer));
  const posts = sections.flatMap((section) => readUnpaidPositions(section, source));
  const experience = [...addAchievementsElsewhere(jobs, sections, source), ...posts];
  const honours = findSectionsByHeading(ACHIEVEMENT_HEADINGS).flatMap((section) =>
    joinBullets(markEntries(section.lines.map(markLeadingYear)), source).flatMap((line) => splitSpan(line, /;\s+(?=\p{Lu})/gu)),
  );
  const facts: Facts = {
    ...findContact(sections),
    experience,
    education,
    licences: removeDuplicates([
      ...findAllCredentials({ sections, entries, skills, skillSections, source }).filter(
        (credential) => !achievementsUnderSkills.some((achievement) => overlaps(achievement, credential)),
      ),
      ...findMemberships(honours),
      ...findMembershipsElsewhere(sections),
    ]),
    projects: findSectionsByHeading(PROJECT_HEADINGS).flatMap((section) => readProjects(section.lines, source)),
    achievements: findAchievements({ sections, source, honours, achievementsUnderSkills, posts, experience }),
    skills,
    languages: removeDuplicates([
      ...grids.flatMap(({ languages }) => languages),
      ...[...languageSections, ...skillSections].flatMap(({ languages }) => languages),
      ...findOtherLanguages(sections, source),
      ...findSpokenLanguages(openLines),
    ]),
  };
  const completed = addRunningText(source, facts, sections);
  const values: { path: string; span: TextSpan }[] = [];
  const profile = formatProfile(completed, (path, span) => values.push({ path, span }));
  return { profile, values, isCv: isCv(profile, sections, completed !== facts) };
}

/** Finds languages at the end of other sections: "Shona and English". */
function findOtherLanguages(sections: Section[], source: string): TextSpan[] {
  const items = sections
    .filter(mayContainCredentials)
    .flatMap(({ lines }) => readListedLines(lines, source).flatMap(({ items: sectionItems }) => sectionItems));
  const graded = sections
    .filter(({ kind }) => kind === 'education' || kind === 'other')
    .flatMap(({ lines }) => lines.filter(({ text }) => LANGUAGE_LEVEL.test(text) && isLanguageName(text.split(/\s*[:–-]/)[0] ?? '')));
  const labelled = sections
    .filter(mayContainCredentials)
    .flatMap(({ lines }) =>
      readListedLines(lines, source).flatMap(({ label, items: sectionItems }) =>
        /^(?:spoken )?languages$/i.test(label?.text ?? '') ? sectionItems : [],
      ),
    );
  return [
    ...graded.map(trimSpan),
    ...labelled.filter(({ text }) => isLanguageName(text)),
    ...items.flatMap((item) => {
      const parts = splitSpan(item, /\s+and\s+/g);
      return parts.every(({ text }) => isLanguageName(text) && text.split(' ').length === 1) ? parts : [];
    }),
  ];
}

interface AchievementSources {
  sections: Section[];
  source: string;
  /** The lines below headings such as "Awards" and "Grants". */
  honours: TextSpan[];
  achievementsUnderSkills: TextSpan[];
  posts: Position[];
  experience: Position[];
}

/** Finds the achievements outside jobs: honours, publications, talks, bullets under skills and unpaid posts. */
function findAchievements({ sections, source, honours, achievementsUnderSkills, posts, experience }: AchievementSources): TextSpan[] {
  const findSectionsByHeading = (words: RegExp) => sections.filter(({ kind, heading }) => kind === 'other' && words.test(heading?.text ?? ''));
  const hasNoJob = ({ kind, lines: sectionLines }: Section) => kind === 'experience' && readExperience(sectionLines, source).length === 0;
  return [
    ...honours.filter((honour) => findMemberships([honour]).length === 0),
    ...achievementsUnderSkills,
    ...findSectionsByHeading(PUBLICATION_HEADINGS).flatMap(({ lines: sectionLines }) =>
      joinBullets(markEntries(sectionLines), source).filter(isPublication),
    ),
    ...findSectionsByHeading(TALK_HEADINGS).flatMap(({ lines: sectionLines }) => joinBullets(markEntries(sectionLines), source)),
    ...findOtherActivities(sections, source).filter(
      (activity) => !experience.some(({ bullets }) => bullets.some((bullet) => overlaps(bullet, activity))),
    ),
    ...findUnpaidRoles(sections, source, mayContainCredentials).filter((role) => !posts.some(({ title }) => title && overlaps(title, role))),
    ...findStudyAchievements(sections, source),
    // Next to a paper round, what else was done weighs more.
    ...(experience.flatMap(({ bullets }) => bullets).length < MIN_BULLETS
      ? [
          ...findFirstPersonActions(sections, source, mayContainCredentials),
          ...findFirstActivities(sections, source),
          ...findBulletsWithFigures(sections, source, hasNoJob),
        ]
      : []),
  ];
}

/** Adds the facts in running text to a CV without positions that are proven, or to one with a heading at most whose text names as many. */
function addRunningText(source: string, facts: Facts, sections: Section[]): Facts {
  const intactPositions = facts.experience.filter((position) => !isSentenceFragment(position));
  const proven = intactPositions.filter(({ doubts }) => !doubts?.includes('position'));
  const biography = proven.length === 0 ? readBiography(source, facts.name?.text) : undefined;
  if (biography) return addProse(removeSentenceSkills(facts), biography);
  const hasFewHeadings = facts.experience.length === 0 || sections.filter(({ heading }) => heading).length <= 1;
  const prose = hasFewHeadings || proven.length === 0 ? readRunningText(source) : undefined;
  if (!prose) return facts;
  // Sentences under headings, "I have driven trains for Mersey Railways since 2017", tell more than what was torn out of them.
  if (!hasFewHeadings) return prose.experience.filter(({ company, time }) => company && time).length > 0 ? addProse(facts, prose) : facts;
  return prose.experience.length >= intactPositions.length ? addProse(facts, prose) : { ...facts, experience: intactPositions };
}

function readRunningText(source: string): ProseProfile | undefined {
  if (isProse(source)) return readProse(source);
  return isSpanishProse(source) ? readSpanishProse(source) : undefined;
}

/** Reads a biography in the third person, as agents and clubs write it. */
function readBiography(source: string, name: string | undefined): ProseProfile | undefined {
  const firstPerson = toFirstPerson(source, name);
  const found = firstPerson && mapToSource(readProse(firstPerson.text), firstPerson);
  return found && found.experience.length > 0 ? found : undefined;
}

/** Leaves out of the skills what is the beginning of a sentence: "Marcus works with TeamUnify". */
function removeSentenceSkills(facts: Facts): Facts {
  const [first = ''] = facts.name?.text.split(' ') ?? [];
  const skills = facts.skills.flatMap((skill) => splitSpan(skill, /\s+and\s+(?=\p{Lu}\S+$)/gu));
  return { ...facts, skills: skills.filter(({ text }) => first === '' || !text.startsWith(`${first} `)) };
}

/** Returns whether a position was read from the middle of a sentence: nobody says "I" in a title or in the name of an employer. */
function isSentenceFragment({ title, company }: Position): boolean {
  return [title, company].some((span) => span && /\bI\b/.test(span.text));
}

/** Adds the facts found in running text to those found elsewhere in the CV. */
function addProse(facts: Facts, { name, location, headline, ...prose }: ProseProfile): Facts {
  const home = location ?? findHomeAfterName(name, facts.location);
  const education = facts.education.length > 0 ? facts.education : prose.education;
  const isNamed = ({ text }: TextSpan) =>
    /^(?:certificates?|licen[cs]es?|tickets?|papers)$/i.test(text) || facts.licences.some((existing) => existing.text.includes(text));
  const isDegree = (credential: TextSpan) => education.some(({ degree }) => degree?.text === credential.text);
  return {
    ...facts,
    // A form may name somebody in full.
    ...(name && !facts.name?.text.startsWith(`${name.text} `) && { name }),
    ...(home && { location: home }),
    ...(headline && !facts.headline && { headline }),
    experience: prose.experience,
    education,
    licences: removeDuplicates([...facts.licences, ...prose.licences.filter((credential) => !isDegree(credential) && !isNamed(credential))]),
    achievements: removeDuplicates([...facts.achievements, ...prose.activities]),
    languages: facts.languages.length > 0 ? facts.languages : removeDuplicates(prose.languages),
    skills: removeDuplicates([...facts.skills, ...prose.skills]),
  };
}

/** Returns the town of "Kofi Mensah, Birmingham", where a line names both. */
function findHomeAfterName(name: TextSpan | undefined, location: TextSpan | undefined): TextSpan | undefined {
  return name && location?.text.startsWith(`${name.text}, `) ? cutSpan(location, name.text.length + 1) : undefined;
}

function formatProfile(facts: Facts, record: (path: string, span: TextSpan) => void): CvProfile {
  const format = (path: string, span: TextSpan, maxLength = MAX_LINE) => {
    record(path, span);
    return normalizeSpaces(span.text).slice(0, maxLength);
  };
  const formatOptional = (path: string, span: TextSpan | undefined) => (span ? format(path, span) : '');
  const formatField = <Key extends 'name' | 'email' | 'phone' | 'location' | 'headline'>(key: Key) => {
    const span = facts[key];
    return span && { [key]: format(key, span) };
  };
  const formatList = (key: 'links' | 'skills' | 'languages' | 'licences' | 'achievements') =>
    facts[key].slice(0, MAX_ENTRIES[key]).map((span, index) => format(`${key}/${index}`, span));
  return {
    ...formatField('name'),
    ...formatField('email'),
    ...formatField('phone'),
    ...formatField('location'),
    links: formatList('links'),
    ...formatField('headline'),
    skills: formatList('skills'),
    experience: facts.experience.slice(0, MAX_ENTRIES.experience).map(({ title, company, time, isCurrent, bullets, doubts }, index) => {
      const path = `experience/${index}`;
      return {
        title: formatOptional(`${path}/title`, title),
        company: formatOptional(`${path}/company`, company),
        ...(time && { start: format(`${path}/start`, time.start) }),
        ...(time?.end && { end: normalizeEndDate(format(`${path}/end`, time.end), time.kind) }),
        ...(isCurrent && { end: 'present' }),
        ...(time?.kind === 'single' && !isCurrent && isSeason(time.start.text) && { end: normalizeSpaces(time.start.text) }),
        bullets: bullets.slice(0, MAX_ENTRIES.bullets).map((bullet, bulletIndex) => format(`${path}/bullets/${bulletIndex}`, bullet, MAX_BULLET)),
        ...(doubts && { doubts }),
      };
    }),
    education: facts.education.slice(0, MAX_ENTRIES.education).map(({ degree, school, year }, index) => ({
      degree: formatOptional(`education/${index}/degree`, degree),
      school: formatOptional(`education/${index}/school`, school),
      ...(year && { year: format(`education/${index}/year`, year) }),
    })),
    languages: formatList('languages'),
    ...(facts.licences.length > 0 && { licences: formatList('licences') }),
    ...(facts.projects.length > 0 && {
      projects: facts.projects.slice(0, MAX_ENTRIES.projects).map(({ name, bullets }, index) => ({
        name: format(`projects/${index}/name`, name),
        bullets: bullets
          .slice(0, MAX_ENTRIES.bullets)
          .map((bullet, bulletIndex) => format(`projects/${index}/bullets/${bulletIndex}`, bullet, MAX_BULLET)),
      })),
    }),
    ...(facts.achievements.length > 0 && { achievements: formatList('achievements') }),
  };
}

/** Replaces the end of an open period by "present": "Since 2019", "2019 –", "till date". */
function normalizeEndDate(text: string, kind: string): string {
  if (/^(?:date|fecha)$/i.test(text)) return 'present';
  return (kind === 'lasting' && !isPresent(text)) || (isPresent(text) && /^(?:till|until)\b/i.test(text)) ? 'present' : text;
}

/** Detects a CV: it names a person, and work or education. */
function isCv({ name, email, phone, experience, education, skills }: CvProfile, sections: Section[], isFromProse: boolean): boolean {
  const headedKinds = new Set(sections.filter(({ heading }) => heading).map(({ kind }) => kind));
  const headedKindCount = (['experience', 'education', 'skills', 'languages', 'summary'] as const).filter((kind) => headedKinds.has(kind)).length;
  const hasIdentity = email !== undefined || phone !== undefined || name !== undefined;
  const hasFacts =
    experience.some(({ title, start }) => title !== '' && start !== undefined) ||
    education.some(({ degree, school }) => degree !== '' && school !== '');
  if (isFromProse) return hasIdentity && hasFacts;
  return (
    hasIdentity &&
    (headedKindCount >= 2 || (headedKindCount > 0 && experience.length > 1)) &&
    (hasFacts || (experience.length > 0 && skills.length > 0))
  );
}
