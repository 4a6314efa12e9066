import {
  chooseArticle,
  findBaseForm,
  inflectGerund,
  inflectParticiple,
  inflectPast,
  inflectThirdPerson,
  pluralize,
  singularize,
} from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isInDictionary } from '@sheaf/language/lexicon/wordKnowledge';
import { capitalize } from '../text/capitalize.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

/**
 * Patterns are written as elements with spaces between them, one a token:
 *   `word|other`     one of these words, in any case         `@set`    a word of a set in wordSets.ts
 *   `<NN|NNS>`       a word that can be one of these tags    `<=NN>`   that is one of them here     `<NN!>`  that can be nothing else
 *   `#`              a number in figures                     `*`       any word                     `,`      that mark
 *   `^`              the sentence begins here                `$`       a mark, a closing one, or nothing, comes next
 *   `$|to|by`        the same, or one of these words comes next
 *   `^^`             a clause begins here: sentence, comma or conjunction
 * An element may be followed by `~x` (but not x), `?` (or not there) and `{new}` (is replaced by that; nothing: is taken out; `=plural`: by that form
 * of itself). `!x` stands for "x does not come next", `{+new}` for words put in, where `a` becomes the article that fits.
 */
export interface Pattern {
  elements: Element[];
  /** A sentence with none of these words has no place for it; absent where it asks for no certain word. */
  words?: ReadonlySet<string>;
}

/** What a pattern would do to a sentence: the tokens from `first` to `last` become `text`. */
export interface Change {
  first: number;
  last: number;
  text: string;
}

type Test = (token: TaggedToken) => boolean;
type Edit = { kind: 'none' } | { kind: 'remove' } | { kind: 'word'; word: string } | { kind: 'form'; form: keyof typeof forms };
type Element =
  | { kind: 'token'; test: Test; isOptional: boolean; edit: Edit }
  | { kind: 'not'; test: Test }
  | { kind: 'insert'; words: string }
  | { kind: 'start' | 'clauseStart' }
  | { kind: 'end'; orTest?: Test };

const ELEMENT = /^(.*?)(\?)?(?:\{(.*)\})?$/;

const forms = {
  base: (word: string) => findBaseForm(word),
  third: (word: string) => inflectThirdPerson(findBaseForm(word) ?? word),
  past: (word: string) => inflectPast(findBaseForm(word) ?? word),
  participle: (word: string) => inflectParticiple(findBaseForm(word) ?? word),
  gerund: (word: string) => inflectGerund(findBaseForm(word) ?? word),
  plural: (word: string) => pluralize(word),
  singular: (word: string) => singularize(word),
};

export function parsePattern(written: string): Pattern {
  const all = written.split(' ');
  const needed = all.flatMap((one) => neededWords(one) ?? []).sort((one, other) => measureUse(one) - measureUse(other));
  return { elements: all.map(parseElement), ...(needed[0] && { words: needed[0] }) };
}

/** Words that nearly every sentence has, so that a pattern is not spared by asking for one of them. */
const IN_EVERY_SENTENCE = new Set(
  'the a an to of in and is i it that for on with at be are was you he we they this have has his my as by from'.split(' '),
);
const TIMES_MORE_COMMON = 30;

function measureUse(words: ReadonlySet<string>): number {
  return [...words].reduce((use, word) => use + (IN_EVERY_SENTENCE.has(word) ? TIMES_MORE_COMMON : 1), 0);
}

/** The words of which an element needs one; nothing for an element that can do with others, or with none. */
function neededWords(written: string): ReadonlySet<string> | undefined {
  const isToken = !['^', '^^'].includes(written) && !/^[$!{]/.test(written);
  const [, what = '', optional] = ELEMENT.exec(written) ?? [];
  const [alternatives = ''] = what.split('~');
  return isToken && !optional && !/[<*#]/.test(alternatives) ? parseAlternatives(alternatives) : undefined;
}

function parseElement(written: string): Element {
  if (written === '^') return { kind: 'start' };
  if (written === '^^') return { kind: 'clauseStart' };
  if (written === '$') return { kind: 'end' };
  if (written.startsWith('$|')) return { kind: 'end', orTest: parseTest(written.slice(2)) };
  if (written.startsWith('{+')) return { kind: 'insert', words: written.slice(2, -1).replaceAll('_', ' ') };
  if (written.startsWith('!')) return { kind: 'not', test: parseTest(written.slice(1)) };
  const [, what = '', optional, edit] = ELEMENT.exec(written) ?? [];
  return { kind: 'token', test: parseTest(what), isOptional: optional !== undefined, edit: parseEdit(edit) };
}

function parseEdit(written: string | undefined): Edit {
  if (written === undefined) return { kind: 'none' };
  if (written === '') return { kind: 'remove' };
  const form = written.slice(1);
  if (written.startsWith('=') && form in forms) return { kind: 'form', form: form as keyof typeof forms };
  return { kind: 'word', word: written.replaceAll('_', ' ') };
}

function parseTest(written: string): Test {
  const [what = '', ...excluded] = written.split('~');
  const test = parseSimpleTest(what);
  const exceptions = excluded.map(parseSimpleTest);
  return exceptions.length === 0 ? test : (token) => test(token) && !exceptions.some((exception) => exception(token));
}

function parseSimpleTest(what: string): Test {
  const alternatives: readonly string[] = what.match(/<[^>]*>|[^|]+/g) ?? [];
  if (alternatives.length > 1 && (what.includes('<') || alternatives.includes('#'))) {
    const tests = alternatives.map(parseSimpleTest);
    return (token) => tests.some((test) => test(token));
  }
  if (what === '*') return (token) => token.kind === 'word';
  if (what === '#') return (token) => token.kind === 'number';
  if (what.startsWith('<=')) {
    const mask = parseTagMask(what.slice(2, -1));
    return (token) => (token.tag & mask) !== 0;
  }
  if (what.endsWith('!>')) {
    const mask = parseTagMask(what.slice(1, -2));
    return (token) => token.tags !== 0 && (token.tags & ~mask) === 0;
  }
  if (what.startsWith('<')) {
    const mask = parseTagMask(what.slice(1, -1));
    return (token) => (token.tags & mask) !== 0;
  }
  const words = parseAlternatives(what);
  return (token) => words.has(token.lower);
}

function parseAlternatives(alternatives: string): ReadonlySet<string> {
  return new Set(alternatives.split('|').flatMap((word) => (word.startsWith('@') ? [...getWordSet(word.slice(1))] : [word])));
}

function getWordSet(name: string): ReadonlySet<string> {
  const set = wordSets[name];
  if (!set) throw new Error(`There is no set of words called ${name}.`);
  return set;
}

function parseTagMask(names: string): number {
  return names.split('|').reduce((mask, name) => {
    if (!(name in TAG)) throw new Error(`There is no tag called ${name}.`);
    return mask | TAG[name as keyof typeof TAG];
  }, 0);
}

type Step = { element: Element; at: number };

/** Returns every change that a pattern makes to a sentence. */
export function changesBy({ elements }: Pattern, sentence: readonly TaggedToken[]): Change[] {
  const changes: Change[] = [];
  const [opening] = elements;
  for (const [at, token] of sentence.entries()) {
    // Almost every place fails at the first element, so this is looked at before anything is made for a match.
    if (opening?.kind === 'token' && !opening.isOptional && !opening.test(token)) continue;
    const steps = match(elements, 0, sentence, at, []);
    const change = steps && buildChange(steps, sentence);
    if (change) changes.push(change);
  }
  return changes;
}

function match(elements: readonly Element[], number: number, sentence: readonly TaggedToken[], at: number, steps: Step[]): Step[] | undefined {
  const element = elements[number];
  if (!element) return steps;
  const go = (next: number, also: Step[]) => match(elements, number + 1, sentence, next, also);
  const token = sentence[at];
  switch (element.kind) {
    case 'start':
      return opens(sentence, at) ? go(at, steps) : undefined;
    case 'clauseStart':
      return opensClause(sentence, at) ? go(at, steps) : undefined;
    case 'end':
      return closes(sentence, at) || (token && element.orTest?.(token)) ? go(at, steps) : undefined;
    case 'not':
      return token && element.test(token) ? undefined : go(at, steps);
    case 'insert':
      return token ? go(at, [...steps, { element, at }]) : undefined;
    case 'token':
      if (token && element.test(token)) {
        const rest = go(at + 1, [...steps, { element, at }]);
        if (rest) return rest;
      }
      return element.isOptional ? go(at, steps) : undefined;
  }
}

/** A mark or nothing comes next; neither a slash, which joins words ("I/O"), nor the dashes of an option ("--quiet"). */
function closes(sentence: readonly TaggedToken[], at: number): boolean {
  const [mark, next] = [sentence[at], sentence[at + 1]];
  if (mark === undefined) return true;
  return mark.kind === 'mark' && mark.text !== '/' && !(/^-+$/.test(mark.text) && next?.isSpaced === false);
}

function opens(sentence: readonly TaggedToken[], at: number): boolean {
  const before = sentence[at - 1];
  return before === undefined || (at === 1 && /^["\u201C'(\u2022*-]$/.test(before.text));
}

/** A word that may stand before a clause without a comma. */
export const OPENING_ADVERB =
  /^(?:nowadays|today|sometimes|usually|often|currently|finally|however|therefore|maybe|perhaps|actually|unfortunately|moreover|firstly|secondly|generally)$/;

function opensClause(sentence: readonly TaggedToken[], at: number): boolean {
  const before = sentence[at - 1];
  const isBehindAdverb = at === 1 && before !== undefined && OPENING_ADVERB.test(before.lower);
  return (
    opens(sentence, at) ||
    isBehindAdverb ||
    before === undefined ||
    /^[,;:]$/.test(before.text) ||
    (getWordSet('clause').has(before.lower) && before.lower !== 'as' && !isJoinedNoun(sentence, at))
  );
}

/** "A list of names and their addresses": before "and" stands no verb, so that no clause begins behind it. */
function isJoinedNoun(sentence: readonly TaggedToken[], at: number): boolean {
  return (
    sentence[at - 1]?.lower === 'and' &&
    sentence.slice(0, at - 1).some(({ lower }) => lower === 'of') &&
    !sentence.slice(0, at - 1).some(({ tags }) => (tags & (TAG.VBZ | TAG.VBD | TAG.VB | TAG.MD)) !== 0)
  );
}

const ARTICLE = /^(?:an?|the)$/;

/** Returns whether a common word is part of a name within a sentence, as in "Key Stage 4", which takes no article for being counted. */
function isNameOfWords(token: TaggedToken | undefined, at: number): boolean {
  return at > 0 && token !== undefined && /^\p{Lu}/u.test(token.text) && isInDictionary(token.lower);
}

function buildChange(steps: readonly Step[], sentence: readonly TaggedToken[]): Change | undefined {
  const edited = steps.filter(({ element }) => element.kind === 'insert' || (element.kind === 'token' && element.edit.kind !== 'none'));
  if (edited.some(({ element, at }) => element.kind === 'insert' && ARTICLE.test(element.words) && isNameOfWords(sentence[at], at))) return undefined;
  let first = Math.min(...edited.map(({ at }) => at));
  let last = Math.max(...edited.map(({ at }) => at));
  // A removed word is replaced together with a neighbour, so that there is something to show and no double space is left.
  if (edited.some(({ element, at }) => at === first && element.kind === 'token' && element.edit.kind === 'remove')) {
    if (first > 0 && sentence[first - 1]?.kind === 'word') first--;
    else last++;
  }
  if (edited.some(({ element, at }) => at === first && element.kind === 'insert' && element.words === ',')) first--;
  let text = '';
  for (let at = first; at <= last; at++) {
    const token = sentence[at];
    if (!token) return undefined;
    for (const { element, at: place } of edited) if (element.kind === 'insert' && place === at) text += insertion(element.words, token, text);
    const step = edited.find(({ element, at: place }) => element.kind === 'token' && place === at);
    const word = step?.element.kind === 'token' ? wordAfter(step.element.edit, token) : token.text;
    if (word === undefined) return undefined;
    if (word !== '') text += (text !== '' && !text.endsWith(' ') && (token.isSpaced || at === first) ? ' ' : '') + word;
  }
  const original = sentence.slice(first, last + 1).reduce((joined, token, at) => joined + (token.isSpaced && at > 0 ? ' ' : '') + token.text, '');
  if (text === original) return undefined;
  const opening = sentence[first]?.text ?? '';
  if (/^\p{Lu}/u.test(opening) && (opening !== 'I' || first === 0)) text = capitalize(text);
  return { first, last, text: first === 0 || opening === 'I' ? withSmallSecond(text, opening, sentence, first, last) : text };
}

/** The word that opened the sentence is not written with a capital once another stands before it. */
function withSmallSecond(text: string, opening: string, sentence: readonly TaggedToken[], first: number, last: number): string {
  if (first !== 0 || text.startsWith(opening) || opening === 'I' || (sentence[first]?.tags ?? 0) === TAG.NNP) return text;
  const at = text.indexOf(` ${opening}`);
  return at > 0 && last >= first ? `${text.slice(0, at + 1)}${opening.toLowerCase()}${text.slice(at + 1 + opening.length)}` : text;
}

function insertion(words: string, next: TaggedToken, before: string): string {
  if (words === ',') return ',';
  const space = before === '' || before.endsWith(' ') ? '' : ' ';
  return `${space}${words === 'a' ? chooseArticle(next.text) : words} `;
}

function wordAfter(edit: Edit, token: TaggedToken): string | undefined {
  if (edit.kind === 'none') return token.text;
  if (edit.kind === 'remove') return '';
  const word = edit.kind === 'form' ? forms[edit.form](token.lower) : edit.word;
  if (word === undefined) return undefined;
  if (word === token.lower) return token.text;
  return /^\p{Lu}/u.test(token.text) && token.text !== 'I' ? capitalize(word) : word;
}
