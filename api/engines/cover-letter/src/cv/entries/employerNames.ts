/** Words in small letters that begin a part of a sentence, and no name of an employer. */
const INSIDE_SENTENCE =
  /^(?:half|most|some|all|both|nine|eight|where|which|who|whose|whom|and|or|but|of|in|for|with|from|by|to|then|when|while|because|her|his|my|our|their|about|including|among|under|over|\d+(?= \p{Ll})) /u;
const SENTENCE_WITHIN = /\p{Ll}{3}\.\s+\p{Lu}\p{Ll}+ (?:\p{Ll}|\p{Lu}\p{Ll}|\d)/u;
const ABBREVIATION = /\b(?:Inc|Ltd|Corp|Dept|Univ|Assoc|Bros|Prof|Govt|Intl)\.\s/u;
const PRONOUN = /\b(?:I|she|he|they|we|her|his)\b/u;

/** Checks that the text read as an employer can be a name: "half of them games. Clients include Orbis" was torn from a sentence. */
export function isEmployerName(text: string): boolean {
  return !INSIDE_SENTENCE.test(text) && !PRONOUN.test(text) && (!SENTENCE_WITHIN.test(text) || ABBREVIATION.test(text));
}
