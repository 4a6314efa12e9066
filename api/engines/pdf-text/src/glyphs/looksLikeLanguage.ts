import { guessLanguage } from '@sheaf/language/identify/guessLanguage';

/** Of the letters of a text in one script, beside a few foreign words. */
const MOST_LETTERS = 0.8;
/** Of its characters, the rest being marks and signs. */
const MIN_WORDED = 0.7;
const MIN_WORDS = 3;
/** A text of names and addresses has a few that do not. */
const MIN_NATURAL = 0.85;
const VOWEL = /[aeiouyáéíóúýàèìòùäëïöüâêîôûãõåæøœıąęěőű]/i;
const NATURAL = /^(\p{Lu}?\p{Ll}+|\p{Lu}+)$/u;
const AROUND_WORD = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;

/**
 * The letters used most, and the least share that they have of all. Measured in Article 1 of the Declaration of Human Rights: about twice as much in
 * scripts of their own. In 14 languages of Latin letters it is 0.52 to 0.74, and at most 0.53 when these letters are moved on in the alphabet.
 */
const LATIN = { letters: /[aeionrst]/gi, share: 0.5 };
const USUAL_LETTERS: Record<string, typeof LATIN> = {
  ru: { letters: /[оеаинт]/gi, share: 0.24 },
  uk: { letters: /[оаинітв]/gi, share: 0.24 },
  sr: { letters: /[аиоент]/gi, share: 0.24 },
  el: { letters: /[αοιετσν]/gi, share: 0.25 },
  zh: { letters: /[的一是不在有人和中大为上国年以]/g, share: 0.08 },
  ja: { letters: /[のにをはがとでるたてい]/g, share: 0.15 },
  ko: { letters: /[이다는을의에가지고한로은]/g, share: 0.1 },
  ar: { letters: /[اليمون]/g, share: 0.27 },
  fa: { letters: /[اینردم]/g, share: 0.25 },
  he: { letters: /[יוהלארמ]/g, share: 0.25 },
};

/** Detects words of a language: text of a font with an unknown encoding may look like words, but not like these. */
export function looksLikeLanguage(words: string[]): boolean {
  const text = words.join(' ');
  const letters = countMatches(text, /\p{L}/gu);
  if (letters + countMatches(text, /\p{N}/gu) < MIN_WORDED * countMatches(text, /\S/gu)) return false;
  const latin = countMatches(text, /\p{Script=Latin}/gu);
  if (latin >= MOST_LETTERS * letters) return areNatural(words) && countMatches(text.normalize('NFD'), LATIN.letters) >= LATIN.share * latin;
  const usual = USUAL_LETTERS[guessLanguage(text)];
  return usual !== undefined && countMatches(text, usual.letters) >= usual.share * (letters - latin);
}

/** Returns true where nearly all words have a vowel and no capitals in their midst. */
function areNatural(words: string[]): boolean {
  const worded = words.flatMap((word) => word.replace(AROUND_WORD, '').split(/[-–—'’/]/)).filter((word) => countMatches(word, /\p{L}/gu) >= 3);
  const natural = worded.filter((word) => NATURAL.test(word) && VOWEL.test(word));
  return natural.length >= MIN_WORDS && natural.length >= MIN_NATURAL * worded.length;
}

function countMatches(text: string, kind: RegExp): number {
  return text.match(kind)?.length ?? 0;
}
