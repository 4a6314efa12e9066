import type { DocumentText } from '@sheaf/pdf-text/documentText';
import { type Contact, findContact } from './contact/findContact.ts';
import type { CvPlace, CvProfile } from './cvProfile.ts';
import { joinBullets } from './entries/bullets.ts';
import { addDeedsElsewhere } from './entries/deedsElsewhere.ts';
import { readEducationSections } from './entries/educationSections.ts';
import { withOwnFirm } from './entries/labelledEmployer.ts';
import type { Position } from './entries/position.ts';
import type { Studies } from './entries/readEducation.ts';
import { readExperience } from './entries/readExperience.ts';
import { type Project, readProjects } from './entries/readProjects.ts';
import { readUnpaidPosts } from './entries/unpaidPosts.ts';
import { findMemberships, findPapers, holdsPapers, isStudy, mayHoldCredentials, overlaps } from './findPapers.ts';
import type { CvLine } from './lines/cvLine.ts';
import { splitEuropassLabels } from './lines/europassLabels.ts';
import { joinBrokenHeadings } from './lines/joinBrokenHeadings.ts';
import { joinBrokenTimes } from './lines/joinBrokenTimes.ts';
import { splitPaperSentences } from './lines/paperSentences.ts';
import { readDocumentLines } from './lines/readDocumentLines.ts';
import { readTextLines } from './lines/readTextLines.ts';
import type { Section } from './lines/section.ts';
import { splitLabelPairs } from './lines/splitLabelPairs.ts';
import { splitStudiesOnOneLine } from './lines/studiesOnOneLine.ts';
import { readLanguageGrid } from './lists/languageGrid.ts';
import { readListedLines } from './lists/listItems.ts';
import { findLooseSkills, findSoftware, findSpoken, joinOpenLines } from './lists/looseSkills.ts';
import { namesPublication } from './lists/publications.ts';
import { isDrivingLicence } from './lists/readCredentials.ts';
import { readLanguages } from './lists/readLanguages.ts';
import { readSkills, removeDuplicates } from './lists/readSkills.ts';
import { keepMatrixSkills } from './lists/skillMatrix.ts';
import { locateValues } from './locateValues.ts';
import { placeInSource, toFirstPerson } from './prose/firstPerson.ts';
import { isProse, type ProseProfile, readProse } from './prose/readProse.ts';
import { isSpanishProse, readSpanishProse } from './prose/readSpanishProse.ts';
import { dropAchievementLines, findAchievementsUnderSkills } from './sections/achievementsUnderSkills.ts';
import {
  findFirstActivities,
  findOtherActivities,
  findOwnSentences,
  findStudyDeeds,
  findToldFigures,
  findUnpaidRoles,
  markEntries,
  markLeadingYear,
} from './sections/activities.ts';
import { splitSections } from './sections/splitSections.ts';
import { cutPiece, normalizeSpaces, type Piece, splitPiece, trimPiece } from './text/piece.ts';
import { isPresent } from './words/findDates.ts';
import { namesLanguage } from './words/languageNames.ts';

/** What a document says of its owner, where it says it, and whether it is a CV at all. */
export interface CvFound {
  profile: CvProfile;
  places: CvPlace[];
  isCv: boolean;
}

/** In letters and entries, as the contract has them. */
const MAX_LINE = 300;
const MAX_BULLET = 1000;
const MOST = { links: 20, skills: 200, experience: 50, bullets: 50, education: 30, languages: 30, licences: 50, projects: 20, achievements: 30 };
const FEW_BULLETS = 2;
/** "Welsh: first language" among qualifications. */
const LANGUAGE_LEVEL =
  /^\p{Lu}\p{Ll}+\s*[:–-]\s*(?:first language|mother tongue|native|fluent|bilingual|basic|conversational|intermediate|advanced|[ABC][12]\b)/iu;
const PROJECT_HEADINGS = /projects?\b|\b(?:what|things) i(?:['’]ve| have)? (?:built|made)\b|proyectos|projekte|projets|portfolio/i;
const PUBLICATION_HEADINGS = /\b(?:publications?|books?|monographs?|articles?|chapters?|papers|writing|published)\b/i;
const TALK_HEADINGS = /\b(?:talks|keynotes?|presentations?|lectures|conferences)\b/i;
const ACHIEVEMENT_HEADINGS =
  /awards?|honou?rs|recognition|commendations|reconocimientos|prizes?|grants?|fellowships?|funding|scholarships?|achievements|accomplishments|distinctions|premios|auszeichnungen|prix/i;

/** Returns the profile of a CV that was read from a PDF. */
export function buildProfile(document: DocumentText): CvFound {
  const { values, ...found } = foundIn(readDocumentLines(document), document.text);
  return { ...found, places: locateValues(values, document) };
}

/** Returns the profile of a CV that was pasted as text. */
export function buildProfileFromText(text: string): Omit<CvFound, 'places'> {
  const { profile, isCv } = foundIn(readTextLines(text), text);
  return { profile, isCv };
}

interface Facts extends Contact {
  experience: Position[];
  education: Studies[];
  skills: Piece[];
  languages: Piece[];
  licences: Piece[];
  projects: Project[];
  achievements: Piece[];
}

function foundIn(lines: CvLine[], source: string): Omit<CvFound, 'places'> & { values: { path: string; piece: Piece }[] } {
  const sections = splitSections(splitLabelPairs(splitEuropassLabels(joinBrokenHeadings(joinBrokenTimes(lines))))).map((section) => ({
    ...section,
    ...(holdsPapers(section) && {
      lines: splitStudiesOnOneLine(splitPaperSentences(section.lines, source, section.kind === 'education')),
    }),
  }));
  const of = (kind: Section['kind']) => sections.filter((section) => section.kind === kind);
  const underSkills = findAchievementsUnderSkills(sections, source);
  const grids = of('skills').map(({ lines: own }) =>
    readLanguageGrid(keepMatrixSkills(dropAchievementLines(own, underSkills).filter((line) => !isDrivingLicence(line)))),
  );
  const listed = grids.map(({ others }) => readSkills(readListedLines(others, source)));
  const spoken = of('languages').map(({ lines: own, kinds }) => readLanguages(readListedLines(own, source), kinds.includes('skills')));
  const sectionsHeaded = (words: RegExp) => sections.filter(({ kind, heading }) => kind === 'other' && words.test(heading?.text ?? ''));
  const loose = sections.filter(mayHoldCredentials).flatMap(({ lines: own }) => joinOpenLines(own, source));
  const software = of('languages').flatMap(({ lines: own }) => findSoftware(readListedLines(own, source)));
  const skills = removeDuplicates([...[...listed, ...spoken].flatMap((found) => found.skills), ...software, ...findLooseSkills(loose)]);
  const entries = readEducationSections(sections);
  const studies = entries.filter(isStudy);
  const jobs = of('experience').flatMap((section) => readExperience(section.lines, source).map(withOwnFirm));
  const posts = sections.flatMap((section) => readUnpaidPosts(section, source));
  const experience = [...addDeedsElsewhere(jobs, sections, source), ...posts];
  const honours = sectionsHeaded(ACHIEVEMENT_HEADINGS).flatMap((section) =>
    joinBullets(markEntries(section.lines.map(markLeadingYear)), source).flatMap((line) => splitPiece(line, /;\s+(?=\p{Lu})/gu)),
  );
  const facts: Facts = {
    ...findContact(sections),
    experience,
    education: studies,
    licences: removeDuplicates([
      ...findPapers({ sections, entries, skills, listed, source }).filter((paper) => !underSkills.some((one) => overlaps(one, paper))),
      ...findMemberships(honours),
    ]),
    projects: sectionsHeaded(PROJECT_HEADINGS).flatMap((section) => readProjects(section.lines, source)),
    achievements: findAchievements({ sections, source, honours, underSkills, posts, experience }),
    skills,
    languages: removeDuplicates([
      ...grids.flatMap(({ languages }) => languages),
      ...[...spoken, ...listed].flatMap(({ languages }) => languages),
      ...findLanguagesAmong(sections, source),
      ...findSpoken(loose),
    ]),
  };
  const completed = addRunningText(source, facts, sections);
  const values: { path: string; piece: Piece }[] = [];
  const profile = profileFrom(completed, (path, piece) => values.push({ path, piece }));
  return { profile, values, isCv: isCv(profile, sections, completed !== facts) };
}

/** "Shona and English" may end a section of anything. */
function findLanguagesAmong(sections: Section[], source: string): Piece[] {
  const items = sections.filter(mayHoldCredentials).flatMap(({ lines }) => readListedLines(lines, source).flatMap(({ items: own }) => own));
  const graded = sections
    .filter(({ kind }) => kind === 'education' || kind === 'other')
    .flatMap(({ lines }) => lines.filter(({ text }) => LANGUAGE_LEVEL.test(text) && namesLanguage(text.split(/\s*[:–-]/)[0] ?? '')));
  const labelled = sections
    .filter(mayHoldCredentials)
    .flatMap(({ lines }) =>
      readListedLines(lines, source).flatMap(({ label, items: own }) => (/^(?:spoken )?languages$/i.test(label?.text ?? '') ? own : [])),
    );
  return [
    ...graded.map(trimPiece),
    ...labelled.filter(({ text }) => namesLanguage(text)),
    ...items.flatMap((item) => {
      const parts = splitPiece(item, /\s+and\s+/g);
      return parts.every(({ text }) => namesLanguage(text) && text.split(' ').length === 1) ? parts : [];
    }),
  ];
}

interface OutsideJobs {
  sections: Section[];
  source: string;
  /** The lines below headings such as "Awards" and "Grants". */
  honours: Piece[];
  underSkills: Piece[];
  posts: Position[];
  experience: Position[];
}

/** Finds the achievements outside jobs: honours, publications, talks, bullets under skills and unpaid posts. */
function findAchievements({ sections, source, honours, underSkills, posts, experience }: OutsideJobs): Piece[] {
  const sectionsHeaded = (words: RegExp) => sections.filter(({ kind, heading }) => kind === 'other' && words.test(heading?.text ?? ''));
  const holdsNoJob = ({ kind, lines: own }: Section) => kind === 'experience' && readExperience(own, source).length === 0;
  return [
    ...honours.filter((honour) => findMemberships([honour]).length === 0),
    ...underSkills,
    ...sectionsHeaded(PUBLICATION_HEADINGS).flatMap(({ lines: own }) => joinBullets(markEntries(own), source).filter(namesPublication)),
    ...sectionsHeaded(TALK_HEADINGS).flatMap(({ lines: own }) => joinBullets(markEntries(own), source)),
    ...findOtherActivities(sections, source).filter(
      (activity) => !experience.some(({ bullets }) => bullets.some((bullet) => overlaps(bullet, activity))),
    ),
    ...findUnpaidRoles(sections, source, mayHoldCredentials).filter((role) => !posts.some(({ title }) => title && overlaps(title, role))),
    ...findStudyDeeds(sections, source),
    // Beside a paper round, what else was done weighs more.
    ...(experience.flatMap(({ bullets }) => bullets).length < FEW_BULLETS
      ? [
          ...findOwnSentences(sections, source, mayHoldCredentials),
          ...findFirstActivities(sections, source),
          ...findToldFigures(sections, source, holdsNoJob),
        ]
      : []),
  ];
}

/** Adds the facts in running text to a CV without positions that are proven, or to one with a heading at most whose text names as many. */
function addRunningText(source: string, facts: Facts, sections: Section[]): Facts {
  const sound = facts.experience.filter((position) => !isTornSentence(position));
  const proven = sound.filter(({ doubts }) => !doubts?.includes('position'));
  const biography = proven.length === 0 ? readBiography(source, facts.name?.text) : undefined;
  if (biography) return addProse(withoutSentences(facts), biography);
  const isPlain = facts.experience.length === 0 || sections.filter(({ heading }) => heading).length <= 1;
  const prose = isPlain || proven.length === 0 ? readRunningText(source) : undefined;
  if (!prose) return facts;
  // Sentences under headings, "I have driven trains for Mersey Railways since 2017", tell more than what was torn out of them.
  if (!isPlain) return prose.experience.filter(({ company, time }) => company && time).length > 0 ? addProse(facts, prose) : facts;
  return prose.experience.length >= sound.length ? addProse(facts, prose) : { ...facts, experience: sound };
}

function readRunningText(source: string): ProseProfile | undefined {
  if (isProse(source)) return readProse(source);
  return isSpanishProse(source) ? readSpanishProse(source) : undefined;
}

/** Reads a biography in the third person, as agents and clubs write it. */
function readBiography(source: string, name: string | undefined): ProseProfile | undefined {
  const own = toFirstPerson(source, name);
  const found = own && placeInSource(readProse(own.text), own);
  return found && found.experience.length > 0 ? found : undefined;
}

/** Leaves out of the skills what is the beginning of a sentence: "Marcus works with TeamUnify". */
function withoutSentences(facts: Facts): Facts {
  const [first = ''] = facts.name?.text.split(' ') ?? [];
  const skills = facts.skills.flatMap((skill) => splitPiece(skill, /\s+and\s+(?=\p{Lu}\S+$)/gu));
  return { ...facts, skills: skills.filter(({ text }) => first === '' || !text.startsWith(`${first} `)) };
}

/** Returns whether a position was read from the middle of a sentence: nobody says "I" in a title or in the name of an employer. */
function isTornSentence({ title, company }: Position): boolean {
  return [title, company].some((piece) => piece && /\bI\b/.test(piece.text));
}

/** Adds the facts found in running text to those found elsewhere in the CV. */
function addProse(facts: Facts, { name, location, headline, ...prose }: ProseProfile): Facts {
  const home = location ?? homeBehind(name, facts.location);
  const education = facts.education.length > 0 ? facts.education : prose.education;
  const isNamed = ({ text }: Piece) =>
    /^(?:certificates?|licen[cs]es?|tickets?|papers)$/i.test(text) || facts.licences.some((known) => known.text.includes(text));
  const isDegree = (paper: Piece) => education.some(({ degree }) => degree?.text === paper.text);
  return {
    ...facts,
    // A form may name somebody in full.
    ...(name && !facts.name?.text.startsWith(`${name.text} `) && { name }),
    ...(home && { location: home }),
    ...(headline && !facts.headline && { headline }),
    experience: prose.experience,
    education,
    licences: removeDuplicates([...facts.licences, ...prose.licences.filter((paper) => !isDegree(paper) && !isNamed(paper))]),
    achievements: removeDuplicates([...facts.achievements, ...prose.activities]),
    languages: facts.languages.length > 0 ? facts.languages : removeDuplicates(prose.languages),
    skills: removeDuplicates([...facts.skills, ...prose.skills]),
  };
}

/** Returns the town of "Kofi Mensah, Birmingham", where a line names both. */
function homeBehind(name: Piece | undefined, location: Piece | undefined): Piece | undefined {
  return name && location?.text.startsWith(`${name.text}, `) ? cutPiece(location, name.text.length + 1) : undefined;
}

function profileFrom(facts: Facts, place: (path: string, piece: Piece) => void): CvProfile {
  const value = (path: string, piece: Piece, most = MAX_LINE) => {
    place(path, piece);
    return normalizeSpaces(piece.text).slice(0, most);
  };
  const some = (path: string, piece: Piece | undefined) => (piece ? value(path, piece) : '');
  const own = <Key extends 'name' | 'email' | 'phone' | 'location' | 'headline'>(key: Key) => {
    const piece = facts[key];
    return piece && { [key]: value(key, piece) };
  };
  const each = (key: 'links' | 'skills' | 'languages' | 'licences' | 'achievements') =>
    facts[key].slice(0, MOST[key]).map((piece, at) => value(`${key}/${at}`, piece));
  return {
    ...own('name'),
    ...own('email'),
    ...own('phone'),
    ...own('location'),
    links: each('links'),
    ...own('headline'),
    skills: each('skills'),
    experience: facts.experience.slice(0, MOST.experience).map(({ title, company, time, isNow, bullets, doubts }, at) => {
      const path = `experience/${at}`;
      return {
        title: some(`${path}/title`, title),
        company: some(`${path}/company`, company),
        ...(time && { start: value(`${path}/start`, time.start) }),
        ...(time?.end && { end: normalizeEndDate(value(`${path}/end`, time.end), time.kind) }),
        ...(isNow && { end: 'present' }),
        bullets: bullets.slice(0, MOST.bullets).map((bullet, row) => value(`${path}/bullets/${row}`, bullet, MAX_BULLET)),
        ...(doubts && { doubts }),
      };
    }),
    education: facts.education.slice(0, MOST.education).map(({ degree, school, year }, at) => ({
      degree: some(`education/${at}/degree`, degree),
      school: some(`education/${at}/school`, school),
      ...(year && { year: value(`education/${at}/year`, year) }),
    })),
    languages: each('languages'),
    ...(facts.licences.length > 0 && { licences: each('licences') }),
    ...(facts.projects.length > 0 && {
      projects: facts.projects.slice(0, MOST.projects).map(({ name, bullets }, at) => ({
        name: value(`projects/${at}/name`, name),
        bullets: bullets.slice(0, MOST.bullets).map((bullet, row) => value(`projects/${at}/bullets/${row}`, bullet, MAX_BULLET)),
      })),
    }),
    ...(facts.achievements.length > 0 && { achievements: each('achievements') }),
  };
}

/** "Since 2019" and "2019 –" say that it lasts, without a word for its end; "till date" needs a plainer one. */
function normalizeEndDate(text: string, kind: string): string {
  if (/^(?:date|fecha)$/i.test(text)) return 'present';
  return (kind === 'lasting' && !isPresent(text)) || (isPresent(text) && /^(?:till|until)\b/i.test(text)) ? 'present' : text;
}

/** A CV tells of work or learning, and of somebody. */
function isCv({ name, email, phone, experience, education, skills }: CvProfile, sections: Section[], isFromProse: boolean): boolean {
  const told = new Set(sections.filter(({ heading }) => heading).map(({ kind }) => kind));
  const announced = (['experience', 'education', 'skills', 'languages', 'summary'] as const).filter((kind) => told.has(kind)).length;
  const isSomebody = email !== undefined || phone !== undefined || name !== undefined;
  const isTold =
    experience.some(({ title, start }) => title !== '' && start !== undefined) ||
    education.some(({ degree, school }) => degree !== '' && school !== '');
  if (isFromProse) return isSomebody && isTold;
  return isSomebody && (announced >= 2 || (announced > 0 && experience.length > 1)) && (isTold || (experience.length > 0 && skills.length > 0));
}
