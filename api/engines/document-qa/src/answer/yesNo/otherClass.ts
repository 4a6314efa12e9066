import { findMeasures } from './measures.ts';
import { findStems } from './stems.ts';

/** Who or what is left where a rule names some before: "payers by any other method", "alle anderen". */
const OTHERS =
  /(?<!\p{L})(?:(?:any|all|every) other (?!(?:days?|times?|weekdays?)\b)\p{L}+|(?:any|every)(?:one|body|thing) else|others|all others|other (?!(?:days?|times?)\b)\p{L}+|(?:los|las) demás(?! días)|otr[oa]s? (?!días?(?!\p{L}))\p{L}+|alle (?:anderen|übrigen)(?! tage)|(?:jede[rs]?|andere[rsn]?) andere\p{L}*|andere (?!tage)\p{L}+)(?!\p{L})/iu;
const VERB =
  /\b(?:is|are|was|were|has|have|will|may|must|can|cannot|should|shall|do|does|costs?|pays?|get|gets|need|needs)\b|(?<!\p{L})(?:es|son|está[ns]?|puede\p{L}*|deb\p{L}+|pag\p{L}+|ist|sind|hat|haben|wird|werden|darf|dürfen|muss|müssen|kann|können|zahl\p{L}+|kostet)(?!\p{L})/iu;

/**
 * Returns what a rule says of all others than those whom it names first, where a question names none of these:
 * "Members may book two weeks ahead; everybody else books one week ahead" for "I am a guest".
 */
export function findRuleOfOthers(question: string, sentence: string): { others: string; named: string } | undefined {
  const parts = sentence.split(/;\s/u);
  const position = parts.findIndex((part, at) => at > 0 && OTHERS.test(part));
  const [named, others] = [parts[position - 1], parts[position]];
  const verb = named === undefined ? undefined : VERB.exec(named)?.index;
  if (named === undefined || others === undefined || verb === undefined) return undefined;
  const questionStems = new Set(findStems(question));
  const subject = findStems(named.slice(0, verb));
  return subject.length > 0 && subject.every((stem) => !questionStems.has(stem)) ? { others, named } : undefined;
}

/** Returns whether a question asks for a figure that a rule gives to those whom it names, and not to the others. */
export function asksForFigureOfNamed(question: string, { others, named }: { others: string; named: string }): boolean {
  const list = (text: string) => new Set([...findMeasures(text).map(({ value }) => value), ...listOrdinals(text)]);
  const [questionValues, namedValues, otherValues] = [list(question), list(named), list(others)];
  return otherValues.size > 0 && [...questionValues].some((value) => namedValues.has(value) && !otherValues.has(value));
}

function listOrdinals(text: string): number[] {
  return (text.match(/(?<!\d)\d{1,2}(?=(?:st|nd|rd|th|\.º|º)(?!\p{L}))/giu) ?? []).map(Number);
}
