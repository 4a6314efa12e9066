import { isFirstName } from '@sheaf/language/lexicon/firstNames';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import { joinTokens } from '@sheaf/language/tokens/joinTokens';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { findNames, isCapital, startsSentence } from '../claims/names.ts';
import { isKnownPlace } from '../cv/words/places.ts';
import { scoreTitle } from '../cv/words/titleWords.ts';
import { findCareerVerb } from '../wording/careerVerbs.ts';
import { stopWords } from '../wording/synonyms.ts';
import type { FoundTerm } from './alternativeTerms.ts';
import { includeLeadingNumber, type UnlistedTerm } from './findUnlistedTerms.ts';
import { parseWords, requirementWords } from './requirementWords.ts';
import { isAcronym, isCredentialNoun, listRequirementStems } from './termContent.ts';

const MAX_WORDS = 4;
const nonTools = parseWords(
  'northern england scotland wales ireland britain europe you your we our the a an i it is hr cv uk us usa eu gb ideally essential desirable english must monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december full part time ltd london dublin manchester ability experience strong excellent good knowledge understanding bonus senior junior manager team please and or kpi kpis pqe ceo cfo coo md ok am pm ms a1 a2 b1 b2 c1 c2 cefr',
);

const wordsAfterTools = parseWords('experience knowledge skills registration certification');

/** Finds the start of a name, which may be the first word of a sentence: "Smart Serve certification". */
function findNameStart(tokens: StemmedToken[], from: number, isInTerm: (at: number) => boolean): number {
  // After the mark of a list begins a sentence, too.
  const start = tokens[0]?.kind === 'mark' ? 1 : 0;
  const first = tokens[start];
  const isPart = from === start + 1 && first !== undefined && /^\p{Lu}\p{Ll}+$/u.test(first.text) && !isInTerm(start) && !nonTools.has(first.lower);
  return isPart && !findCareerVerb(first.text) && !stopWords.has(first.lower) ? start : from;
}

/** Finds the end of a name, including its credential: "Smart Serve certification". */
function findNameEnd(tokens: StemmedToken[], to: number, isInTerm: (at: number) => boolean): number {
  const isMember = tokens[to]?.text === '(' && tokens[to]?.isGlued === true && isCapital(tokens[to + 1]) && tokens[to + 2]?.text === ')';
  if (isMember) return to + 3;
  if (/^level$/i.test(tokens[to - 1]?.lower ?? '') && /^\d$/.test(tokens[to]?.text ?? '')) return to + 1;
  return /^(?:certification|certificate|licen[cs]e|registration|card|training)$/.test(tokens[to]?.lower ?? '') && !isInTerm(to) ? to + 1 : to;
}

/** Detects a word of a name before its abbreviation: "Transport Manager CPC". */
function isBeforeShortName(tokens: StemmedToken[], at: number): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(tokens[at]?.text ?? '') && at > 0 && /^\p{Lu}{2,6}$/u.test(tokens[at + 1]?.text ?? '');
}

/** Detects where the work is, "across the Central Belt", and the kind of a listed thing: "European Portuguese". */
function isPlaceOrKind(tokens: StemmedToken[], { from, to }: UnlistedTerm, isInTerm: (at: number) => boolean): boolean {
  const before = tokens[from - 1]?.lower === 'the' ? tokens[from - 2] : tokens[from - 1];
  const isPlace = /^(?:across|near|around|throughout|outside)$/.test(before?.lower ?? '');
  const isWord = to - from === 1 && /^\p{Lu}\p{Ll}+$/u.test(tokens[from]?.text ?? '');
  // The card of "CSCS Black" is named by its letters.
  const isRest = isWord && isInTerm(from - 1) && tokens[from - 1]?.kind === 'word' && isKnownWord(tokens[from]?.lower ?? '');
  return isPlace || isRest || (isWord && isInTerm(to));
}

/** Returns whether a name begins with a letter and a hyphen, as "F-Gas" and "C-Bus" do. */
export function isHyphenedName(tokens: StemmedToken[], at: number): boolean {
  const [letter, hyphen, name] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  return /^\p{Lu}$/u.test(letter?.text ?? '') && hyphen?.text === '-' && hyphen.isGlued === true && name?.isGlued === true && isCapital(name);
}

/** Detects a name that can only be a tool where it is: "our Instagram", "using Datev". */
export function isToolByContext(tokens: StemmedToken[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isRecordedIn =
    tokens[at - 1]?.lower === 'in' && /^(?:records?|notes|data|logs?|orders|stock|invoices|plans|reports)$/.test(tokens[at - 2]?.lower ?? '');
  const isAfterPreposition = isRecordedIn || /^(?:our|using|via|through|with|on)$/.test(tokens[at - 1]?.lower ?? '');
  return (
    isAfterPreposition && /^\p{Lu}\p{Ll}{3,}$/u.test(token?.text ?? '') && isUncommonName(token?.text ?? '') && !/^\p{Lu}/u.test(next?.text ?? '')
  );
}

function isUncommonName(word: string): boolean {
  return !isKnownWord(word.toLowerCase()) && !isKnownPlace(word) && !isFirstName(word);
}

/** Detects a name next to another, also where it is a word besides: "Radar or Emblem", "Xero and Unleashed". */
function isJoinedToName(tokens: StemmedToken[], at: number, isInTerm: (at: number) => boolean): boolean {
  const [token, before] = [tokens[at]?.text ?? '', tokens[at - 1]?.lower];
  const isJoined = isCapital(tokens[at - 2]) && (before === 'or' || (before === 'and' && isInTerm(at - 2)));
  return isJoined && !nonTools.has(token.toLowerCase()) && !isKnownPlace(token) && !isFirstName(token) && /^\p{Lu}\p{Ll}{2,}$/u.test(token);
}

/** Detects a general word after a name: "Smart Serve certification", "BICSc training". */
function needsNoProof(word: string): boolean {
  return isCredentialNoun(word) || /^(?:training|course|awareness)$/.test(word);
}

/** Finds names that no list of ours knows, where something is asked for: "SystmOne", "Arbor, SIMS". */
export function findNamedTools(tokens: StemmedToken[], isInTerm: (at: number) => boolean): FoundTerm[] {
  const hasRequirementWord = tokens.some(
    ({ lower }) => requirementWords.has(lower) || /^(?:use|using|knowing|book|registration|certification)$/.test(lower),
  );
  const isDistinctiveAt = (at: number) =>
    isHyphenedName(tokens, at) ||
    /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|\d/u.test(tokens[at]?.text ?? '') ||
    (tokens[at - 1]?.text === ':' && wordsAfterTools.has(tokens[at + 1]?.lower ?? '') && !nonTools.has(tokens[at]?.lower ?? ''));
  // "Desirable: Fanuc, Inconel": a name in a list that is no word besides.
  const isUnknownName = (at: number) => {
    const [token, before, next] = [tokens[at], tokens[at - 1], tokens[at + 1]];
    const isInList = before ? /^(?:[:,•*·–-]|and|or|as|know|use|using|knows|uses)$/.test(before.lower) : /^(?:,|and|or)$/.test(next?.lower ?? '');
    if (isJoinedToName(tokens, at, isInTerm)) return true;
    return isInList && /^\p{Lu}\p{Ll}{2,}$/u.test(token?.text ?? '') && isUncommonName(token?.text ?? '');
  };
  // "Team Teach and Makaton would be useful"
  const isNameOfTwo = (at: number) =>
    [tokens[at], tokens[at + 1]].every((each) => /^\p{Lu}\p{Ll}+$/u.test(each?.text ?? '')) && scoreTitle(tokens[at + 1]?.lower ?? '') === 0;
  const isNotTool = (at: number) => nonTools.has(tokens[at]?.lower ?? '') && !isBeforeShortName(tokens, at);
  return findNames(
    tokens,
    (at) => isInTerm(at) || isNotTool(at),
    (at) => isDistinctiveAt(at) || isUnknownName(at) || isNameOfTwo(at),
  ).flatMap((name): FoundTerm[] => {
    const [from, to] = [includeLeadingNumber(tokens, findNameStart(tokens, name.from, isInTerm)), findNameEnd(tokens, name.to, isInTerm)];
    const isDistinctive =
      to - from > 1 || isUnknownName(from) || tokens.slice(from, to).some(({ text }) => /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|\d/u.test(text));
    if (isPlaceOrKind(tokens, { from, to }, isInTerm) || /^(?:ireland|america|africa|europe|england|wales|scotland)$/.test(tokens[to]?.lower ?? ''))
      return [];
    if (
      to - from > MAX_WORDS ||
      (startsSentence(tokens, name.from) && ![isDistinctiveAt, isUnknownName, isNameOfTwo].some((test) => test(name.from))) ||
      (!hasRequirementWord && !isDistinctive)
    )
      return [];
    // "CCN1 CENWAT HTR1" are three credentials.
    const words = tokens.slice(from, to);
    if (words.length > 2 && words.every(({ text }) => /^\p{Lu}{3,}\d*$/u.test(text)))
      return words.map(
        ({ text, lower }, index): FoundTerm => ({ term: text, kind: 'tool', subjectStems: [lower], from: from + index, to: from + index + 1 }),
      );
    return [
      {
        term: joinTokens(tokens.slice(from, to)).replace(/['’]s$/, ''),
        kind: 'tool',
        subjectStems:
          tokens[from]?.kind === 'number' && tokens[from + 1]?.isGlued
            ? listRequirementStems(tokens.slice(from, to))
            : tokens
                .slice(from, to)
                .filter(({ kind, lower }, index) => kind !== 'mark' && (index === 0 || !needsNoProof(lower)))
                .map(({ stem, lower, text }) => (isAcronym(text) ? lower : stem)),
        from,
        to,
      },
    ];
  });
}
