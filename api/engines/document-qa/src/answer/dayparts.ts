import type { Verdict } from './verdict.ts';

/** Parts of the day, as English, Spanish and German name them. */
const PARTS = ['mornings?|mañanas?|morgens?|vormittags?', 'afternoons?|tardes?|nachmittags?', 'evenings?|abends?', 'nights?|noches?|nachts?'];
const ONLY = /\bonly\b|(?<!\p{L})(?:s[oó]lo|solamente|únicamente|nur|ausschließlich)(?!\p{L})/iu;

/** Decides whether something is possible in a part of the day where a sentence names the only one: "open in the mornings only". */
export function decideDaypart(question: string, sentence: string): Verdict | undefined {
  const [questionParts, sentenceParts] = [findParts(question), findParts(sentence)];
  if (questionParts.length !== 1 || sentenceParts.length === 0 || !ONLY.test(sentence)) return undefined;
  return sentenceParts.some((part) => questionParts.includes(part)) ? 'yes' : 'no';
}

function findParts(text: string): number[] {
  return PARTS.flatMap((names, part) => (new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu').test(text) ? [part] : []));
}
