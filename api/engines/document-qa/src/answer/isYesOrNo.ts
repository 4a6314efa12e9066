import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import { detectAnswerType } from './answerType.ts';

/** Matches words that ask for something else than yes or no. */
const INTERROGATIVES = {
  en: /\b(?:what|whats|which|who|whom|whose|when|where|why|how|hows|wat)\b/i,
  es: /(?<!\p{L})(?:qué|que|cuál(?:es)?|cual|quién(?:es)?|cuándo|cuando|cuánt\p{L}+|cuant\p{L}+|dónde|donde|cómo|como|dime|lista)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:w(?:er|en|em|as|ann|o|ie|arum|ieso|eshalb|ohin|oher|ozu|ofür|omit|elche\p{L}?)|bis wann|nenne|zeige)(?!\p{L})/iu,
};
/** Matches what a yes-or-no question begins with. */
const OPENS_YES_OR_NO =
  /^\W*(?:(?:and|but|so|ok|hi|hello|please) ,?)?(?:is|are|was|were|do|does|did|can|could|may|must|should|will|would|has|have|had|am)(?:n['’]?t)? /i;
/** Matches a verb before its subject, which asks also after a remark: "My network is 5 GHz, will it work?", "my dog chewed the sofa is that covered". */
const INVERTED =
  /\b(?:is|are|am|was|were|do|does|did|can|could|will|would|may|must|should|have|has)(?:n['’]?t)? (?:i|we|you|they|he|she|it|this|that|there)\b/i;
/** Matches a verb that opens a clause after a remark: "still on probation, is two weeks' notice enough". */
const AFTER_REMARK = /[,;:.!–]\s(?:and |so |but |then )?(?:is|are|do|does|did|can|could|will|would|may|must|should|has)(?:n['’]?t)? [\p{L}\d]/iu;
/** Matches questions without a verb: "airbnb ok?", "parking included?" */
const ENDS_WITH_STATE =
  /[,;:.!–]\s(?:ok|okay|allowed|permitted|fine) (?:on|in|at|to|for|if|with|by|as)\b|\b(?:ok|okay|allowed|permitted|possible|included|covered|free|necessary|normal|refundable|available)\s*\??\s*$/i;
/** Matches the verb that a German yes-or-no question begins with, with or without a question mark. */
const GERMAN_VERB =
  /^\W*(?:und |aber )?(?:darf|dürfen|kann|können|muss|müssen|soll|sollen|ist|sind|war|gibt|hat|haben|habe|wird|werden|wurde[n]?|gibts|gibt's|reicht|genügt|kostet|steht|zählt|gehört|kommt|sollte[n]?|könnte[n]?|dürfte[n]?|habt|hab|krieg|krieg(?:en|st)|bekommt|muß|darfs?|gehts|bleibt|läuft|lohnt|stimmt|brauch|bekomme|bekommen|kriege|kriegt|zahlt|zahle|bin|geht|gilt|brauche|brauchen)(?!\p{L})/iu;

/** Any German verb with its pronoun after it: "gebt ihr", "haftet ihr", "zahle ich". */
const GERMAN_INVERTED =
  /(?:^\W*|,\s)(?:und |aber )?(?!(?:damit|seit|obwohl|sobald)(?!\p{L})|w(?:er|en|em|as|ann|o|ie|arum|ieso|eshalb|elche\p{L}?|ieviel)(?!\p{L}))\p{L}{2,}(?:e|st|t|en) (?:ich|du|er|sie|es|wir|ihr|man)(?!\p{L})/iu;

/** A Spanish verb that asks, also after a remark and without a question mark: "somos 12, tenemos descuento". */
const SPANISH_VERB =
  /(?<!\p{L})(?:puedo|puede[ns]?|podemos|podría(?:mos)?|tengo|tiene[ns]?|tenemos|hay|es|son|está[n]?|estoy|entra[n]?|incluye[n]?|necesit[oa]|necesitamos|debo|debemos|vale|sirve[n]?|admiten?|acepta[n]?|(?:me|nos|le|se) (?:cobra[n]?|deja[n]?|da[n]?|devuelve[n]?|paga[n]?|cubre[n]?|toca|corresponde)|pag[oa]|pagamos|abre[n]?|cubre[n]?)(?!\p{L})/iu;
/** After such a verb, a word without its accent only compares: "¿Puedo usarlo como en casa?" */
const OPENS_IN_SPANISH =
  /^\W*(?:y |pero )?(?:puedo|puede[ns]?|podemos|se puede[n]?|tengo que|tenemos que|hay que|debo|debemos|está[n]?|es|son|hay|me cobran|me pagan|me devuelven)(?! (?:saber|decir|explicar|cuanto|cuando|como|que(?! (?:pagar|ir|hacer|llevar)))\p{L}*)(?!\p{L})/iu;
const ACCENTED_INTERROGATIVE = /(?<!\p{L})(?:qué|cuál(?:es)?|quién(?:es)?|cuándo|cuánt\p{L}+|dónde|cómo|saber|dime|decirme)(?!\p{L})/iu;
const SPANISH_ORDER = /^\W*(?:dime|lista|resume|explica|describe|cuéntame|enumera|busca|quiero saber)(?!\p{L})/iu;
/** "Have to" in Spanish holds a word that elsewhere asks. */
const HAVE_TO = /(?<!\p{L})(?:ten\p{L}+|tien\p{L}+|hay|había|habrá) que(?!\p{L})/giu;

/** Returns whether a question wants a yes or a no. */
export function isYesOrNo({ question, language }: ParsedQuestion): boolean {
  if (language === 'en') return isEnglishYesOrNo(question);
  const shortened = language === 'es' ? question.replace(HAVE_TO, '') : question;
  if (language === 'de' && (GERMAN_VERB.test(question) || GERMAN_INVERTED.test(question))) return true;
  if (language === 'es' && OPENS_IN_SPANISH.test(question) && !ACCENTED_INTERROGATIVE.test(shortened)) return true;
  if (language === 'es' && SPANISH_VERB.test(question) && !INTERROGATIVES.es.test(shortened) && !SPANISH_ORDER.test(question)) return true;
  return detectAnswerType(question, language) === 'yesNo' || (/\?\s*$/.test(question) && !INTERROGATIVES[language].test(shortened));
}

function isEnglishYesOrNo(question: string): boolean {
  if (OPENS_YES_OR_NO.test(question)) return true;
  const verb = INVERTED.exec(question) ?? AFTER_REMARK.exec(question) ?? ENDS_WITH_STATE.exec(question);
  return verb !== null && !INTERROGATIVES.en.test(question.slice(0, verb.index));
}
