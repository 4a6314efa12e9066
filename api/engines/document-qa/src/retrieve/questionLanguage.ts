/** Function words by which the language of a question is detected. */
const FUNCTION_WORDS: Record<'en' | 'es' | 'de', RegExp> = {
  en: /\b(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|does|do|did|can|could|may|must|should|will|would|the|of|this|that|there|it|my|your|please|thanks?|hello|hi|and|for|me|to)\b/giu,
  es: /[¿¡]|(?<!\p{L})(?:qué|cuál(?:es)?|cuán\p{L}*|cuant[oa]s?|quién(?:es)?|dónde|donde|cómo|cuándo|cuando|hay|está|están|puede[sn]?|puedo|podemos|el|los|las|del|una?|por|para|debo|tengo|hola|gracias|que|se|mi|este|esta|resume|resumen|hazme|dime)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:wer|wen|wem|was|wann|wo|wie|warum|wieso|welche[rsnm]?|wieviel|darf|dürfen|kann|muss|müssen|soll|ist|sind|gibt|gilt|hat|der|das|den|dem|ein|eine[rnms]?|ich|wir|mein|meine[rnms]?|und|für|von|steht|danke|hallo|guten|bitte|bis|wenn|nicht|fasse|mir|viel|viele|die|wird|werden|im|vom|zum|zur|mich|sich|kostet|habe|haben|bekomme)(?!\p{L})/giu,
};

export type QuestionLanguage = keyof typeof FUNCTION_WORDS;

/** Detects the language of a question. Falls back to the document's language, or else to English. */
export function detectQuestionLanguage(question: string, documentLanguage: string): QuestionLanguage {
  const fallback = documentLanguage === 'es' || documentLanguage === 'de' ? documentLanguage : 'en';
  const counts = (['en', 'es', 'de'] as const).map((language) => ({ language, count: [...question.matchAll(FUNCTION_WORDS[language])].length }));
  const most = Math.max(...counts.map(({ count }) => count));
  const leading = counts.filter(({ count }) => count === most).map(({ language }) => language);
  return most === 0 || leading.includes(fallback) ? fallback : (leading[0] ?? fallback);
}

const CERTAIN = 2;

/** Detects the language of a question, or returns undefined if it is uncertain. */
export function findCertainLanguage(question: string): QuestionLanguage | undefined {
  const counts = (['en', 'es', 'de'] as const).map((language) => ({ language, count: [...question.matchAll(FUNCTION_WORDS[language])].length }));
  const [first, second] = counts.sort((one, other) => other.count - one.count);
  if (!first || !second || first.count === second.count) return undefined;
  return first.count >= CERTAIN || (second.count === 0 && first.count > 0) ? first.language : undefined;
}
