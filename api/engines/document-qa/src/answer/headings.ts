import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';

/** What opens a paragraph with so few words and no verb names its topic: "Pension.", "If you stop.", "Step 3 – Pedals." */
const MAX_RUN_IN_WORDS = 5;
const MAX_BARE_WORDS = 3;
const ENDS_RUN_IN = /[.:?]\s*$/;
const CLAUSE_FIRST = /^\W*(?:if|when|in case|wenn|falls|bei|si|en caso|cuando)\b/iu;
/** A German word without a capital that ends so is mostly a verb: "beträgt", "zahlen". */
const GERMAN_VERB = /(?<=\s)\p{Ll}{3,}(?:t|en)(?=[\s.:]|$)/u;
const FIGURE = /(?<!\b(?:step|schritt|paso) )\d/iu;
const HAS_VERB =
  /\b(?:is|are|was|were|will|must|may|can|cannot|has|have|had|do|does|did|not|please|keep|take|see|call|ring|ask|pay|bring|use|read|leave|\p{L}{3,}ed)\b|(?<=\s)\p{Ll}{3,}s(?=\s\p{L})|(?<!\p{L})(?:es|son|está[ns]?|hay|tiene[n]?|puede[n]?|debe[n]?|no|ist|sind|hat|haben|wird|werden|darf|dürfen|muss|müssen|kann|können|bitte|nicht)(?!\p{L})/iu;

/** A pronoun that opens a line is the subject of a clause: "We accept cheques." */
const SUBJECT_FIRST = /^\W*(?:we|you|they|i|he|she|it|there|wir|sie|er|man)\s\p{L}/iu;

const found = new WeakMap<OpenIndex, Int32Array>();

/** Returns whether a sentence is a heading that its own paragraph follows. */
export function isRunInHeading(index: OpenIndex, sentence: number): boolean {
  const paragraph = index.sentences[sentence]?.paragraph;
  const opens = index.sentences[sentence - 1]?.paragraph !== paragraph && index.sentences[sentence + 1]?.paragraph === paragraph;
  if (!opens || index.paragraphs[paragraph ?? -1]?.kind !== 'text') return false;
  const text = sliceSentence(index, sentence).trim();
  if (!ENDS_RUN_IN.test(text) || text.split(/\s+/).length > MAX_RUN_IN_WORDS) return false;
  const hasVerb = SUBJECT_FIRST.test(text) || HAS_VERB.test(text) || (index.language === 'de' && GERMAN_VERB.test(text));
  return CLAUSE_FIRST.test(text) || !(hasVerb || FIGURE.test(text));
}

const ASKS_FIRST = /^[\W\d]*(?:what|who|when|where|why|how|which|if|qué|quién|cuándo|cómo|si|was|wer|wann|wie|wo|wenn)(?!\p{L})/iu;
const STATES = /\s(?:is|are|must|will|costs?|opens?|closes?|begins?|starts?|ends?|es|son|está[ns]?|ist|sind|kostet|beginnt|endet)\s+\S/iu;
const MIN_WORDS_BEFORE_VERB = 2;

/** Returns whether a heading is a statement with a subject, a verb and something said of it: "Your collection day is Wednesday". */
export function statesSomething(heading: string): boolean {
  const text = heading.trim();
  const verb = STATES.exec(text)?.index;
  const words = text.slice(0, verb).match(/\p{L}+/gu)?.length ?? 0;
  return verb !== undefined && words >= MIN_WORDS_BEFORE_VERB && !ASKS_FIRST.test(text) && !text.endsWith('?');
}

/** Returns whether a run-in heading only names its topic, so that what follows says more: "Pension." */
export function isBareHeading(index: OpenIndex, sentence: number): boolean {
  return isRunInHeading(index, sentence) && sliceSentence(index, sentence).trim().split(/\s+/).length <= MAX_BARE_WORDS;
}

/** Returns for each sentence the number of the run-in heading of its paragraph, or -1. */
export function findRunInHeadings(index: OpenIndex): Int32Array {
  const known = found.get(index);
  if (known) return known;
  const headings = new Int32Array(index.sentences.length).fill(-1);
  for (let at = 0; at < headings.length; at++) {
    const isSame = at > 0 && index.sentences[at - 1]?.paragraph === index.sentences[at]?.paragraph;
    if (!isSame) continue;
    headings[at] = isRunInHeading(index, at - 1) ? at - 1 : (headings[at - 1] ?? -1);
  }
  found.set(index, headings);
  return headings;
}
