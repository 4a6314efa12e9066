import { type LetterTones, letterLengths, letterTones, wordsOfLength } from '../../../contract/coverLetter.ts';
import type { Locale } from '../../../contract/messages/locales.ts';
import { letterAnswerWords } from '../../../contract/messages/serverMessages.ts';

/** Describes the tones and lengths that a letter can have. */
export function describeTones(locale: Locale): LetterTones {
  const words = letterAnswerWords[locale];
  return {
    tones: letterTones.map((id) => ({ id, ...words.tones[id] })),
    lengths: letterLengths.map((id) => ({ id, name: words.lengths[id], minWords: wordsOfLength[id].min, maxWords: wordsOfLength[id].max })),
  };
}
