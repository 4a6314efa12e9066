/** A noun of a question: German capitalises them. */
const NOUN = /(?<=\s)\p{Lu}\p{Ll}{3,}/gu;

/**
 * Compares the nouns of a German question with those of a sentence, since "Miete" and "Mieter" have one stem. Returns 1 for the noun itself or a compound
 * that ends with it ("Kaltmiete"), -1 for the person alone ("Mieter"), and 0 for neither.
 */
export function compareNouns(question: string, sentence: string): -1 | 0 | 1 {
  const nouns = question.match(NOUN) ?? [];
  if (nouns.some((noun) => new RegExp(`(?<!\\p{L})\\p{L}*${noun}(?:e|n|en|s|es|in|innen)?(?!\\p{L})`, 'iu').test(sentence))) return 1;
  const agents = nouns.filter((noun) => !noun.endsWith('er')).map((noun) => noun.replace(/(?:en|e|n)$/, ''));
  return agents.some((noun) => new RegExp(`(?<!\\p{L})\\p{L}*${noun}er(?:in|innen|s)?(?!\\p{L})`, 'iu').test(sentence)) ? -1 : 0;
}
