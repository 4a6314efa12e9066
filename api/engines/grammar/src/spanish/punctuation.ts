import { FEATURE } from '@sheaf/language/spanish/features';
import type { Finding } from '../types/finding.ts';
import { can, isDeterminer, isFiniteVerb, isPronoun, type SpanishToken } from './words/context.ts';

const INTERROGATIVE =
  /^(?:qué|cómo|cuándo|dónde|adónde|quién|quiénes|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|por|que|como|cuando|donde|quien|cual|cuanto|cuantos)$/;
const QUESTION_WORDS: Record<string, string> = {
  que: 'qué',
  como: 'cómo',
  cuando: 'cuándo',
  donde: 'dónde',
  quien: 'quién',
  cual: 'cuál',
  cuanto: 'cuánto',
  cuantos: 'cuántos',
  cuanta: 'cuánta',
  cuantas: 'cuántas',
};
const CALLS = /^(?:perdone|perdona|perdón|disculpe|disculpa|oye|oiga|hola|bueno|entonces)$/;
const TAG =
  /^(?:no|verdad|vale|sí|si|eh|ok|cierto|de acuerdo|no es así|alguna (?:idea|duda|pregunta|sugerencia)|no crees|no cree|qué te parece|te parece(?: bien)?|le parece(?: bien)?|o no|y tú|y usted|me equivoco|sabes|por qué no|puedes|entiendes|qué opinas|qué tal|cuándo|a qué hora|dónde)$/;
const SPACE_BEFORE = /(?<=(\p{L}+)) +([,;:.?!])(?=\s|$)/gu;
const SPACE_MISPLACED = /(?<=\p{L}) +([,;])(?=\p{L})/gu;
const SPACE_MISSING = /(?<=\p{L}{2,})([,;])(?=\p{L}{2,})/gu;

/** Finds spaces on the wrong side of punctuation, and sentences that ask or call without their opening mark. */
export function findSpanishPunctuation(tokens: readonly SpanishToken[], text: string): Finding[] {
  return [...findSpacing(tokens, text), ...findMissingOpenings(tokens)];
}

function findSpacing(tokens: readonly SpanishToken[], text: string): Finding[] {
  const isInCode = (at: number) => tokens.some(({ kind, start, end }) => kind === 'code' && start <= at && at < end);
  const make = (from: number, to: number, replacement: string): Finding[] => {
    const word = /\p{L}+$/u.exec(text.slice(0, from))?.[0] ?? '';
    const start = from - word.length;
    return isInCode(from) || word === '' ? [] : [finding('es-spacing', start, to, word + replacement, 'high')];
  };
  return [
    ...[...text.matchAll(SPACE_BEFORE)].flatMap((found) =>
      found[2] === ':' || text.startsWith('..', found.index + found[0].length)
        ? []
        : make(found.index, found.index + found[0].length, found[2] ?? ''),
    ),
    ...[...text.matchAll(SPACE_MISPLACED)].flatMap((found) => make(found.index, found.index + found[0].length, `${found[1]} `)),
    ...[...text.matchAll(SPACE_MISSING)].flatMap((found) => make(found.index, found.index + 1, `${found[1]} `)),
  ];
}

function findMissingOpenings(tokens: readonly SpanishToken[]): Finding[] {
  const found: Finding[] = [];
  let first: SpanishToken | undefined;
  let isOpened = false;
  let previous: SpanishToken | undefined;
  let openMark: SpanishToken | undefined;
  let last: SpanishToken | undefined;
  for (const token of tokens) {
    if (token.opensSentence && token.kind === 'word' && first === undefined) first = token;
    // "Perdone, ¿tiene hora?": what calls somebody is no part of the question.
    if (first && CALLS.test(first.lower) && previous?.text === ',' && tokens[tokens.indexOf(first) + 1] === previous) first = token;
    previous = token;
    if (/^[¿¡]$/.test(token.text)) isOpened = true;
    if (token.text === '?' && !isOpened && first) {
      const tag = findTag(tokens, token);
      if (tag) {
        found.push(finding('es-opening-question', tag.start, tag.end, `¿${tag.text}`, 'high'));
        [first, isOpened] = [undefined, false];
        continue;
      }
      const isSure =
        INTERROGATIVE.test(first.lower) && first.lower !== 'como' && first.lower !== 'cuando' && first.lower !== 'que' && first.lower !== 'por';
      found.push(openQuestion(tokens, first, isSure));
    }
    if (token.text === '!' && !isOpened && first) found.push(openExclamation(tokens, first));
    const opening = openMark;
    if (token.text === '¿') openMark = token;
    if (token.text === '?') openMark = undefined;
    // "¿Vienes mañana." opens as a question and closes as none.
    if (token.text === '.' && opening && last?.kind === 'word' && isEnd(tokens, token))
      found.push(finding('es-closing-question', last.start, token.end, `${last.text}?`, 'high'));
    if (/^[.!…]$/.test(token.text)) openMark = undefined;
    last = token;
    if (/^[.!?…]$/.test(token.text)) [first, isOpened] = [undefined, false];
  }
  return found;
}

/** Detects a full stop that a new sentence or nothing follows, and no other stop. */
function isEnd(tokens: readonly SpanishToken[], stop: SpanishToken): boolean {
  const next = tokens[tokens.indexOf(stop) + 1];
  return next === undefined || (next.opensSentence && next.text !== '.' && next.isSpaced);
}

/** Puts "¡" before the first word of a call; "que" and "cuanto" have their accent there: "¡Qué alegría!". */
function openExclamation(tokens: readonly SpanishToken[], first: SpanishToken): Finding {
  const next = tokens[tokens.indexOf(first) + 1];
  const isAmount = /^(?:que|cuant[oa]s?)$/.test(first.lower) && next !== undefined && !isFiniteVerb(next) && !isPronoun(next) && next.lower !== 'no';
  const word = isAmount ? QUESTION_WORDS[first.lower] : undefined;
  const shown = word === undefined ? first.text : first.text.charAt(0) + word.slice(1);
  return finding('es-opening-exclamation', first.start, first.end, `¡${shown}`, 'high');
}

/** Finds the first of the words behind a comma that ask whether something is so: ", ¿no?", ", ¿alguna idea?". */
function findTag(tokens: readonly SpanishToken[], mark: SpanishToken): SpanishToken | undefined {
  const end = tokens.indexOf(mark);
  const comma = tokens.slice(0, end).findLastIndex(({ text }) => text === ',');
  const words = tokens.slice(comma + 1, end);
  return comma > 0 && TAG.test(words.map(({ lower }) => lower).join(' ')) ? words[0] : undefined;
}

/** Puts "¿" before the first word of a question, and the accent that a question word lacks. */
function openQuestion(tokens: readonly SpanishToken[], first: SpanishToken, isSure: boolean): Finding {
  const at = tokens.indexOf(first);
  const [next, later] = [tokens[at + 1], tokens[at + 2]];
  const isReason = first.lower === 'por' && next?.lower === 'que';
  const word = isReason ? 'qué' : QUESTION_WORDS[first.lower];
  const verb = isReason ? later : next;
  const asks =
    verb !== undefined &&
    ((isFiniteVerb(verb) && !can(verb, FEATURE.subjunctive)) ||
      (isPronoun(verb) && first.lower !== 'que') ||
      (/^(?:que|cuant[oa]s?)$/.test(first.lower) &&
        can(verb, FEATURE.noun) &&
        later !== undefined &&
        isFiniteVerb(later) &&
        !can(later, FEATURE.subjunctive)) ||
      (isReason && verb.lower === 'no'));
  if (!word || !asks || !next || isDeterminer(verb))
    return finding('es-opening-question', first.start, first.end, `¿${first.text}`, isSure && !isReason ? 'high' : 'low');
  const capital = first.text.charAt(0) + word.slice(1);
  return isReason
    ? finding('es-opening-question', first.start, next.end, `¿${first.text} qué`, 'high')
    : finding('es-opening-question', first.start, first.end, `¿${capital}`, 'high');
}

function finding(ruleId: string, start: number, end: number, replacement: string, confidence: Finding['confidence']): Finding {
  return { start, end, type: 'grammar', ruleId, confidence, replacements: [replacement], reason: '' };
}
