import { isFirstName } from '@sheaf/language/lexicon/firstNames';
import { stripInflection } from '@sheaf/language/stems/stemFamily';
import { joinTokens } from '@sheaf/language/tokens/joinTokens';
import { type StemmedToken, tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { isKnownPlace } from '../cv/words/places.ts';
import { scoreTitle } from '../cv/words/titleWords.ts';
import type { Evidence } from '../types/letterSpec.ts';
import { isContentStem, stopWords } from '../wording/synonyms.ts';
import { isGeneric } from './findUnlistedTerms.ts';
import type { JobTerm } from './jobTerm.ts';
import { isForeignJob } from './readForeignJob.ts';
import { readJob } from './readJob.ts';
import { isSpanishJob } from './readSpanishJob.ts';
import { findRequirementSentences } from './requirementSentences.ts';

const MAX_WORDS = 4;
const MIN_LETTERS = 4;

/** Returns what a job asks for. A skill that the CV lists and the advertisement names is asked for, also one that no list of ours knows. */
export function readJobFor({ job, profile }: Pick<Evidence, 'job' | 'profile'>): JobTerm[] {
  const terms = readJob(job.description, job.company, job.title);
  const named = listNames(profile);
  const names = new Set(named);
  if ((profile.skills.length === 0 && named.length === 0) || isSpanishJob(job.description) || isForeignJob(job.description)) return terms;
  const skills = [...profile.skills, ...named]
    .map((skill) => tokenizeWithStems(skill).filter(({ kind }) => kind !== 'mark'))
    .filter((words) => isSpecific(words) || (words.length > 1 && names.has(joinTokens(words))));
  const isKnown = (start: number, end: number) => terms.some(({ places }) => places.some((place) => place.start < end && place.end > start));
  // "Insurance verification" of a CV is asked for as a whole, and not as insurance. Tools are asked for one by one.
  const dropShorterTerms = (start: number, end: number) => {
    const overlapping = terms.filter(({ places }) => places.some((place) => place.start < end && place.end > start));
    const areInside = overlapping.every(({ kind, places: [place, ...others], anyOf, alternatives }) => {
      const isInside = place !== undefined && others.length === 0 && place.start >= start && place.end <= end;
      return isInside && place.end - place.start < end - start && kind === 'skill' && !anyOf && !alternatives;
    });
    if (areInside) for (const term of overlapping) terms.splice(terms.indexOf(term), 1);
  };
  for (const { tokens, weight } of findRequirementSentences(job.description, job.company, job.title)) {
    for (const skill of skills) {
      const index = findSkillIndex(skill, tokens);
      const [first, last] = [tokens[index], tokens[index + skill.length - 1]];
      if (!first || !last) continue;
      if (skill.length > 1) dropShorterTerms(first.start, last.end);
      if (isKnown(first.start, last.end)) continue;
      // A name of the CV is one in the advertisement, too: "Autopilot".
      const written = joinTokens(tokens.slice(index, index + skill.length));
      if (names.has(joinTokens(skill)) && (written !== joinTokens(skill) || index === 0 || isPartOfTitle(written, job))) continue;
      const subjectStems = skill.filter(({ lower }) => !stopWords.has(lower)).map(({ stem }) => stem);
      const places = [{ start: first.start, end: last.end }];
      terms.push({
        term: joinTokens(tokens.slice(index, index + skill.length)),
        kind: 'skill',
        subjectStems,
        isRequired: weight === 'required',
        places,
      });
    }
  }
  return terms;
}

/** A name of a product, a method or a document within a sentence: "Autopilot", "Student Support Plans". */
const NAME = /(?<=\p{Ll}[,]? )\p{Lu}[\p{Ll}\d]{3,}(?: \p{Lu}[\p{Ll}\d]+){0,2}(?![-\p{L}])/gu;
const MAX_NAMES = 60;

/** Returns the names within the sentences of the bullets of a CV, without places and employers. */
function listNames({ experience, location = '' }: Evidence['profile']): string[] {
  const employers = [...experience.map(({ company }) => company), location].join(' ');
  const found = experience.flatMap(({ bullets }) => bullets.flatMap((bullet) => bullet.match(NAME) ?? []));
  return [...new Set(found)]
    .filter(
      (name) =>
        !isKnownPlace(name) &&
        !isFirstName(name.split(' ')[0] ?? '') &&
        !employers.includes(name) &&
        scoreTitle(name.split(' ').at(-1) ?? '') === 0 &&
        !TIME_NAME.test(name),
    )
    .slice(0, MAX_NAMES);
}

const TIME_NAME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Christmas|Easter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/;

function isPartOfTitle(name: string, { title, company }: Evidence['job']): boolean {
  return `${title} ${company}`.includes(name);
}

function isSpecific(words: StemmedToken[]): boolean {
  const [only, ...others] = words;
  if (!only || words.length > MAX_WORDS) return false;
  if (others.length > 0) return words.some(({ lower, stem }) => !stopWords.has(lower) && !isGeneric(lower) && isContentStem(stem));
  return (only.text.length >= MIN_LETTERS || /\p{Lu}{2}/u.test(only.text)) && !isGeneric(only.lower) && isContentStem(only.stem);
}

function findSkillIndex(skill: StemmedToken[], tokens: StemmedToken[]): number {
  const isSame = (one: StemmedToken, other: StemmedToken | undefined) =>
    one.stem === other?.stem && (skill.length > 1 || stripInflection(one.lower) === stripInflection(other.lower));
  // "Excellent" is of the family of "Excel" by its letters alone.
  return tokens.findIndex((_, at) => skill.every((token, index) => isSame(token, tokens[at + index])));
}
