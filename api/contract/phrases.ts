/** What can be wrong with a request, and the few words in a sentence that are neither a name nor a number. Each language has words for them. */
export const phraseNames = [
  'more_than',
  'not_json',
  'not_valid_json',
  'options_not_valid_json',
  'compressed',
  'foreign_charset',
  'wrong_form',
  'not_right',
  'not_a_uuid',
  'one_for_each_file',
  'each_file_once',
  'file_not_sent',
  'replaced_by_pages',
  'cv_text',
  'job_title',
  'company_name',
  'hiring_manager',
  'highlights',
  'instruction',
  'letter',
] as const;

export type PhraseName = (typeof phraseNames)[number];

/** A piece of a sentence that has yet to be said in some language. */
export interface Phrase {
  phrase: PhraseName;
  /** The name or amount it is about, the same in every language. */
  of?: string;
}

/** How a language says each of them. */
export type PhraseWords = Record<PhraseName, (of: string) => string>;

/** Returns a value for a sentence: a phrase in the sentence's language, any other value unchanged. */
export function formatValue(words: PhraseWords, value: string | number | Phrase): string | number {
  return typeof value === 'object' ? words[value.phrase](value.of ?? '') : value;
}
