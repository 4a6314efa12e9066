import { listStems, tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import type { EvidenceFound } from '../claims/claim.ts';
import { type DegreeLevel, findDegrees } from '../claims/degreeClaims.ts';
import { parsePeriod, sumYears } from '../claims/periods.ts';
import { collectSources, type Passage, quotePassage, type Sources } from '../claims/sources.ts';
import { findEvidenceForStems, findOwnTerms } from '../claims/termClaims.ts';
import type { LetterKeywords } from '../types/letterClaims.ts';
import type { Evidence } from '../types/letterSpec.ts';
import { areSynonyms, stopWords } from '../wording/synonyms.ts';
import { findJobTerms } from '../wording/vocabulary.ts';
import { nameTerm } from './extractTermName.ts';
import { findGrantEvidence, findImpliedEvidence, findLeadershipEvidence, findRecordEvidence, isLeadershipTerm } from './impliedEvidence.ts';
import type { JobTerm } from './jobTerm.ts';
import { findLanguageLevels, type LanguageLevel } from './languageLevels.ts';
import { isCredentialNoun } from './termContent.ts';

/**
 * The score is the weight of what the CV says, of what can be judged: 3 for what is required, 1 for what is not, half of that for ways of working
 * ("teamwork"), which a CV proves least. 100 means that every term was found. Years of experience that no dates tell are not judged.
 */
const REQUIRED_WEIGHT = 3;
const OPTIONAL_WEIGHT = 1;
const SOFT_SKILL_FACTOR = 0.5;

/** Returns which terms of a job the CV, its profile or the visitor's own words really say, and where. */
export function matchJob(terms: JobTerm[], evidence: Evidence, today = new Date()): LetterKeywords {
  const sources = collectSources(evidence);
  const judgedTerms = terms
    .map((term) => ({ term, evidence: findTermEvidence(term, sources, today) }))
    .filter(({ evidence }) => evidence !== 'unknown');
  const matched = judgedTerms.flatMap(({ term, evidence }) => (evidence && evidence !== 'unknown' ? [{ term, evidence }] : []));
  const missing = judgedTerms.filter(({ evidence }) => evidence === undefined).map(({ term }) => term);
  return {
    score:
      judgedTerms.length === 0
        ? null
        : Math.round((100 * sumWeights(matched.map(({ term }) => term))) / sumWeights(judgedTerms.map(({ term }) => term))),
    matched: matched.map(({ term }) => nameTerm(term)),
    missing: missing.map(nameWithLevel),
    missingRequired: missing.filter(({ isRequired }) => isRequired).map(nameWithLevel),
    matchedIn: matched.map(({ term, evidence: { passage, at } }) => ({
      term: nameTerm(term),
      source: passage.source === 'you' ? 'you' : 'cv',
      quote: quotePassage(passage, at),
      ...(passage.page !== undefined && { page: passage.page }),
    })),
  };
}

/** Names a term with its language level, since the CV may lack only the level. */
function nameWithLevel(term: JobTerm): string {
  return term.languageLevel ? `${term.term} (${term.languageLevel.written})` : nameTerm(term);
}

function sumWeights(terms: JobTerm[]): number {
  return terms.reduce(
    (sum, { isRequired, kind }) => sum + (isRequired ? REQUIRED_WEIGHT : OPTIONAL_WEIGHT) * (kind === 'soft' ? SOFT_SKILL_FACTOR : 1),
    0,
  );
}

/** Credentials that prove a subject they do not name. */
const IMPLIED_BY: Record<string, string[]> = {
  'Health and safety': ['IOSH', 'NEBOSH'],
  'Food safety': ['Food hygiene certificate', 'HACCP'],
  'Food hygiene certificate': ['Food safety'],
  'Software development': ['Python', 'Java', 'JavaScript', 'TypeScript', 'C++', 'C#', 'MATLAB', 'Go', 'PHP', 'Ruby'],
  CRM: ['Salesforce', 'HubSpot', 'Zoho', 'Microsoft Dynamics', 'Zendesk'],
  'Forklift operation': ['Forklift licence', 'Reach truck'],
  Typing: ['Audio typing'],
  'Working at height': ['IPAF', 'PASMA'],
  Driving: ['Driving licence', 'HGV licence'],
  ERP: ['SAP', 'Microsoft Dynamics', 'NetSuite', 'Odoo'],
  'Microsoft Office': ['Microsoft Word', 'Microsoft Outlook', 'Microsoft Excel', 'PowerPoint'],
};

/** In letters: shorter names in capitals with a number after them are others. */
const MIN_VERSIONED_LETTERS = 5;

const isEmptyWord = (word: string) => stopWords.has(word);

function findTermEvidence(term: JobTerm, sources: Sources, today: Date): EvidenceFound | undefined | 'unknown' {
  if (term.anyOf) {
    const candidates = term.anyOf.map((each) => findTermEvidence(each, sources, today));
    return candidates.find((each) => each !== undefined && each !== 'unknown') ?? candidates.find((each) => each === 'unknown');
  }
  if (term.years !== undefined) return findExperienceEvidence(term.years, term, sources, today);
  if (term.level !== undefined)
    return findDegreeEvidence(term.level, term.subjectStems ?? [], sources) ?? findQualificationAtLevel(term.term, sources);
  if (/^(?:second|other|another|foreign|further) languages?$/i.test(term.term)) return findForeignLanguageEvidence(sources);
  const score = findTestScoreEvidence(term.term, sources);
  if (score) return score;
  if (term.subjectStems)
    return (
      // "Coordinator" is said of people and of goods: it proves nobody supervised.
      // A short name has no other forms: "cells" is no proof of "CE".
      keepNear(findEvidenceForStems(sources, term.subjectStems, !isLeadershipTerm(term.term) && !/^\p{Lu}{2,5}$/u.test(term.term)), term) ??
      findLiteralTerm(term.term, sources) ??
      findByInitials(term.term, sources) ??
      findLeadershipEvidence(term.term, sources) ??
      findGrantEvidence(term.term, sources) ??
      findRecordEvidence(term.term, sources) ??
      findInSeparatePassages(term, sources)
    );
  if (term.languageLevel) return findLanguageEvidence(term, term.languageLevel, sources);
  const ownTerms = findOwnTerms(sources);
  const listed = [term.term, ...(IMPLIED_BY[term.term] ?? []), ...(term.alternatives ?? [])]
    .map((name) => ownTerms.get(name))
    .find((evidence) => evidence);
  return (
    listed ??
    findImpliedEvidence(term.term, sources) ??
    findGrantEvidence(nameTerm(term), sources) ??
    findRecordEvidence(nameTerm(term), sources) ??
    (term.kind === 'licence' || term.kind === 'qualification' ? findLiteralTerm(nameTerm(term), sources) : undefined) ??
    (term.written && term.kind !== 'language' ? findEvidenceForStems(sources, listStems(term.written, isEmptyWord), false) : undefined)
  );
}

/** In words: so far apart, the parts of one requirement may be. A certificate is named in one go. */
const MAX_WORDS_APART = 16;
const MAX_WORDS_IN_CREDENTIAL = 5;

/** Keeps evidence whose words are near each other: bullets that were read as one passage prove nothing together. */
function keepNear(evidence: EvidenceFound | undefined, { term, subjectStems = [] }: JobTerm): EvidenceFound | undefined {
  if (!evidence || subjectStems.length < 2) return evidence;
  const limit = isCredentialNoun(term.toLowerCase().split(' ').at(-1) ?? '') ? MAX_WORDS_IN_CREDENTIAL : MAX_WORDS_APART;
  const { tokens } = evidence.passage;
  if (tokens.length <= limit) return evidence;
  const isNear = tokens.some((_, from) => {
    const window = tokens.slice(from, from + limit).map(({ stem, lower }) => [stem, lower]);
    return subjectStems.every((wanted) => window.some(([stem = '', lower]) => stem === wanted || lower === wanted || areSynonyms(stem, wanted)));
  });
  return isNear ? evidence : undefined;
}

/** Finds a short name and what it is of in two places: "CDS declarations" of who lists CDS and made 19,000 declarations. */
function findInSeparatePassages({ term, subjectStems = [] }: JobTerm, sources: Sources): EvidenceFound | undefined {
  if (subjectStems.length < 2 || !/^\p{Lu}{2,6} \p{Ll}+/u.test(term)) return undefined;
  const found = subjectStems.map((stem) => findEvidenceForStems(sources, [stem], true));
  return found.every((each) => each !== undefined) ? found[0] : undefined;
}

/** Finds a standard or abbreviation by its exact text: "ISO 9606" in "BS EN ISO 9606-1". */
function findLiteralTerm(term: string, { applicantPassages }: Sources): EvidenceFound | undefined {
  // "PCV licence" is held by whoever names PCV among the credentials.
  const wanted = term
    .toLowerCase()
    .replace(
      /(?<=\b[a-z\d]{2,6}) (?:licen[cs]e|card|certificate|certification|registration|badge|training)$/,
      /^\p{Lu}{2,6} /u.test(term) ? '' : '$&',
    );
  if (!/\d|\p{Lu}{2}/u.test(term)) return undefined;
  for (const passage of applicantPassages) {
    const at = passage.tokens.findIndex(
      ({ start }) =>
        passage.fullText.slice(start, start + wanted.length).toLowerCase() === wanted &&
        // "CE" does not stand in "cells". A version may follow a longer name: "grandMA3".
        !(wanted.length >= MIN_VERSIONED_LETTERS && !/\d$/.test(wanted) ? /\p{L}/u : /[\p{L}\d]/u).test(
          passage.fullText.charAt(start + wanted.length),
        ),
    );
    if (at >= 0) return { passage, at };
  }
  return undefined;
}

/** Finds a test of English with at least the score that is asked for: "IELTS 6.5" for "IELTS 5". */
function findTestScoreEvidence(term: string, { applicantPassages }: Sources): EvidenceFound | undefined {
  const [, test = '', required = ''] = /^(IELTS|TOEFL|TOEIC|PTE) (?:score )?(\d+(?:\.\d)?)/.exec(term) ?? [];
  if (!test) return undefined;
  const passage = applicantPassages.find(
    (each) => Number(new RegExp(`\\b${test}\\D{0,12}(\\d+(?:\\.\\d)?)`).exec(each.fullText)?.[1] ?? 0) >= Number(required),
  );
  return passage && { passage, at: 0 };
}

/** Finds "NVQ Level 3" for "NVQ L3", whatever is between the two. */
function findQualificationAtLevel(term: string, { applicantPassages }: Sources): EvidenceFound | undefined {
  const [, qualification = '', level = ''] = /^(\p{Lu}{3,6}) L(\d)$/u.exec(term) ?? [];
  const passage =
    qualification === ''
      ? undefined
      : applicantPassages.find(({ fullText, tokens }) =>
          new RegExp(`\\b${qualification}\\b.{0,30}\\b(?:L|[Ll]evel ?)${level}\\b`).test(fullText.slice(tokens[0]?.start, tokens.at(-1)?.end)),
        );
  return passage && { passage, at: 0 };
}

const FUNCTION_WORDS = /^(?:of|and|the|for|in|y|de|del|la|e|und|et)$/;

/** Finds what a short name stands for: "ADE" in "Administración y Dirección de Empresas". */
function findByInitials(term: string, { applicantPassages }: Sources): EvidenceFound | undefined {
  if (!/^\p{Lu}{3,5}$/u.test(term)) return undefined;
  for (const passage of applicantPassages) {
    const words = passage.tokens.map((token, at) => ({ token, at })).filter(({ token }) => !FUNCTION_WORDS.test(token.lower));
    const at = words.findIndex((_, from) =>
      [...term].every((letter, index) => {
        const word = words[from + index]?.token;
        return word?.kind === 'word' && word.text.length > 2 && word.text.startsWith(letter);
      }),
    );
    const first = words[at];
    if (first) return { passage, at: first.at };
  }
  return undefined;
}

/** Finds a language other than the one of the CV. */
function findForeignLanguageEvidence(sources: Sources): EvidenceFound | undefined {
  const languages = sources.applicantPassages.flatMap(findSpokenLanguages);
  return (languages.find(({ name }) => name !== 'English') ?? (languages.length > 1 ? languages[0] : undefined))?.evidence;
}

function findExperienceEvidence(
  years: number,
  { subjectStems = [], alternatives = [] }: JobTerm,
  sources: Sources,
  today: Date,
): EvidenceFound | undefined | 'unknown' {
  const { experience } = sources.evidence.profile;
  const periods = experience.flatMap((employment) => parsePeriod(employment, today) ?? []);
  if (periods.length === 0 || periods.length < experience.length) return 'unknown';
  if (sumYears(periods) < years - (periods.some(({ isRough }) => isRough) ? 1 : 0)) return undefined;
  const passage = sources.applicantPassages.find((each) => each.experience === 0);
  if (subjectStems.length === 0) return passage && { passage, at: 0 };
  return (
    findEvidenceForStems(sources, subjectStems, true) ??
    findTitleEvidence(subjectStems, sources) ??
    alternatives.map((name) => findOwnTerms(sources).get(name)).find((each) => each) ??
    'unknown'
  );
}

/** Finds a title of the CV that shares a word with the role that is asked for: "desktop support role" and "2nd Line Support Analyst". */
function findTitleEvidence(subjectStems: readonly string[], { evidence, applicantPassages }: Sources): EvidenceFound | undefined {
  const position = evidence.profile.experience.findIndex(({ title }) => tokenizeWithStems(title).some(({ stem }) => subjectStems.includes(stem)));
  const passage = position < 0 ? undefined : applicantPassages.find(({ experience }) => experience === position);
  return passage && { passage, at: 0 };
}

/** Finds evidence for a language in the CV. A language without a level counts as sufficient. */
function findLanguageEvidence({ term, alternatives = [term] }: JobTerm, required: LanguageLevel, sources: Sources): EvidenceFound | undefined {
  for (const name of alternatives) {
    const translated = findTranslatedName(name, sources);
    if (translated) return translated;
    if (!findOwnTerms(sources).has(name)) continue;
    const mentions = sources.applicantPassages.flatMap((passage) => findSpokenLanguages(passage).filter((each) => each.name === name));
    const mentionsWithLevel = mentions.filter(({ level }) => level !== undefined);
    const found = (mentionsWithLevel.length > 0 ? mentionsWithLevel : mentions).find(({ level }) => !level || level.highest >= required.lowest);
    if (found) return found.evidence;
  }
  // A test of English is passed in English.
  const testPassage =
    term === 'English'
      ? sources.applicantPassages.find(
          ({ fullText, tokens: [first] }) => first && /^(?:.{0,40}\b)?(?:IELTS|TOEFL)\b \(?[5-9]/.test(fullText.slice(first.start)),
        )
      : undefined;
  return testPassage && { passage: testPassage, at: 0 };
}

/** How CVs in other languages call the languages that advertisements ask for most. */
const TRANSLATED_NAMES: Record<string, RegExp> = {
  English: /\b(?:ingl[eé]s|englisch|anglais|inglese|inglês|engels)(?!\p{L})/iu,
  French: /(?<!\p{L})(?:franc[eé]s|französisch|francese|frans)(?!\p{L})/iu,
  German: /(?<!\p{L})(?:alem[aá]n|allemand|tedesco|alemão|duits)(?!\p{L})/iu,
  Spanish: /(?<!\p{L})(?:spanisch|espagnol|spagnolo|espanhol|spaans)(?!\p{L})/iu,
};

/** Finds a language under the name that the language of the CV has for it, below the heading of languages only: "inglés (C1)". */
function findTranslatedName(name: string, { applicantPassages, evidence }: Sources): EvidenceFound | undefined {
  const pattern = TRANSLATED_NAMES[name];
  if (!pattern || !evidence.profile.languages?.some((language) => pattern.test(language))) return undefined;
  const passage = applicantPassages.find(({ fullText, tokens }) => pattern.test(fullText.slice(tokens[0]?.start, tokens.at(-1)?.end)));
  return passage && { passage, at: 0 };
}

interface SpokenLanguage {
  name: string;
  evidence: EvidenceFound;
  level: LanguageLevel | undefined;
}

const languageCache = new WeakMap<Passage, SpokenLanguage[]>();

function findSpokenLanguages(passage: Passage): SpokenLanguage[] {
  const cached = languageCache.get(passage);
  if (cached) return cached;
  const languages = findJobTerms(passage.tokens).filter(({ term }) => term.kind === 'language');
  const levels = languages.length > 0 ? findLanguageLevels(passage.tokens) : new Map<number, LanguageLevel>();
  const spoken = languages.map(({ term: { name }, from }) => ({ name, evidence: { passage, at: from }, level: levels.get(from) }));
  languageCache.set(passage, spoken);
  return spoken;
}

const levelOrder: DegreeLevel[] = ['diploma', 'associate', 'degree', 'bachelor', 'postgraduate', 'master', 'doctor'];

function findDegreeEvidence(level: DegreeLevel, field: string[], sources: Sources): EvidenceFound | undefined {
  for (const passage of sources.applicantPassages) {
    const stems = new Set(passage.tokens.map(({ stem }) => stem));
    const match = findDegrees(passage.tokens).find((degree) => levelOrder.indexOf(degree.level) >= levelOrder.indexOf(level));
    if (match && (field.length === 0 || field.some((stem) => stems.has(stem)))) return { passage, at: match.from };
  }
  return undefined;
}
