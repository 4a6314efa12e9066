import type { ReadQuestion } from '../retrieve/readQuestion.ts';
import { detectAnswerType } from './answerType.ts';

/** Matches words that ask for something else than yes or no. */
const INTERROGATIVES = {
  es: /(?<!\p{L})(?:qué|que|cuál(?:es)?|cual|quién(?:es)?|cuándo|cuando|cuánt\p{L}+|cuant\p{L}+|dónde|donde|cómo|como|dime|lista)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:w(?:er|en|em|as|ann|o|ie|arum|ieso|eshalb|ohin|oher|ozu|ofür|omit|elche\p{L}?)|bis wann|nenne|zeige)(?!\p{L})/iu,
};
/** Matches yes-or-no questions, also behind a remark: "My network is 5 GHz, will it work?" */
const OPENS_YES_OR_NO =
  /^\W*(?:and |but |so |y |und )?(?:is|are|was|were|do|does|did|can|could|may|must|should|will|would|has|have|had|am)\s|[,;.] (?:is|are|will|can|does|do|may) (?:it|that|this|he|she|they|i|we|the)\b[^,]*\?\s*$/i;

/** "Have to" in Spanish holds a word that elsewhere asks. */
const HAVE_TO = /(?<!\p{L})(?:ten\p{L}+|tien\p{L}+|hay|había|habrá) que(?!\p{L})/giu;

/** Tells whether a question wants a yes or a no. */
export function isYesOrNo({ question, language }: ReadQuestion): boolean {
  if (language === 'en') return OPENS_YES_OR_NO.test(question);
  const asked = language === 'es' ? question.replace(HAVE_TO, '') : question;
  return detectAnswerType(question, language) === 'yesNo' || (/\?\s*$/.test(question) && !INTERROGATIVES[language].test(asked));
}
