import { findQuantities, type Quantity } from '@sheaf/claims/quantities';
import { splitFacts } from '@sheaf/language/sentences/splitSentences';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import type { Evidence } from '../types/letterSpec.ts';
import { findMeanings } from '../wording/alike.ts';

/** A sentence, line or value that a letter may stand on. */
export interface Passage {
  source: 'cv' | 'job' | 'you';
  tokens: StemmedToken[];
  quantities: Quantity[];
  /** The whole text its tokens stand in. */
  whole: string;
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
  own: Passage[];
  job: Passage[];
  ownWords: Map<string, Place[]>;
  jobWords: Map<string, Place[]>;
  /** By meaning: the passages of the visitor's own that have it. */
  ownMeanings: Map<string, Set<Passage>>;
}

const remembered = new WeakMap<Evidence, Sources>();

export function collectSources(evidence: Evidence): Sources {
  const known = remembered.get(evidence);
  if (known) return known;
  const own = [...cvPassages(evidence), ...profilePassages(evidence), ...buildPassages('you', evidence.highlights)];
  const { title, company, description, hiringManager } = evidence.job;
  const job = [title, company, hiringManager, description].flatMap((text) => buildPassages('job', text));
  const sources: Sources = { evidence, own, job, ownWords: placesOfWords(own), jobWords: placesOfWords(job), ownMeanings: passagesByMeaning(own) };
  remembered.set(evidence, sources);
  return sources;
}

function buildPassages(source: Passage['source'], text: string, rest: Partial<Passage> = {}): Passage[] {
  return splitFacts(unbroken(text)).map((tokens) => ({ source, tokens, quantities: findQuantities(tokens), whole: text, ...rest }));
}

function profilePassages({ profile }: Evidence): Passage[] {
  const of = (text: string | undefined, rest: Partial<Passage> = {}) => (text ? buildPassages('cv', text, rest) : []);
  return [
    ...[profile.name, profile.email, profile.phone, profile.location, profile.headline, ...profile.links].flatMap((text) => of(text)),
    ...profile.skills.flatMap((skill) => of(skill, { isSkill: true })),
    ...profile.experience.flatMap(({ title, company, start, end, bullets }, experience) =>
      [title, company, start, end, ...bullets].flatMap((text) => of(text, { experience })),
    ),
    ...profile.education.flatMap(({ degree, school, year }, education) => [`${degree}`, school, year].flatMap((text) => of(text, { education }))),
    ...profile.languages.flatMap((language) => of(language)),
    ...[...(profile.licences ?? []), ...(profile.achievements ?? [])].flatMap((text) => of(text)),
    ...(profile.projects ?? []).flatMap(({ name, bullets }) => [name, ...bullets].flatMap((text) => of(text))),
  ];
}

const KEY_LENGTH = 24;
const SHORTEST_KEY = 12;
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function cvPassages({ cvText, pages, profile }: Evidence): Passage[] {
  const employmentByKey = new Map<string, number>();
  profile.experience.forEach(({ bullets }, experience) => {
    for (const bullet of bullets)
      for (const sentence of splitFacts(unbroken(bullet))) {
        const key = buildSentenceKey(bullet, sentence);
        if (key.length >= SHORTEST_KEY) employmentByKey.set(key, experience);
      }
  });
  const pageAt = pageFinder(pages);
  return buildPassages('cv', cvText).map((passage) => {
    const experience = employmentByKey.get(buildSentenceKey(cvText, passage.tokens));
    const page = pageAt(passage.tokens[0]?.start ?? 0);
    return { ...passage, ...(experience !== undefined && { experience }), ...(page !== undefined && { page }) };
  });
}

function buildSentenceKey(text: string, tokens: StemmedToken[]): string {
  return letters(text.slice(tokens[0]?.start, Math.min(tokens.at(-1)?.end ?? 0, (tokens[0]?.start ?? 0) + KEY_LENGTH * 3))).slice(0, KEY_LENGTH);
}

/** Passages come in the order of the text, so the search goes on where it was. */
function pageFinder(pages: Evidence['pages']): (offset: number) => number | undefined {
  let at = 0;
  return (offset) => {
    while (at < pages.length && (pages[at]?.end ?? 0) <= offset) at += 1;
    const page = pages[at];
    return page && page.start <= offset ? page.page : undefined;
  };
}

const unfinished = /(?:^|\s)(?:a|an|the|and|or|of|in|on|at|by|to|for|from|with|over|under|than|nearly|about|into|per|our|my|their|&|-|–|,)$/i;
const LONG_LINE = 40;
const LONGEST_END = 12;

/** With a space for each line end that breaks a sentence, so that every character stays where it was. */
function unbroken(text: string): string {
  let made = '';
  let from = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
    const line = text.slice(from, end).trimEnd();
    const next = text.slice(end + 1, end + 1 + LONGEST_END).trimStart();
    const goesOn =
      next !== '' && !/[.!?:;]$/.test(line) && ((line.length >= LONG_LINE && /^[\p{Ll}%(]/u.test(next)) || unfinished.test(line.slice(-LONGEST_END)));
    made += text.slice(from, end) + (goesOn ? ' ' : '\n');
    from = end + 1;
  }
  return made + text.slice(from);
}

function placesOfWords(passages: Passage[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const passage of passages)
    passage.tokens.forEach(({ lower, kind }, at) => {
      if (kind === 'mark') return;
      const word = normalizeNameWord(lower);
      const known = places.get(word);
      if (known) known.push({ passage, at });
      else places.set(word, [{ passage, at }]);
    });
  return places;
}

/** Normalises a word for looking up names: "St." and "St", "Mary's" and "Mary" become equal. */
export function normalizeNameWord(lower: string): string {
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/'s?$/, '').replaceAll(/[.']/g, '');
}

function passagesByMeaning(passages: Passage[]): Map<string, Set<Passage>> {
  const made = new Map<string, Set<Passage>>();
  for (const passage of passages)
    for (const { stem, kind, text, lower } of passage.tokens) {
      if (kind !== 'word') continue;
      // A short name in capitals is found as it is written, too.
      const isShortName = stem !== lower && /^\p{Lu}{2,6}$/u.test(text);
      for (const meaning of isShortName ? [...findMeanings(stem), lower] : findMeanings(stem)) {
        const known = made.get(meaning);
        if (known) known.add(passage);
        else made.set(meaning, new Set([passage]));
      }
    }
  return made;
}

const LONGEST_QUOTE = 300;

/** Returns the words of a passage, as its source has them; of a long one those around a token. */
export function quotePassage(passage: Passage, at = 0): string {
  const [first, last] = [passage.tokens[0], passage.tokens.at(-1)];
  if (!first || !last) return '';
  if (last.end - first.start <= LONGEST_QUOTE) return passage.whole.slice(first.start, last.end);
  const middle = passage.tokens[at] ?? first;
  const inside = passage.tokens.filter(({ start, end }) => start >= middle.start - LONGEST_QUOTE / 2 && end <= middle.start + LONGEST_QUOTE / 2);
  return passage.whole.slice(inside[0]?.start ?? middle.start, inside.at(-1)?.end ?? middle.end);
}
