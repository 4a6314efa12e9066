import type { Verdict } from '../verdict.ts';
import { isDenied } from './ruleWords.ts';
import { findStems } from './stems.ts';

const UP =
  /\b(?:more expensive|dearer|rose|risen|rise|rising|increas\p{L}*|grew|grow\p{L}*|higher|up|gain\p{L}*|better|bigger|larger|improv\p{L}*|more)\b|(?<!\p{L})(?:sub\p{L}{1,5}|aument\p{L}*|crec\p{L}*|más car\p{L}|más|mejor\p{L}*)(?!\p{L})|(?<!\p{L})(?:stieg\p{L}*|gestiegen|steig\p{L}*|teurer|wuchs|gewachsen|mehr|höher|erhöh\p{L}*)(?!\p{L})/iu;
const DOWN =
  /\b(?:cheaper|fell|fallen|fall|falling|decreas\p{L}*|declin\p{L}*|shrank|shrunk|shrink\p{L}*|lower|down|drop\p{L}*|los[st]\p{L}*|worse|smaller|reduc\p{L}*|less|fewer)\b|(?<!\p{L})(?:baj\p{L}{1,5}|disminu\p{L}*|descend\p{L}*|cayó|más barat\p{L}|menos|reduj\p{L}*)(?!\p{L})|(?<!\p{L})(?:sank\p{L}*|gesunken|fiel\p{L}*|gefallen|billiger|weniger|niedriger|verringer\p{L}*|gesenkt)(?!\p{L})/iu;
const UNCHANGED =
  /\b(?:unchanged|(?:stays?|stayed|remains?|remained) (?:the same|as (?:it|they))|frozen|is not raised|never changes|(?:do|does|will) not change|(?:stays?|stayed|remains?|remained) (?:at|on) (?:its|the|their) (?:present|current|same|old|previous)|(?:stays?|stayed|remains?|remained) (?:at|on) [£€$]?\d[\d.,]*)\b|(?<!\p{L})(?:no (?:cambia|varía|sube)|se mantiene|sigue igual|sin cambios|unverändert|ändert sich (?:\p{L}+ ){0,3}nicht|bleib(?:t|en) (?:gleich|stabil|bei)|(?:se mantiene|permanece|sigue)[n]? en [£€$]?\d[\d.,]*)(?!\p{L})/iu;
const ASKS_SAME =
  /\b(?:(?:costs?|stays?|remains?|is|are|be|pay) (?:still )?(?:the )?(?:same|unchanged|fixed)|same (?:price|amount|cost|fee))\b|(?<!\p{L})(?:sigue[n]? igual|cuesta[n]? lo mismo|gleich teuer|kostet (?:noch )?(?:das Gleiche|gleich viel))(?!\p{L})/iu;
const ASKS_DIRECTION =
  /\b(?:will|did|has|have|is|was|were|do|does|get|got|become|became|go|gone|went)\b|(?:ha|han|subió|bajó)|(?<!\p{L})(?:sub[ei]n?|bajan?)(?!\p{L})|(?:ist|sind|wurde)|(?<!\p{L})(?:wird|werden)(?!\p{L})/iu;

/** Returns whether a question asks about a change and a sentence states one. */
export function comparesDirections(question: string, sentence: string): boolean {
  return decideDirection(question, sentence) !== undefined;
}

/** Compares directions: "Did it get more expensive?" is answered by "fell". */
export function decideDirection(question: string, sentence: string): Verdict | undefined {
  const isStill = ASKS_SAME.test(question);
  const change = isStill ? detectDirection(sentence) : undefined;
  if (isStill && (UNCHANGED.test(sentence) || (change !== undefined && !isDenied(sentence)))) return UNCHANGED.test(sentence) ? 'yes' : 'no';
  const askedDirection = ASKS_DIRECTION.test(question) ? detectDirection(question) : undefined;
  if (askedDirection !== undefined && UNCHANGED.test(sentence)) return 'no';
  // "Lost property is not insured" says nothing of a change.
  const statedDirection = askedDirection === undefined || isDenied(sentence) ? undefined : detectDirection(sentence);
  return statedDirection === undefined ? undefined : askedDirection === statedDirection ? 'yes' : 'no';
}

/** Detects whether a text names more or less than before. */
export function detectDirection(sentence: string): 'up' | 'down' | undefined {
  const [up, down] = [UP.exec(sentence)?.index, DOWN.exec(sentence)?.index];
  if (up === undefined) return down === undefined ? undefined : 'down';
  // "Fell by more than 3 percent" is down in spite of "more".
  return down === undefined ? 'up' : 'down';
}

const COMPARATIVE =
  /(?<!\p{L})(?:more|less|fewer|más|menos)\s+(\p{L}+)\s+(?:than|que)(?!\p{L})|(?<!\p{L})(better|worse|mejor|peor|\p{L}{3,}er)\s+(?:\p{L}+\s+)?(?:than|que|als)(?!\p{L})/iu;

/** Decides a comparison by its sides: "Trains are cheaper than buses" denies "Is a bus cheaper than the train?". */
export function decideComparison(question: string, sentence: string): Verdict | undefined {
  const [askedComparison, statedComparison] = [readComparison(question), readComparison(sentence)];
  if (!askedComparison || !statedComparison || askedComparison.measure !== statedComparison.measure) return undefined;
  const shares = (one: readonly string[], other: readonly string[]) => one.some((stem) => other.includes(stem));
  if (shares(askedComparison.more, statedComparison.more) && shares(askedComparison.less, statedComparison.less))
    return isDenied(sentence) ? 'no' : 'yes';
  return shares(askedComparison.more, statedComparison.less) && shares(askedComparison.less, statedComparison.more) && !isDenied(sentence)
    ? 'no'
    : undefined;
}

function readComparison(text: string): { measure: string; more: string[]; less: string[] } | undefined {
  const found = COMPARATIVE.exec(text);
  if (!found) return undefined;
  const measure = `${found[1] ?? found[2]}`.toLowerCase();
  return { measure, more: findStems(text.slice(0, found.index)), less: findStems(text.slice(found.index + found[0].length)) };
}
