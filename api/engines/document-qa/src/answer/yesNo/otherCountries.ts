import { normalizeTerm } from '@sheaf/language/terms/searchTerms';
import { isPlaceName } from '../../retrieve/placeNames.ts';
import type { Verdict } from '../verdict.ts';
import { isDenied, NEGATION, RESTRICTION } from './ruleWords.ts';
import { EUROPEAN_UNION, isUnionCountry } from './unionCountries.ts';

const LANGUAGES = ['en', 'es', 'de'] as const;
/** What takes in places without their names. */
const WIDER =
  /\b(?:worldwide|abroad|overseas|anywhere|everywhere|(?:all|any|every|other) (?:\p{L}+ )?countr\p{L}+|(?:in|to|throughout|across|rest of|all of|within|whole of) (?:the )?(?:Europe(?:an (?:union|economic area))?|EU|world|continent))\b|(?<!\p{L})(?:extranjero|cualquier país|toda Europa|Unión Europea|weltweit|Ausland|ganz Europa|in Europa|europaweit|EU-Ausland)(?!\p{L})/iu;
/** What leaves out all other places. */
const ALL_OTHERS =
  /\b(?:any|all|every) others?\b|\bno other\b|\bother (?:countries|places|states)\b|\b(?:nowhere|anywhere) else\b|\belsewhere\b|(?<!\p{L})(?:(?:a )?ning[uú]n otro|cualquier otro|otros países|demás países|fuera de ellos|ander(?:e|en|es|er) (?:Länder\p{L}*|Staaten|Land|Ländern))(?!\p{L})/iu;

/** Returns the names of countries and cities of a text, each in the form of a search term. */
function findPlaces(text: string, isCapitalized: boolean): Set<string> {
  // In a document names have capitals; visitors leave them out.
  const words = text.match(isCapitalized ? /(?<!\p{L})\p{Lu}\p{L}{3,}/gu : /\p{L}{4,}/gu) ?? [];
  return new Set(words.flatMap((word) => LANGUAGES.map((language) => normalizeTerm(word.toLowerCase(), language))).filter(isPlaceName));
}

/** Returns whether a question names a country or a city, and a sentence only others, such as those where a car may be taken. */
export function namesOtherPlaces(question: string, sentence: string): boolean {
  const questionPlaces = findPlaces(question, false);
  if (questionPlaces.size === 0 || WIDER.test(sentence)) return false;
  const sentencePlaces = findPlaces(sentence, true);
  return sentencePlaces.size > 0 && [...questionPlaces].every((place) => !sentencePlaces.has(place));
}

const NOT_OUTSIDE =
  /\b(?:not|never|no|cannot)\b[^.;]{0,30}?\b(?:outside|beyond|elsewhere|other countries)\b|(?<!\p{L})(?:(?:no|nunca) fuera|(?:nicht|nie) (?:außerhalb|darüber hinaus))(?!\p{L})/iu;
const OUTSIDE = /\b(?:outside|beyond)\b|(?<!\p{L})(?:fuera|außerhalb|resto de|demás|other)(?!\p{L})/iu;

/** Decides by whether a country is in the European Union, where a rule is for that: France is, and Morocco is not. */
function decideInUnion(question: string, sentence: string): Verdict | undefined {
  const places = [...findPlaces(question, false)];
  if (places.length === 0) return undefined;
  const [inside, outside] = [places.some(isUnionCountry), places.some((place) => !isUnionCountry(place))];
  const named = findPlaces(sentence, true);
  if (inside && !OUTSIDE.test(sentence) && !isDenied(sentence)) return 'yes';
  if (inside && NOT_OUTSIDE.test(sentence) && !isDenied(sentence.replace(NOT_OUTSIDE, ' '))) return 'yes';
  const isExcluded = outside && !inside && places.every((place) => !named.has(place));
  return isExcluded && (NOT_OUTSIDE.test(sentence) || RESTRICTION.test(sentence)) ? 'no' : undefined;
}

/** Denies what a rule permits only for other places, by itself or by the next sentence: "It may not be taken to any other country." */
export function decidePlace(question: string, sentence: string, next: string): Verdict | undefined {
  if (EUROPEAN_UNION.test(sentence)) return decideInUnion(question, sentence);
  if (!namesOtherPlaces(question, sentence) || isDenied(sentence)) return undefined;
  const excludesOthers = [sentence, next].some((text) => ALL_OTHERS.test(text) && NEGATION.test(text));
  return excludesOthers || RESTRICTION.test(sentence) ? 'no' : undefined;
}
