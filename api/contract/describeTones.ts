import { type LetterTones, letterLengths, letterTones, wordsOfLength } from './coverLetter.ts';
import type { LetterStyleMessages } from './letterChoices.ts';

/** Describes the tones and lengths that a letter can have. */
export function describeTones({ tone, length }: LetterStyleMessages): LetterTones {
  return {
    tones: letterTones.map((id) => ({ id, name: tone.values[id], description: tone.hints[id] })),
    lengths: letterLengths.map((id) => ({ id, name: length.values[id], minWords: wordsOfLength[id].min, maxWords: wordsOfLength[id].max })),
  };
}
