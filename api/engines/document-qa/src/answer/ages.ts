import { readSmallNumber } from './smallNumbers.ts';

const AGE = '(\\d{1,2}|\\p{L}{3,13}(?:-one)?)';
const PERSON =
  'son|daughter|child|kid|baby|toddler|little one|grandson|granddaughter|mum|mother|dad|father|gran|grandma|grandad|boy|girl|teenager|brother|sister|niece|nephew|wife|husband|friend|someone|he|she|i|hijo|hija|hermano|hermana|sohn|tochter|kind|ich';
/** Matches an age in a question, such as "my son of 14", "I am 21" or "a 14-year-old". */
const ASKED_AGE = new RegExp(
  `\\b(?:i['’]?m|(?:s?he|who)['’]s) ${AGE}(?= (?:years|and|can|will|do|am|is)\\b|\\s*[,.?!]|$)|\\b(?:${PERSON})\\b.{0,12}?\\b(?:of|de|is|am|aged|turned|tiene|tengo|ist|bin|von) ${AGE}\\b(?! (?:minutes|hours|days|weeks|months))|\\b${AGE}[- ]years?[- ]olds?\\b|${AGE} años|\\b(?:mit|von) ${AGE} Jahren\\b|\\b${AGE} Jahre alt|\\b${AGE}[- ]?jährig`,
  'giu',
);
const BELOW = new RegExp(
  `(?<!not )\\b(?:under|below|younger than|menores? de|unter|jünger als)\\s+(?:the age of |a |age |los )?${AGE}(?![\\p{L}\\d.,]*\\s?(?:%|percent|euros?|kg|km|cm|m\\b))`,
  'iu',
);
const ABOVE = new RegExp(
  `\\b(?:no|not) older than ${AGE}|\\bup to (?:the age of |age )${AGE}|\\baged? up to ${AGE}|\\b(?:no mayores de|hasta los) ${AGE} años|höchstens ${AGE} Jahre alt|bis zum (?:vollendeten )?${AGE}\\. Lebensjahr`,
  'iu',
);
/** "I only turn 17 in August", "he will be 18 next year". */
const TURNS = new RegExp(`\\b(?:turn(?:s|ing)?|will be|is going to be) ${AGE}(?= (?:next|in|on|soon|this|later)\\b)`, 'iu');
/** An age that people are of: "tenants over 65". */
const OF_PEOPLE = new RegExp(
  `\\b(?:people|persons?|those|anyone|everyone|visitors?|guests?|residents?|customers?|passengers?|tenants?|members?|adults?|drivers?|readers?|or|and)(?: who are)? (?:over|above|aged|older than|from)(?: the age of)? ${AGE}(?![\\p{L}\\d.,]*\\s?(?:%|percent|euros?|kg|km|cm|m\\b|hours|minutes|days|weeks))`,
  'iu',
);
/** "Between the ages of 18 and 69", "aged 23 to 74". */
const BETWEEN =
  /\b(?:between|from)(?: the)? ages? (?:of )?(\d{1,2}) (?:and|to) (\d{1,2})\b|\baged? (?:between )?(\d{1,2})(?: to | and |[-–])(\d{1,2})\b|\bbetween (\d{1,2}) and (\d{1,2}) years\b|\b(?:drivers?|people|members|anyone|participants|must be) between (\d{1,2}) and (\d{1,2})\b(?! (?:kg|cm|m|km|minutes|hours|days|weeks|months|euros|pounds))|(?<!\p{L})(?:entre|von|zwischen) (\d{1,2}) (?:y|bis|und) (\d{1,2}) (?:años|Jahren?)(?!\p{L})/iu;
const RESTRICTED_TO_NONE = /\b(?:not|never|cannot|excluded)\b/iu;
/** "Who have not turned three", "not yet 4". */
const NOT_TURNED = new RegExp(`\\b(?:not|never)(?: yet)? (?:turned|reached(?: the age of)?|had their) ${AGE}\\b|\\bnot yet ${AGE}(?= |[.,;])`, 'iu');
/** What some need not do or pay in full. */
const LESS = /\b(?:half|exempt|free|reduced|discount|less|nothing|need not|do not have to)\b/iu;
const ASKS_DUTY = /\b(?:have to|need to|must|should)\b.{0,20}\b(?:pay|buy)\b|\bfull (?:price|rent|fee|fare)\b/iu;
/** What nobody of an age has to do. */
const EXCUSED =
  /\b(?:excused|exempt(?:ed)?|released|need not|do not have to|don['’]t have to|not required to)\b|(?<!\p{L})(?:befreit|freigestellt|exent[oa]s?|dispensad[oa]s?)(?!\p{L})/iu;
const ASKS_ANY_DUTY = /\b(?:have to|need to|must|should|obliged to|required to)\b|(?<!\p{L})(?:muss|müssen|tengo que|tiene que|debo|debe)(?!\p{L})/iu;
/** Matches words for people of age, where only they may do something. */
const ADULTS_ONLY = /\b(?:adults only|only adults|over[- ]18s|of legal age)\b|mayor(?:es)? de edad|volljährig/iu;
const ADULT_AGE = 18;
const FROM = new RegExp(
  `\\b(?:at least|minimum age(?: is| of)?:?|from the age of|(?:has|have) (?:reached|completed)|cumplidos?(?: los)?|over|older than|aged|mindestens|ab|über|mayores? de|a partir de(?: los)?|al menos|mínimo de)\\s+(?:the age of )?${AGE}\\b|${AGE} (?:years old )?(?:and|or) (?:over|older)\\b`,
  'iu',
);
/** Matches an age that no unit follows: "must be at least 16 to drive". */
const BARE_FROM = new RegExp(
  `\\b(?:be|ser|tener|sein) (?:at least|over|older than|al menos|mindestens) ${AGE}(?=\\s+(?:to|and|or|in order|para|um)\\b|[.,;]|$)`,
  'iu',
);
const NAMES_AGE =
  /\b(?:years? (?:old|of age)|aged?|older|younger|birthday|adults?|minors?)\b|(?<!\p{L})(?:años|edad|mayores|menores|Jahre alt|Alter|volljährig|minderjährig)(?!\p{L})/iu;
const RESTRICTS =
  /\b(?:not|never|no|only|must|cannot|prohibited|forbidden|excluded|supervis\p{L}*|accompanied|by an adult|kept away)\b|n['’]t\b|(?<!\p{L})(?:no|solo|sólo|prohib\p{L}*|acompañad\p{L}*|nicht|kein\p{L}*|nur|verboten|untersagt|aufsicht|begleitung)(?!\p{L})/iu;

/** "Children under ten pay half": a younger one does, an older one does not. */
const GRANTS =
  /\b(?:half|free|reduced|discount|less|cheaper|may|can|welcome)\b|(?<!\p{L})(?:mitad|gratis|reducid[oa]|descuento|pueden|hälfte|frei|kostenlos|ermäßigt|dürfen|können)(?!\p{L})/iu;

/** Of those who are asked whether they pay, the ones that it is free for do not. */
const ASKS_PAYMENT = /\b(?:pay|charged?|cost|costs)\b|(?<!\p{L})(?:pagar?|paga|cuesta|zahlen|zahlt|kostet)(?!\p{L})/iu;
const FREE_OF_CHARGE = /\bfree\b|(?<!\p{L})(?:gratis|gratuit\p{L}*|freien? Eintritt|frei|kostenlos)(?!\p{L})/iu;

/** Decides by age: compares the age in a question with the limit that a sentence sets. */
export function decideAge(question: string, sentence: string): 'yes' | 'no' | undefined {
  const age = readQuestionAge(question);
  if (age === undefined) return undefined;
  const [young, old] = [BELOW, OF_PEOPLE].map((bound) => readSmallNumber(bound.exec(sentence)?.[1] ?? ''));
  const isMet = old === undefined ? undefined : age >= old || (young !== undefined && age < young);
  if (isMet !== undefined && ASKS_DUTY.test(question) && LESS.test(sentence)) return isMet ? 'no' : 'yes';
  if (old !== undefined && excusesFromDuty(question, sentence)) return age >= old ? 'no' : 'yes';
  const [low, high] = (BETWEEN.exec(sentence)?.slice(1) ?? []).flatMap((bound) => (bound === undefined ? [] : (readSmallNumber(bound) ?? [])));
  if (low !== undefined && high !== undefined && !RESTRICTED_TO_NONE.test(sentence)) return age >= low && age <= high ? 'yes' : 'no';
  const unborn = readSmallNumber(NOT_TURNED.exec(sentence)?.slice(1).find(Boolean) ?? '');
  if (unborn !== undefined && LESS.test(sentence)) return age < unborn === ASKS_DUTY.test(question) ? 'no' : 'yes';
  const highest = readSmallNumber(ABOVE.exec(sentence)?.slice(1).find(Boolean) ?? '');
  if (highest !== undefined) return age > highest ? 'no' : 'yes';
  if (ADULTS_ONLY.test(sentence)) return compareAge(age, ADULT_AGE);
  const below = readSmallNumber(BELOW.exec(sentence)?.[1] ?? '');
  if (below !== undefined && RESTRICTS.test(sentence)) return compareAge(age, below);
  if (below !== undefined && ASKS_PAYMENT.test(question) && FREE_OF_CHARGE.test(sentence)) return compareAge(age, below);
  if (below !== undefined) return GRANTS.test(sentence) ? invert(compareAge(age, below)) : undefined;
  const bare = readSmallNumber(BARE_FROM.exec(sentence)?.[1] ?? '');
  if (bare !== undefined) return compareAge(age, bare);
  const from = readSmallNumber(FROM.exec(sentence)?.slice(1).find(Boolean) ?? '');
  return from === undefined || !NAMES_AGE.test(sentence) ? undefined : compareAge(age, from);
}

/** Returns whether a question asks for a duty that a sentence excuses some from. */
export function excusesFromDuty(question: string, sentence: string): boolean {
  return ASKS_ANY_DUTY.test(question) && EXCUSED.test(sentence);
}

/** Reads the age that a question names, or the one before a birthday to come: "I turn 17 in August". */
export function readQuestionAge(question: string): number | undefined {
  const next = readSmallNumber(TURNS.exec(question)?.[1] ?? '');
  if (next !== undefined) return next - 1;
  return [...question.matchAll(ASKED_AGE)].map((found) => readSmallNumber(found.slice(1).find(Boolean) ?? '')).find((each) => each !== undefined);
}

function compareAge(age: number, limit: number): 'yes' | 'no' {
  return age < limit ? 'no' : 'yes';
}

function invert(verdict: 'yes' | 'no'): 'yes' | 'no' {
  return verdict === 'yes' ? 'no' : 'yes';
}

/** Returns whether a question has an age and a sentence has a limit for it. */
export function comparesAges(question: string, sentence: string): boolean {
  return decideAge(question, sentence) !== undefined;
}
