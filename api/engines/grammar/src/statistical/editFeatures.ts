import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import type { NumberedSentence, SentenceModel } from '@sheaf/language/sentenceModel/sentenceModel';
import { EDIT_KINDS, type Edit } from './edit.ts';
import type { EditableToken } from './editableSentence.ts';
import { measureMeaningGain } from './meaningGain.ts';
import { compareTenses, findDeterminer, findGovernor, findHeadNoun, findSubject, findVerbBehind } from './sentenceContext.ts';
import { type Candidate, type MeasuredSentence, remember } from './weighEdit.ts';

/** Counts of the lexicon are compared in steps of so much: seven make a doubling. */
const PAIR_STEP = 14;

/** Returns the features of an edit that may be right. */
export function findFeatures(measured: MeasuredSentence, { edit, changed, gains, lead }: Candidate): number[] {
  const { model, numbers: sentence } = measured;
  const [from, end] = [edit.first + 1, edit.end + 1];
  const changedEnd = from + edit.words.length;
  const kind = EDIT_KINDS.indexOf(edit.kind);
  const features: number[] = [];
  let number = 0;
  const put = (value: number, other = 0, third = 0) => {
    number++;
    features.push(hashFeature(kind, number, value, other, third));
  };
  const was = remember(measured.counted, `${from} ${end}`, () => countAround(model, sentence, from, end));
  putGains(put, gains, was, countAround(model, changed, from, changedEnd));
  const edited: EditedWords = {
    old: edit.first === edit.end ? 0 : hashWords(sentence.words, from, end),
    fresh: edit.words.length === 0 ? 0 : hashWords(changed.words, from, changedEnd),
    freshClass: edit.words.length === 0 ? 0 : (changed.classes[changedEnd - 1] ?? 0),
  };
  putNeighbours(put, sentence, changed, { from, end, changedEnd }, edited);
  putContext(put, measured, edit, edited);
  const meaning = measureMeaningGain(measured.tokens, measured.readMeaning, edit);
  put(meaning);
  put(meaning, level(gains.words));
  put(meaning, level(gains.words + gains.classes));
  put(level(lead));
  put(level(lead), level(gains.words + gains.classes));
  putPairs(put, measured.tokens, edit);
  return features;
}

type Put = (value: number, other?: number, third?: number) => void;

/** The words that go and those that come, as numbers, and what kind of word comes. */
interface EditedWords {
  old: number;
  fresh: number;
  freshClass: number;
}

function putGains(put: Put, gains: { words: number; classes: number }, was: readonly number[], becomes: readonly number[]): void {
  const [gainOfWords, gainOfClasses] = [level(gains.words), level(gains.classes)];
  put(0);
  put(gainOfWords);
  put(gainOfClasses);
  put(gainOfWords, gainOfClasses);
  put(level(gains.words + gains.classes));
  for (const [at, seen] of was.entries()) {
    put(seen);
    put(becomes[at] ?? 0);
    put(seen, becomes[at] ?? 0);
  }
  put(Math.max(...was.slice(2, 5)), Math.max(...becomes.slice(2, 5)), gainOfWords);
  put(Math.max(...was.slice(5)), Math.max(...becomes.slice(5)), gainOfClasses);
  put(was[0] ?? 0, was[1] ?? 0, gainOfWords);
  put(becomes[0] ?? 0, becomes[1] ?? 0, gainOfWords);
}

interface Places {
  from: number;
  end: number;
  changedEnd: number;
}

function putNeighbours(
  put: Put,
  { words, classes }: NumberedSentence,
  changed: NumberedSentence,
  { from, end, changedEnd }: Places,
  { old, fresh }: EditedWords,
): void {
  put(old);
  put(fresh);
  put(old, fresh);
  put(words[from - 1] ?? 0, fresh, old);
  put(words[end] ?? 0, fresh, old);
  put(classes[from - 1] ?? 0, fresh, old);
  put(classes[end] ?? 0, fresh, old);
  put(classes[from - 1] ?? 0, classes[end] ?? 0, hashFeature(0, 0, fresh, old, 0));
  put(classes[from - 2] ?? 0, classes[from - 1] ?? 0, fresh);
  put(classes[end] ?? 0, classes[end + 1] ?? 0, fresh);
  put(classes[from] ?? 0, changed.classes[from] ?? 0);
  put(classes[from - 1] ?? 0, classes[from] ?? 0, changed.classes[from] ?? 0);
  put(classes[end] ?? 0, classes[from] ?? 0, changed.classes[from] ?? 0);
  put(classes[from - 1] ?? 0, classes[end] ?? 0, changed.classes[changedEnd - 1] ?? 0);
}

/** What the sentence says farther off: its times, the subject, the word that governs, the noun that a phrase leads to. */
function putContext(put: Put, { numbers, tokens, context }: MeasuredSentence, { first, end }: Edit, { old, fresh, freshClass }: EditedWords): void {
  const [wordAt, classAt] = [
    (place: number) => (place < 0 ? 0 : (numbers.words[place + 1] ?? 0)),
    (place: number) => (place < 0 ? 0 : (numbers.classes[place + 1] ?? 0)),
  ];
  const both = hashFeature(0, 1, old, fresh, 0);
  const kinds = hashFeature(0, 2, classAt(first), end - first, freshClass);
  const tenses = compareTenses(context, end > first ? tokens[first] : undefined);
  const { nearest, head, isJoined } = findSubject(tokens, first);
  const subject = nearest * 128 + head * 2 + (isJoined ? 1 : 0);
  put(context.times, both);
  put(context.times, tenses, kinds);
  put(tenses, both);
  put(subject, both);
  put(subject, kinds);
  put(head, isJoined ? 1 : 0, both);
  const governor = findGovernor(tokens, first);
  put(wordAt(governor), first - governor, both);
  put(wordAt(governor), fresh);
  put(classAt(governor), first - governor, both);
  const noun = findHeadNoun(tokens, end);
  put(wordAt(noun), both);
  put(wordAt(noun), wordAt(governor), fresh);
  put(tokens[noun]?.tag ?? 0, noun - end, both);
  const determiner = findDeterminer(tokens, first);
  put(wordAt(determiner), both);
  put(wordAt(determiner), kinds);
  const verb = findVerbBehind(tokens, end - 1);
  put(classAt(verb), kinds);
  put(tokens[verb]?.tag ?? 0, verb - end, both);
  put(context.isQuestion ? 1 : 0, first === 0 ? 1 : 0, both);
  put(context.past === 0 && context.present === 0 ? 1 : 0, both);
  put(Math.min(12, tokens.length >> 1), kinds);
}

/** How common the pairs of words are, on the larger scale of the lexicon. */
function putPairs(put: Put, tokens: readonly EditableToken[], { first, end, words }: Edit): void {
  const lexicon = loadLexicon();
  const [before, behind] = [tokens[first - 1]?.lower ?? '', tokens[end]?.lower ?? ''];
  const old = tokens.slice(first, end).map(({ lower }) => lower);
  const count = (one: string, other: string) => (one === '' || other === '' ? 0 : Math.round(lexicon.pairCount(one, other) / PAIR_STEP));
  const [oldBefore, oldBehind] = [count(before, old[0] ?? behind), count(old.at(-1) ?? before, behind)];
  const [newBefore, newBehind] = [count(before, words[0]?.toLowerCase() ?? behind), count(words.at(-1)?.toLowerCase() ?? before, behind)];
  put(oldBefore, newBefore);
  put(oldBehind, newBehind);
  put(newBefore + newBehind - oldBefore - oldBehind);
  put(Math.min(oldBefore, oldBehind), Math.min(newBefore, newBehind));
  const common = (word: string | undefined) => (word === undefined ? 0 : lexicon.countAt(lexicon.indexOf(word.toLowerCase())));
  put(Math.round((common(words[0]) - common(old[0])) / PAIR_STEP), Math.sign(newBefore - oldBefore), Math.sign(newBehind - oldBehind));
}

/** Returns one number for the words of an edit. */
function hashWords(words: readonly number[], from: number, end: number): number {
  return end - from === 1 ? (words[from] ?? 0) : words.slice(from, end).reduce((hash, word) => hashFeature(0, 3, hash, word, 0), end - from);
}

/** Returns how often the runs around a place were seen, on a scale of doublings: pairs, threes and fives of classes. */
function countAround(model: SentenceModel, sentence: NumberedSentence, from: number, end: number): number[] {
  const seen = (view: 'words' | 'classes', first: number, last: number) =>
    Math.min(9, Math.ceil(Math.log2(1 + model.count(view, sentence, first, last))));
  return [
    seen('words', from - 1, from + 1),
    seen('words', end - 1, end + 1),
    seen('words', from - 2, from + 1),
    seen('words', from - 1, from + 2),
    seen('words', end - 1, end + 2),
    seen('classes', from - 2, from + 1),
    seen('classes', from - 1, from + 2),
    seen('classes', end - 1, end + 2),
    seen('classes', from - 2, from + 2),
    seen('classes', from - 1, end + 2),
    seen('classes', from - 2, end + 2),
  ];
}

function level(gain: number): number {
  return Math.max(-6, Math.min(14, Math.round(gain)));
}

function hashFeature(kind: number, number: number, value: number, other: number, third: number): number {
  let hash = Math.imul(kind * 64 + number + 1, 0x9e3779b1);
  for (const part of [value, other, third]) {
    hash = Math.imul(hash ^ (part + 0x7f4a7c15), 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}
