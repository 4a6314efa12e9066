import { type LocatedEdit, splitTokens } from './locateEdit.ts';
import { changesDialect, changesMeaning, countNegations, countUnrelatedWords, isAlike, isNumberWord } from './meaning.ts';

const MAX_EDITED_TOKENS = 5;
/** How much longer a correction may be than the text it replaces: room for a few small words. */
const MAX_GROWTH = 30;
/** Text with one of these forms is left as it was written. */
const UNTOUCHABLE =
  /\b(?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.\p{L}+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|edu|gov|info|dev|ai|app|co|uk|de|eu|es|fr)\b(?:\/\S*)?|(?:[\w.~-]*[\\/]){2,}\S*|[#@]\w+|`[^`]*`|\{[^}]*\}|<[^>]*>|\b\w+_\w+\b|\b\p{Ll}+\p{Lu}\w*|\b\p{Lu}{2,}s?\b|[\p{L}\p{N}$€£]*\p{N}(?:[\p{L}\p{N}%.,:+-]*[\p{L}\p{N}%])?/gu;
/** A word and its unrelated replacement count as two; with more the sentence would say something else. */
const MAX_UNRELATED_WORDS = 2;
const ABBREVIATION = /^(?:e\.g|i\.e|a\.m|p\.m|u\.s|u\.k|ph\.d)$/i;
const FORBIDDEN_IN_REPLACEMENT = /[\p{Cc}\p{Cf}<>[\]{}`\\|]|:\/\//u;
const WORD = /^[\p{L}\p{M}]/u;

export type Judgement = 'refused' | 'doubtful' | 'sound';

/** Decides whether an edit may be offered, and applied unasked. `vocabulary` holds every word of the document in lower case. */
export function judgeEdit(edit: LocatedEdit, { anyDialect, vocabulary }: { anyDialect: boolean; vocabulary: ReadonlySet<string> }): Judgement {
  const { original, replacement } = edit;
  const was = listWords(original);
  const becomes = listWords(replacement);
  if (was.length > MAX_EDITED_TOKENS || becomes.length > MAX_EDITED_TOKENS || replacement.length > original.length + MAX_GROWTH) return 'refused';
  if (FORBIDDEN_IN_REPLACEMENT.test(replacement)) return 'refused';
  if (!preservesTokens(listUntouchable(edit), edit) || !areSameLists(listDigits(original), listDigits(replacement))) return 'refused';
  if (!areSameLists(was.filter(isNumberWord), becomes.filter(isNumberWord)) || countNegations(was) !== countNegations(becomes)) return 'refused';
  if (touchesName(edit) || bringsName(edit, vocabulary) || bringsSign(edit)) return 'refused';
  if (anyDialect && was.length === becomes.length && was.every((word, at) => isSame(word, becomes[at]) || changesDialect(word, becomes[at] ?? '')))
    if (!was.every((word, at) => isSame(word, becomes[at]))) return 'refused';
  const unrelated = countUnrelatedWords(was, becomes);
  if (unrelated > MAX_UNRELATED_WORDS) return 'refused';
  return unrelated > 0 || changesMeaning(was, becomes) ? 'doubtful' : 'sound';
}

/** Lists the words of a correction that the document lacks. They must be English words, or it would add a misspelling. */
export function findNewWords({ replacement }: Pick<LocatedEdit, 'replacement'>, vocabulary: ReadonlySet<string>): string[] {
  return listWords(replacement).filter((word) => !vocabulary.has(word));
}

/** Lists the words of a text in lower case, without numbers. */
export function listWords(text: string): string[] {
  return splitTokens(text)
    .filter((token) => WORD.test(token))
    .map((token) => token.toLowerCase().replaceAll('’', "'"));
}

function listUntouchable({ sentence: { passage, start, end }, ...edit }: LocatedEdit): string[] {
  return [...passage.text.slice(start, end).matchAll(UNTOUCHABLE)]
    .filter(({ 0: found, index }) => start + index < edit.end && start + index + found.length > edit.start)
    .map(({ 0: found, index }) => (start + index >= edit.start && start + index + found.length <= edit.end ? found : ''));
}

/** Returns whether an edit keeps all untouchable parts whole. */
function preservesTokens(untouchable: string[], { replacement }: LocatedEdit): boolean {
  const tokensAfter = splitTokens(replacement);
  return untouchable.every((found) => found !== '' && (tokensAfter.includes(found) || (/\W/.test(found) && replacement.includes(found))));
}

function listDigits(text: string): string[] {
  return text.match(/\p{N}+/gu) ?? [];
}

/** Returns whether an edit respells a capitalised word within a sentence, probably a name. Apostrophes and capitals may change. */
function touchesName({ sentence, start, original, replacement }: LocatedEdit): boolean {
  const kept = new Set(splitTokens(replacement).map(toBareWord));
  let at = start;
  for (const token of splitTokens(original)) {
    const isFirst = !/[\p{L}\p{N}]/u.test(sentence.passage.text.slice(sentence.start, at));
    if (!isFirst && /^\p{Lu}/u.test(token) && !/^I\b/.test(token) && !kept.has(toBareWord(token))) return true;
    at += token.length;
  }
  return false;
}

function bringsName({ sentence, start, original, replacement }: LocatedEdit, vocabulary: ReadonlySet<string>): boolean {
  const isAtStart = !/[\p{L}\p{N}]/u.test(sentence.passage.text.slice(sentence.start, start));
  const present = new Set(splitTokens(original).map(toBareWord));
  return splitTokens(replacement).some(
    (token, at) =>
      /^\p{Lu}/u.test(token) &&
      !/^I\b/.test(token) &&
      !(isAtStart && at === 0) &&
      !present.has(toBareWord(token)) &&
      !vocabulary.has(token.toLowerCase()) &&
      !listWords(original).some((word) => isAlike(word, token.toLowerCase())),
  );
}

/** Returns whether an edit adds an acronym, an address or the like. */
function bringsSign({ original, replacement }: LocatedEdit): boolean {
  const present = new Set(splitTokens(original));
  return splitTokens(replacement).some(
    (token) => !present.has(token) && !ABBREVIATION.test(token) && /^\p{Lu}{2,}|[\p{L}\p{N}][.@/:_]+[\p{L}\p{N}]/u.test(token),
  );
}

const toBareWord = (token: string) => token.toLowerCase().replace(/['’]/g, '');
const isSame = (one: string, other: string | undefined) => one === other;
const areSameLists = (some: string[], others: string[]) => some.length === others.length && some.every((one, at) => one === others[at]);
