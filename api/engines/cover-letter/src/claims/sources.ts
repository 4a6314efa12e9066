import { findQuantities, type Quantity } from '@sheaf/claims/quantities';
import { splitFacts } from '@sheaf/language/sentences/splitSentences';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import type { Evidence } from '../types/letterSpec.ts';
import { findMeanings } from '../wording/synonyms.ts';

/** A sentence, line or value that a letter may stand on. */
export interface Passage {
  source: 'cv' | 'job' | 'you';
  tokens: StemmedToken[];
  quantities: Quantity[];
  /** The whole text its tokens stand in. */
  fullText: string;
  page?: number;
  /** Of the profile: which employment, or which education, it belongs to, when that can be known. */
  experience?: number;
  education?: number;
  isSkill?: boolean;
}

export interface Place {
  passage: Passage;
  at: number;
}

export interface Sources {
  evidence: Evidence;
  /** The CV, its profile and what the visitor wants said. */
  applicantPassages: Passage[];
  jobPassages: Passage[];
  applicantWords: Map<string, Place[]>;
  jobWords: Map<string, Place[]>;
  /** By meaning: the passages of the visitor's own that have it. */
  applicantMeanings: Map<string, Set<Passage>>;
}

const sourcesByEvidence = new WeakMap<Evidence, Sources>();

export function collectSources(evidence: Evidence): Sources {
  const cached = sourcesByEvidence.get(evidence);
  if (cached) return cached;
  const applicantPassages = [...buildCvPassages(evidence), ...buildProfilePassages(evidence), ...buildPassages('you', evidence.highlights)];
  const { title, company, description, hiringManager } = evidence.job;
  const jobPassages = [title, company, hiringManager, description].flatMap((text) => buildPassages('job', text));
  const sources: Sources = {
    evidence,
    applicantPassages,
    jobPassages,
    applicantWords: indexByWord(applicantPassages),
    jobWords: indexByWord(jobPassages),
    applicantMeanings: indexByMeaning(applicantPassages),
  };
  sourcesByEvidence.set(evidence, sources);
  return sources;
}

function buildPassages(source: Passage['source'], text: string, rest: Partial<Passage> = {}): Passage[] {
  return splitFacts(joinWrappedLines(text)).map((tokens) => ({ source, tokens, quantities: findQuantities(tokens), fullText: text, ...rest }));
}

function buildProfilePassages({ profile }: Evidence): Passage[] {
  const build = (text: string | undefined, rest: Partial<Passage> = {}) => (text ? buildPassages('cv', text, rest) : []);
  return [
    ...[profile.name, profile.email, profile.phone, profile.location, profile.headline, ...profile.links].flatMap((text) => build(text)),
    ...profile.skills.flatMap((skill) => build(skill, { isSkill: true })),
    ...profile.experience.flatMap(({ title, company, start, end, bullets }, experience) =>
      [title, company, start, end, ...bullets].flatMap((text) => build(text, { experience })),
    ),
    ...profile.education.flatMap(({ degree, school, year }, education) => [`${degree}`, school, year].flatMap((text) => build(text, { education }))),
    ...profile.languages.flatMap((language) => build(language)),
    ...[...(profile.licences ?? []), ...(profile.achievements ?? [])].flatMap((text) => build(text)),
    ...(profile.projects ?? []).flatMap(({ name, bullets }) => [name, ...bullets].flatMap((text) => build(text))),
  ];
}

const KEY_LENGTH = 24;
const MIN_KEY_LENGTH = 12;
const normalizeLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function buildCvPassages({ cvText, pages, profile }: Evidence): Passage[] {
  const employmentByKey = new Map<string, number>();
  profile.experience.forEach(({ bullets }, experience) => {
    for (const bullet of bullets)
      for (const sentence of splitFacts(joinWrappedLines(bullet))) {
        const key = buildSentenceKey(bullet, sentence);
        if (key.length >= MIN_KEY_LENGTH) employmentByKey.set(key, experience);
      }
  });
  const findPage = createPageFinder(pages);
  return buildPassages('cv', cvText).map((passage) => {
    const experience = employmentByKey.get(buildSentenceKey(cvText, passage.tokens));
    const page = findPage(passage.tokens[0]?.start ?? 0);
    return { ...passage, ...(experience !== undefined && { experience }), ...(page !== undefined && { page }) };
  });
}

function buildSentenceKey(text: string, tokens: StemmedToken[]): string {
  return normalizeLetters(text.slice(tokens[0]?.start, Math.min(tokens.at(-1)?.end ?? 0, (tokens[0]?.start ?? 0) + KEY_LENGTH * 3))).slice(
    0,
    KEY_LENGTH,
  );
}

/** Passages come in the order of the text, so the search goes on where it was. */
function createPageFinder(pages: Evidence['pages']): (offset: number) => number | undefined {
  let at = 0;
  return (offset) => {
    while (at < pages.length && (pages[at]?.end ?? 0) <= offset) at += 1;
    const page = pages[at];
    return page && page.start <= offset ? page.page : undefined;
  };
}

const unfinished = /(?:^|\s)(?:a|an|the|and|or|of|in|on|at|by|to|for|from|with|over|under|than|nearly|about|into|per|our|my|their|&|-|–|,)$/i;
const MIN_WRAPPED_LENGTH = 40;
const MAX_END_LENGTH = 12;

/** Replaces line ends within sentences by spaces, so that all offsets stay the same. */
function joinWrappedLines(text: string): string {
  let joined = '';
  let from = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
    const line = text.slice(from, end).trimEnd();
    const next = text.slice(end + 1, end + 1 + MAX_END_LENGTH).trimStart();
    const isContinued =
      next !== '' &&
      !/[.!?:;]$/.test(line) &&
      ((line.length >= MIN_WRAPPED_LENGTH && /^[\p{Ll}%(]/u.test(next)) || unfinished.test(line.slice(-MAX_END_LENGTH)));
    joined += text.slice(from, end) + (isContinued ? ' ' : '\n');
    from = end + 1;
  }
  return joined + text.slice(from);
}

function indexByWord(passages: Passage[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const passage of passages)
    passage.tokens.forEach(({ lower, kind }, at) => {
      if (kind === 'mark') return;
      const word = normalizeNameWord(lower);
      const existing = places.get(word);
      if (existing) existing.push({ passage, at });
      else places.set(word, [{ passage, at }]);
    });
  return places;
}

/** Normalises a word for looking up names: "St." and "St", "Mary's" and "Mary" become equal. */
export function normalizeNameWord(lower: string): string {
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/'s?$/, '').replaceAll(/[.']/g, '');
}

function indexByMeaning(passages: Passage[]): Map<string, Set<Passage>> {
  const passagesOfMeaning = new Map<string, Set<Passage>>();
  for (const passage of passages)
    for (const { stem, kind, text, lower } of passage.tokens) {
      if (kind !== 'word') continue;
      // A short name in capitals is found as it is written, too.
      const isShortName = stem !== lower && /^\p{Lu}{2,6}$/u.test(text);
      for (const meaning of isShortName ? [...findMeanings(stem), lower] : findMeanings(stem)) {
        const existing = passagesOfMeaning.get(meaning);
        if (existing) existing.add(passage);
        else passagesOfMeaning.set(meaning, new Set([passage]));
      }
    }
  return passagesOfMeaning;
}

const MAX_QUOTE_LENGTH = 300;

/** Returns the words of a passage, as its source has them; of a long one those around a token. */
export function quotePassage(passage: Passage, at = 0): string {
  const [first, last] = [passage.tokens[0], passage.tokens.at(-1)];
  if (!first || !last) return '';
  if (last.end - first.start <= MAX_QUOTE_LENGTH) return passage.fullText.slice(first.start, last.end);
  const middle = passage.tokens[at] ?? first;
  const inside = passage.tokens.filter(
    ({ start, end }) => start >= middle.start - MAX_QUOTE_LENGTH / 2 && end <= middle.start + MAX_QUOTE_LENGTH / 2,
  );
  return passage.fullText.slice(inside[0]?.start ?? middle.start, inside.at(-1)?.end ?? middle.end);
}
