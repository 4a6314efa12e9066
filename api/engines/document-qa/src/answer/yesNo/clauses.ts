import { findMainClause } from '../mainClause.ts';
import { INCLUDED_QUESTION } from './asksPermission.ts';
import { hasRuleWord, isDenied } from './ruleWords.ts';
import { findStems } from './stems.ts';

const HAS_VERB =
  /\b(?:is|are|was|were|has|have|had|will|do|does|must|may|can|costs?|comes?|\p{L}{3,}ed)\b|(?<!\p{L})(?:es|son|está[ns]?|hay|tienen?|ist|sind|hat|haben|wird|werden)(?!\p{L})/iu;
const ELLIPTIC = /^(.*\p{L}.*),\s((?:\p{L}+\s){1,3})(?:are not|is not|not|no|nicht)\.?\s*$/iu;
/** What a rule denies of one place or case at its end: "may be washed at 40 degrees, never in a dryer". */
const DENIED_AT_END =
  /^(.*\p{L}.*),?\s(?:(?:but |and |pero |y |aber )?(?:never|not|nunca|jamás|no|nie|niemals|nicht))\s((?:in|on|at|into|onto|to|for|with|by|from|under|near|en|a|al|con|de|por|sobre|im|am|auf|mit|bei|beim|zum|zur|unter)\s[^,;:]{2,60}?)\.?\s*$/iu;
const CONTRAST = 'but|while|whereas|however|yet|aber|während|pero|mientras|sondern|sino';
const PRONOUN = 'it|they|he|she|you|we|er|sie|es|wir';
const MODAL = 'may|must|can|cannot|is|are|do|does|will|shall|should|has|have|darf|dürfen|muss|müssen|kann|können|ist|sind';
/** A German main clause after a comma: "…, Zinsen fallen dabei nicht an". */
const GERMAN_SUBJECT = '(?:(?:der|die|das|ein|eine|diese[rs]?) )?\\p{Lu}\\p{Ll}{2,}';
const GERMAN_VERB =
  'f(?:ä|a)ll(?:t|en)|werden|wird|ist|sind|hat|haben|kostet|kosten|entsteh(?:t|en)|gilt|gelten|darf|dürfen|kann|können|muss|müssen|bleib(?:t|en)|zahl(?:t|en)|gib(?:t)|erh(?:ä|a)lt(?:en)?';
/** Where one clause ends and another begins: at a semicolon, a contrast, or a pronoun or "and" with a verb of its own. */
const CLAUSE_END = new RegExp(
  `;\\s|,\\s(?=(?:${CONTRAST})\\b)|,\\s(?=${GERMAN_SUBJECT} (?:${GERMAN_VERB})\\s)|,\\s(?=(?:${PRONOUN}) (?:${MODAL})\\b)|,?\\s(?=(?:and|und) (?:${MODAL}) (?:\\p{L}+ )?(?:not|never|no|nicht|kein\\p{L}*)\\b)|,?\\s(?=(?:and|und|y) (?:no|none|nobody|nothing|kein\\p{L}*|ningun\\p{L}*)\\s)|\\s(?=but (?:have|has|must|may not|cannot|are not|is not)\\s)|\\s(?=(?:but not|aber nicht|pero no)\\b)`,
  'u',
);

/** A word itself counts so much more than one that means the same. */
const OWN_SHARE = 2;
/** Words with one stem differ by no more letters: "photos" are no photographer. */
const MAX_TRAILING_LETTERS = 4;

/** Counts the words of a clause that a text has too, in some form. */
function countShared(clause: string, text: string): number {
  const wanted = listWords(text);
  return new Set(
    listWords(clause)
      .filter(({ stem, length }) => wanted.some((each) => each.stem === stem && Math.abs(each.length - length) <= MAX_TRAILING_LETTERS))
      .map(({ stem }) => stem),
  ).size;
}

function listWords(text: string): { stem: string; length: number }[] {
  return (text.match(/\p{L}+/gu) ?? []).flatMap((word) => findStems(word).map((stem) => ({ stem, length: word.length })));
}

/** Splits a sentence into its clauses. */
export function splitClauses(sentence: string): string[] {
  return sentence.split(CLAUSE_END);
}

/** Finds the clause of a sentence that shares most words with the question, whose words may be matched by others of the sentence. */
export function findClause(question: string, sentence: string, matched: readonly string[]): string {
  const rest = dropDeniedAtEnd(question, dropElliptic(question, sentence), matched);
  const clauses = rest.split(CLAUSE_END);
  if (clauses.length < 2) return rest;
  const special = findClauseOfKind(question, clauses);
  if (special) return special;
  const weigh = (text: string) => clauses.map((clause) => OWN_SHARE * countShared(clause, text) + countShared(clause, matched.join(' ')));
  const [mainShares, allShares] = [findMainClause(question), question].map((text) => clauses.map((clause) => countShared(clause, text)));
  if (!mainShares || !allShares) return rest;
  // "Is it cheaper if I bring my own food?": the consequence of a condition follows the clause that names it.
  if (Math.max(...mainShares) === 0 && Math.max(...allShares) > 0) return clauses[allShares.indexOf(Math.max(...allShares)) + 1] ?? rest;
  const isNamed = Math.max(...mainShares) > 0;
  // Where one clause has the topic and another the condition, only both together decide.
  const conditionShares = allShares.map((share, index) => share - (mainShares[index] ?? 0));
  if (isNamed && Math.max(...conditionShares) > 0 && conditionShares[mainShares.indexOf(Math.max(...mainShares))] === 0) return rest;
  // What only means the same decides between clauses that have as many of the words.
  const shares = weigh(isNamed ? findMainClause(question) : '');
  const most = Math.max(...shares);
  // Other words may match the consequence of the rule by chance, since the rule comes first.
  const best = clauses.filter((_, index) => shares[index] === most);
  const clause = (isNamed ? (findOnlySpelledAlike(question, best) ?? best.at(-1)) : best[0]) ?? rest;
  // A clause without a verb or a rule of its own follows the rule of the sentence.
  const isOnlyOne = shares.filter((share) => share === most).length === 1 && HAS_VERB.test(clause);
  return most > 0 && (isOnlyOne || hasRuleWord(clause)) ? clause : rest;
}

/** Finds the one clause that has a word as the question spells it: for "wear earrings" not one with "worn", where another has "earrings". */
function findOnlySpelledAlike(question: string, clauses: readonly string[]): string | undefined {
  const questionWords = new Set(listMeaningWords(question));
  const alike = clauses.filter((clause) => listMeaningWords(clause).some((word) => questionWords.has(word)));
  return alike.length === 1 ? alike[0] : undefined;
}

function listMeaningWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => findStems(word).length > 0);
}

const ASKS_ANY = /\bany(?:thing|one|body)?\b|(?<!\p{L})(?:algún\p{L}*|alguna|alguien|algo|irgend\p{L}*|jemand)(?!\p{L})/iu;
const NONE = /\b(?:none of|nothing|nobody|no one)\b|(?<!\p{L})(?:ningun[oa] de|nada|nadie|kein(?:e[rsn]?)? de[rs]|nichts|niemand)(?!\p{L})/iu;
const INCLUDES = /\binclu\p{L}+|(?<!\p{L})(?:inclu\p{L}+|enthalten|inbegriffen)(?!\p{L})/iu;

/** Finds the clause that says "none" where a question asks for "any", or that lists what is included where that is asked. */
function findClauseOfKind(question: string, clauses: readonly string[]): string | undefined {
  if (ASKS_ANY.test(question)) return clauses.find((clause) => NONE.test(clause));
  const including = INCLUDED_QUESTION.test(question) ? clauses.filter((clause) => INCLUDES.test(clause)) : [];
  const [only, another] = including;
  if (only === undefined || another !== undefined) return undefined;
  // "The sauna is included, while towels are hired": another clause may name what is asked.
  const thing = question.replace(INCLUDES, ' ');
  return countShared(only, thing) > 0 ? only : (clauses.find((clause) => countShared(clause, thing) > 0) ?? only);
}

/** "Charcoal is not allowed on the balcony, electric grills are": the contrary applies to the words after the comma. */
const CONTRARY =
  /^(?<rule>.*\p{L}.*)[,;]\s(?<others>(?:[\p{L}\d.'’-]+\s){1,7}?)(?:(?<affirmed>schon|sí|are|is|may|can|do|does|will|dagegen schon|aber schon|sí que|también)|(?<denied>nicht|aber nicht|no|are not|is not|may not|cannot|do not))\W*$/iu;

/** The same with its answer first: "not in the front, but in the yards". */
const CONTRARY_FIRST =
  /^(?<rule>.*\p{L}.*)[,;]\s(?:(?<affirmed>(?:pero |aunque )?sí(?: que)?|wohl aber|aber|sondern nur|but(?: only)?|only|nur|solo|sólo)|(?<denied>(?:pero |aunque )?no|(?:aber |jedoch )?nicht|(?:but )?not))\s(?<others>(?:[\p{L}\d.'’-]+\s?){1,6})\W*$/iu;

/** Decides by the contrary that follows a rule, where a question names it and not the rule. */
export function findContrary(question: string, sentence: string): 'yes' | 'no' | undefined {
  const { rule: before, others, affirmed } = (CONTRARY.exec(sentence) ?? CONTRARY_FIRST.exec(sentence))?.groups ?? {};
  if (before === undefined || others === undefined) return undefined;
  const rule = before.split(/;\s/u).at(-1) ?? before;
  const isForbidden = isDenied(rule);
  // Only the contrary is put in so few words: "charcoal is banned, gas is" says nothing.
  if (isForbidden !== (affirmed !== undefined)) return undefined;
  const [questionStems, ruleStems] = [findStems(question), new Set(findStems(rule))];
  const isNamed = findStems(others).some((stem) => questionStems.includes(stem) && !ruleStems.has(stem));
  return isNamed ? (isForbidden ? 'yes' : 'no') : undefined;
}

/** Drops an exception at the end that the question does not name: "Drinks may be brought, food not." */
function dropElliptic(question: string, sentence: string): string {
  const [, rule, others] = ELLIPTIC.exec(sentence) ?? [];
  if (rule === undefined || others === undefined) return sentence;
  const excepted = new Set(findStems(others));
  return findStems(question).some((stem) => excepted.has(stem)) ? sentence : rule;
}

/** Returns whether words after "nicht" end with the verb of the clause, so that the whole clause is denied: "wurden nicht auf die Mieter umgelegt". */
function endsWithGermanVerb(denied: string): boolean {
  return /(?<!\p{L})(?:die|der|das|den|dem|des|einen?|einem|im|am|zum|zur)\s(?:\p{L}+\s)*\p{Lu}\p{L}+ \p{Ll}{3,}(?:t|en)\.?$/u.test(denied);
}

/** Drops what is denied at the end of one place or case, unless the question or a word of the same meaning names it. */
function dropDeniedAtEnd(question: string, sentence: string, matched: readonly string[]): string {
  const [, rule = '', denied = ''] = DENIED_AT_END.exec(sentence) ?? [];
  if (rule === '' || isDenied(rule) || endsWithGermanVerb(denied)) return sentence;
  const ruleStems = new Set(findStems(rule));
  const deniedStems = new Set(findStems(denied).filter((stem) => !ruleStems.has(stem)));
  if (deniedStems.size === 0) return sentence;
  const isAsked = (texts: readonly string[]) => texts.flatMap(findStems).some((stem) => deniedStems.has(stem));
  // A word that only means the same decides where the question has no word of the rule itself.
  const hasRuleStem = findStems(question).some((stem) => ruleStems.has(stem));
  return isAsked([question]) || (!hasRuleStem && isAsked(matched)) ? sentence : rule;
}
