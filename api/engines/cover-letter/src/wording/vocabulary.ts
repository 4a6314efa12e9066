import { stripInflection } from '@sheaf/language/stems/stemFamily';
import { type StemmedToken, tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { careTerms } from './terms/care.ts';
import { handsTerms } from './terms/hands.ts';
import { officeTerms } from './terms/office.ts';
import { peopleTerms } from './terms/people.ts';
import { softwareTerms } from './terms/software.ts';
import { type TermKind, termKinds } from './terms/termsByKind.ts';

/** Something a job may ask for, by the name we give it. */
export interface Term {
  name: string;
  kind: TermKind;
}

/** A term as a text says it, by the tokens it is in; `to` is after the last. */
export interface TermFound {
  term: Term;
  from: number;
  to: number;
  /** It is in the words of our list, not in other forms of them. */
  isAsListed: boolean;
}

interface Phrase {
  term: Term;
  stems: string[];
  forms: string[];
  /** Its first word as our list has it. */
  firstWord: string;
  /** Of a name that is one word and a small one, "goods in": in no other form, for "good in" is something else. */
  lowercaseForm?: string;
  /** For names that are words too: "Go", "Excel". */
  exactForm?: string;
  /** Its words may be apart and in another order: "managing a small team" is "team management". */
  isFlexible: boolean;
}

/** How many words a loose phrase may be spread over besides its own. */
const MAX_EXTRA_WORDS = 2;
/** In words: "coded welder", "coded pipe welder". */
const MAX_WORDS_TO_WELDER = 3;
/** Words that begin a new clause: "tell you in person how I led" is not to lead people. */
const clauseStarts = new Set('how i who whom which that what where when why we they he she you'.split(' '));
const fillerWords = new Set('a an the of in for to with on and or your our my their its as by at from'.split(' '));

let index: Map<string, Phrase[]> | undefined;

function parsePhrases(kind: TermKind, lines: string): Phrase[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [name = '', others = ''] = line.split(' = ');
      const term: Term = { name: name.trim().replace(/^!/, ''), kind };
      return [name, ...others.split(';')]
        .map((phrase) => phrase.trim())
        .filter((phrase) => phrase !== '')
        .map((phrase) => {
          const words = phrase.replace(/^!/, '');
          const all = tokenizeWithStems(words).filter(({ kind: each }) => each !== 'mark');
          const contentTokens = all.filter(({ lower }) => !fillerWords.has(lower));
          const isShort = contentTokens.length === 1 && all.length > 1;
          const content = isShort ? all : contentTokens;
          const [stems, forms] = [content.map((token) => token.stem), content.map(({ lower }) => stripInflection(lower))];
          return {
            term,
            stems,
            forms,
            firstWord: content[0]?.lower ?? '',
            ...(isShort && { lowercaseForm: all.map(({ lower }) => lower).join(' ') }),
            isFlexible: !isShort && stems.length > 1 && (kind === 'skill' || kind === 'soft'),
            ...(phrase.startsWith('!') && { exactForm: words }),
          };
        });
    });
}

function buildPhraseIndex(): Map<string, Phrase[]> {
  if (index) return index;
  const phrasesByFirstStem = new Map<string, Phrase[]>();
  for (const terms of [softwareTerms, careTerms, officeTerms, handsTerms, peopleTerms])
    for (const kind of termKinds)
      for (const phrase of parsePhrases(kind, terms[kind] ?? ''))
        for (const stem of new Set(phrase.isFlexible ? phrase.stems : phrase.stems.slice(0, 1)))
          phrasesByFirstStem.set(stem, [...(phrasesByFirstStem.get(stem) ?? []), phrase]);
  index = phrasesByFirstStem;
  return phrasesByFirstStem;
}

/** Finds what the words of a sentence name; of two that stand in one another, the one of more words. */
export function findJobTerms(tokens: StemmedToken[]): TermFound[] {
  const byStem = buildPhraseIndex();
  const found = tokens.flatMap((token, at) =>
    (byStem.get(token.stem) ?? []).flatMap((phrase) => {
      const to = phrase.isFlexible ? findFlexibleEnd(phrase, tokens, at) : findExactEnd(phrase, tokens, at);
      return to === undefined ? [] : [{ phrase, found: { term: phrase.term, from: at, to, isAsListed: isAsListed(phrase, tokens.slice(at, to)) } }];
    }),
  );
  const closest = found
    .toSorted(
      (one, other) =>
        other.phrase.stems.length - one.phrase.stems.length || countTokens(one.found) - countTokens(other.found) || one.found.from - other.found.from,
    )
    .map((each) => each.found);
  const selected: TermFound[] = [];
  const termByIndex = new Map<number, Term>();
  for (const each of closest) {
    const indexes = Array.from({ length: each.to - each.from }, (_, offset) => each.from + offset);
    if (indexes.every((index) => termByIndex.has(index)) || indexes.some((index) => termByIndex.get(index) === each.term)) continue;
    if (indexes.some((index) => termByIndex.has(index)) && each.to - each.from === 1) continue;
    for (const index of indexes) if (!termByIndex.has(index)) termByIndex.set(index, each.term);
    selected.push(each);
  }
  return selected.toSorted((one, other) => one.from - other.from);
}

function countTokens({ from, to }: TermFound): number {
  return to - from;
}

function isAsListed({ forms, firstWord }: Phrase, tokens: StemmedToken[]): boolean {
  const [word] = tokens;
  if (tokens.length === 1 && word) return word.lower === firstWord || word.lower === `${firstWord}s`;
  const written = new Set(tokens.map(stripTokenInflection));
  return forms.every((form) => written.has(form));
}

/** Finds the end of a phrase word for word, except for plurals: "looking for" is not Looker. */
function findExactEnd(phrase: Phrase, tokens: StemmedToken[], at: number): number | undefined {
  let index = at;
  for (const form of phrase.forms) {
    while (index > at && index < tokens.length && isFiller(tokens[index]) && stripTokenInflection(tokens[index]) !== form) index += 1;
    if (stripTokenInflection(tokens[index]) !== form || hasOtherSense(tokens, index)) return undefined;
    index += 1;
  }
  const written = tokens.slice(at, index).filter(({ kind }) => kind !== 'mark');
  // A product has no plural: "Canvas" is not Canva.
  if (phrase.term.kind === 'tool' && phrase.forms.length === 1 && /^\p{Lu}/u.test(phrase.term.name) && isPlural(phrase.firstWord, tokens[at]))
    return undefined;
  if (phrase.lowercaseForm !== undefined && written.map(({ lower }) => lower).join(' ') !== phrase.lowercaseForm) return undefined;
  if (phrase.exactForm === undefined) return index;
  const words = tokens.slice(at, index).map(({ text }) => text);
  return words.join(' ') === phrase.exactForm ? index : undefined;
}

function isPlural(firstWord: string, token: StemmedToken | undefined): boolean {
  return token !== undefined && /^\p{Lu}/u.test(token.text) && token.lower === `${firstWord}s`;
}

const NATIONAL_INSTITUTION =
  /^(?:Guards|Regiment|Water|Heritage|Rugby|Army|Navy|Assembly|Government|Ambulance|Embassy|Connection|Airlines?|National|Opera|Institute|Bank|Parliament)$/;

/** Detects fixed phrases with another meaning: a coded welder is certified, and a wind farm is no agriculture. */
function hasOtherSense(tokens: StemmedToken[], at: number): boolean {
  const [lower, before] = [tokens[at]?.lower ?? '', tokens[at - 1]?.lower ?? ''];
  const next = tokens[at + 1];
  // "May 2019 – Present" gives no presentations, and the Royal Welsh need not speak it.
  if (lower === 'present') return next === undefined || next.kind === 'mark' || /^\P{L}*$/u.test(before);
  if (
    /^(?:welsh|english|irish|scottish|french|german|spanish|polish)$/.test(lower) &&
    (before === 'royal' || NATIONAL_INSTITUTION.test(next?.text ?? ''))
  )
    return true;
  if (lower === 'coded') return tokens.slice(at + 1, at + 1 + MAX_WORDS_TO_WELDER).some((token) => /^weld/.test(token.lower));
  return /^farms?$/.test(lower) && /^(?:wind|solar|server|offshore|tank)$/.test(before);
}

function stripTokenInflection(token: StemmedToken | undefined): string | undefined {
  return token && stripInflection(token.lower);
}

function isFiller(token: StemmedToken | undefined): boolean {
  return token !== undefined && (token.text === '-' || token.text === '/' || token.text === '&' || fillerWords.has(token.lower));
}

/** Detects two nouns in reverse order. "Design system" is not "system design", but "managing a team" is team management. */
function isReversedPair({ stems }: Phrase, tokens: StemmedToken[]): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  // "Management and statutory accounts" are no account management; "management of accounts" is.
  return (
    !tokens.some(({ lower }) => lower === 'of') &&
    stems.length === 2 &&
    first?.stem === stems[1] &&
    last?.stem === stems[0] &&
    stems[0] !== stems[1] &&
    !/ing$|ed$/.test(first?.lower ?? '')
  );
}

/** Detects "management accounts", which are books and no customer care. */
function isManagementAccounts(tokens: StemmedToken[], at: number): boolean {
  return tokens[at]?.lower === 'management' && tokens.slice(at + 1, at + 4).some(({ lower }) => lower === 'accounts' || lower === 'accounting');
}

function findFlexibleEnd(phrase: Phrase, tokens: StemmedToken[], at: number): number | undefined {
  if (phrase.term.name === 'Account management' && isManagementAccounts(tokens, at)) return undefined;
  const remainingStems = [...phrase.stems];
  let endIndex = at + phrase.stems.length + MAX_EXTRA_WORDS;
  for (let index = at; index < endIndex; index += 1) {
    const token = tokens[index];
    // "Return-to-work interviews" is of as many words as without its hyphens.
    if (token?.text === '-') endIndex += 1;
    if (
      !token ||
      (token.kind === 'number' && !remainingStems.includes(token.stem)) ||
      (token.kind === 'mark' && !isFiller(token)) ||
      clauseStarts.has(token.lower)
    )
      return undefined;
    // "Experience using Excel" is not user experience.
    const isUsing = /^us(?:e|es|ed|ing)$/.test(token.lower) && phrase.forms.includes('user');
    // "Experience" has the same stem as "experiment".
    const isExperience = /^experience/.test(token.lower) && !phrase.forms.some((form) => /^experience/.test(form));
    // Who managed four accountants has prepared no management accounts.
    const isPeople = /^accountants?$/.test(token.lower) && !phrase.forms.some((form) => /^accountan/.test(form));
    const stemIndex = isUsing || isExperience || isPeople ? -1 : remainingStems.indexOf(token.stem);
    if (stemIndex >= 0) remainingStems.splice(stemIndex, 1);
    if (remainingStems.length === 0) return isReversedPair(phrase, tokens.slice(at, index + 1)) ? undefined : index + 1;
  }
  return undefined;
}
