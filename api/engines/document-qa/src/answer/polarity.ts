import type { AnswerType } from './answerType.ts';
import { findStem, findStems } from './yesNo/stems.ts';

const ASKS_DENIED =
  /\b(?:not|never|no|cannot|without|except|exclud\p{L}*|refuse\p{L}*|deny|denied|reject\p{L}*)\b|n['’]?t\b|(?<!\p{L})(?:no|nunca|sin|nicht|nie|kein\p{L}*|ohne)(?!\p{L})/iu;
/** An act that is denied: "does not protect", "no protege", "schützt nicht". */
const DENIED_ACT =
  /\b(?:(?:do|does|did|is|are|was|were|has|have|can|will|would|could|should|must|may)(?: not|n['’]t)|cannot|never) (?:\p{L}+ly |also |be |been )?(\p{L}{3,})|(?<!\p{L})(?:no|nunca) (?:(?:se|le|les|lo|la|los|las|está|están|es|son|ha|han) )?(\p{L}{3,})|(?<!\p{L})(?:nicht|nie) (\p{L}{3,})|(?<!\p{L})((?:\p{L}+ ){1,5})(?:nicht|nie)(?!\p{L})/giu;
/** Words after a denial that make it a bound, which may be the answer: "cannot be kept longer than a week". */
const BOUND =
  /^[^.;]{0,60}?(?:\d|\b(?:more|longer|later|earlier|less|until|till|before|after|unless|except|without|only|other than|both)\b|(?<!\p{L})(?:más|menos|hasta|antes|después|sin|salvo|mehr|länger|später|früher|bis|vor|nach|außer|ohne)(?!\p{L}))/iu;

/** Returns whether a sentence denies just the act that a question asks about, without a bound: "It does not protect against …" for "What does it protect against?" */
export function deniesRequestedAct(question: string, sentence: string): boolean {
  if (ASKS_DENIED.test(question)) return false;
  const questionStems = new Set(findStems(question));
  return [...sentence.matchAll(DENIED_ACT)].some(({ index, 0: denied, 1: english, 2: spanish, 3: trailing, 4: before }) => {
    // In German the verb precedes what it denies, and has no capital.
    const verbs = before?.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? [english ?? spanish ?? trailing ?? ''];
    return verbs.some((verb) => questionStems.has(findStem(verb))) && !BOUND.test(sentence.slice(index + denied.length));
  });
}

const VALUES: ReadonlySet<AnswerType> = new Set(['money', 'number', 'share', 'when', 'hour', 'day', 'time']);
const ASKS_SUPPOSED =
  /\b(?:could|would|might|may|if|will|should|expect\p{L}*|forecast|predict\p{L}*|estimat\p{L}*|project\p{L}*|when i|by the time|future|at most|suppos\p{L}*)\b|['’]d\b|['’]ll\b|(?<!\p{L})(?:si|podría\p{L}*|sería\p{L}*|\p{L}+ría[ns]?|wenn|falls|würde\p{L}*|könnte\p{L}*|wäre\p{L}*|wird|werde\p{L}*)(?!\p{L})/iu;
const SUPPOSES =
  /\b(?:could|might|would) (?:\p{L}+ )?(?:be|have|amount|come|get|give|reach|become|rise|fall|cost|pay)\b|\b(?:projected|forecast|hypothetical|illustrat\p{L}+|assum\p{L}+) (?:that|to|value|amount|figure)\b|(?<!\p{L})(?:podrían?|serían?|könnten?|würden?|wären?)(?!\p{L})/iu;

/** Returns whether a question asks for a present value, and a sentence only gives a possible one: "your pot could be worth £9,000". */
export function onlySupposes(kind: AnswerType, question: string, sentence: string): boolean {
  return VALUES.has(kind) && !ASKS_SUPPOSED.test(question) && SUPPOSES.test(sentence);
}
