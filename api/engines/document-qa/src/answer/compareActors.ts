import type { OpenIndex } from '../index/openChatIndex.ts';

const ASKED_BY_READER = /\bI\s+(?:(?:have|need)\s+to\s+|(?:must|should|can|will|would|may|also)\s+)?(?<verb>\p{Ll}{3,})\b/u;
const ASKED_OF_WRITER =
  /\b(?:you|they|the (?:bank|company|insurer|club|gym|hotel|shop|provider|school|university|firm|agency))\s+(?:(?:have|need)\s+to\s+|(?:must|should|can|will|would|may|also)\s+)?(?<verb>\p{Ll}{3,})\b/u;
/** Verbs that both sides may do. */
const AUXILIARY_VERB = /^(?:have|has|had|get|find|know|need|want|see|tell|think|mean|can|are|was|were|will|been|and|the|for)$/;
const MIN_YOU_COUNT = 3;
const MIN_WE_COUNT = 2;
const letters = new WeakMap<OpenIndex, boolean>();

/**
 * Compares who does something in a question and in a sentence of a document that its writer ("we") addresses to its reader ("you").
 * Returns 1 where the same side does it, -1 where the other side does, 0 where nothing is said. "Do I pay" asks for "you pay", not for "we pay".
 */
export function compareActors(index: OpenIndex, question: string, sentence: string): -1 | 0 | 1 {
  const readersVerb = ASKED_BY_READER.exec(question)?.groups?.verb;
  const writersVerb = readersVerb ? undefined : ASKED_OF_WRITER.exec(question)?.groups?.verb;
  const verb = readersVerb ?? writersVerb;
  if (!verb || AUXILIARY_VERB.test(verb) || !isAddressed(index)) return 0;
  const does = (who: string) => new RegExp(`\\b${who}(?:\\s+(?!not\\b)\\p{L}+){0,2}?\\s+${verb}s?\\b`, 'iu').test(sentence);
  const [isReader, isWriter] = [does('you'), does('we')];
  if (isReader === isWriter) return 0;
  return isReader === Boolean(readersVerb) ? 1 : -1;
}

/** Returns whether a document addresses its reader as "you" and calls its writer "we", as plain policies do. */
function isAddressed(index: OpenIndex): boolean {
  const known = letters.get(index);
  if (known !== undefined) return known;
  const count = (pattern: RegExp) => index.text.match(pattern)?.length ?? 0;
  const found = count(/\byou(?:r|rs)?\b/gi) >= MIN_YOU_COUNT && count(/\b(?:we|us|our)\b/gi) >= MIN_WE_COUNT;
  letters.set(index, found);
  return found;
}
