import type { OpenIndex } from '../../index/openChatIndex.ts';
import { sliceSentence } from '../../index/sliceSentence.ts';
import { findLeadIn } from '../findLeadIn.ts';
import type { Verdict } from '../verdict.ts';
import { COST_QUESTION, FREE_QUESTION, INCLUDED_QUESTION, MUST_QUESTION } from './asksPermission.ts';
import { statesHarmless } from './faults.ts';
import { hasRuleWord, NO_OBSTACLE } from './ruleWords.ts';

const CONTINUES =
  /^\W*(?:this|that|these|the same|it) (?:also )?(?:includes?|applies|goes|holds)\b|^\W*(?:esto|lo mismo)(?!\p{L})|^\W*(?:das|dies|dasselbe) gilt(?!\p{L})/iu;
const CONCLUDES =
  /^\W*(?:so|therefore|hence|consequently)\b|(?<!\p{L})(?:daher|deshalb|darum|somit|por eso|por lo tanto|por tanto|así que)(?!\p{L})/iu;

/** Returns the sentence with the rule: the one before where a sentence continues with "this includes", the one after where that concludes. */
export function findRuleText(index: OpenIndex, sentence: number): string {
  const text = readSentence(index, sentence);
  const paragraph = index.sentences[sentence]?.paragraph;
  const isBeside = (other: number) => index.sentences[other]?.paragraph === paragraph;
  if (CONTINUES.test(text) && isBeside(sentence - 1)) return readSentence(index, sentence - 1);
  if (!hasRuleWord(text) && isBeside(sentence + 1) && CONCLUDES.test(readSentence(index, sentence + 1))) return readSentence(index, sentence + 1);
  return text;
}

/** Returns the next sentence, which calls what this one describes normal: "Water drips. This is no fault." */
export function readFault(index: OpenIndex, sentence: number): string {
  const text = readSentence(index, sentence);
  if (statesHarmless(text) || index.sentences[sentence]?.paragraph !== index.sentences[sentence + 1]?.paragraph) return text;
  const next = readSentence(index, sentence + 1);
  return POINTS_BACK.test(next) && statesHarmless(next) ? next : text;
}

/** Returns the text of a sentence with single spaces. */
export function readSentence(index: OpenIndex, sentence: number): string {
  return sliceSentence(index, sentence).replace(/\s+/g, ' ');
}

const POINTS_BACK = /^\W*(?:this|that|it|these|they|both|das|dies\p{L}*|es|sie|esto|eso|ello)(?!\p{L})/iu;
const EXCLUDES =
  /\b(?:not (?:covered|insured|included|allowed|permitted)|(?:do|does|will|must|may|can|should) not\b|cannot\b|exclusions?|excluded|forbidden|prohibited|never|don['’]t|leave (?:\p{L}+ ){0,4}at home|left at home|banned)\b|(?<!\p{L})(?:no (?:est[aá]n? |se |puede[n]? )?(?:incluid|permitid|cubiert|asegurad|admit|llev)|qued[ae]n? en casa|zu hause (?:lassen|bleiben)|nicht (?:\p{L}+ ){1,3}(?:versichert|erlaubt|enthalten|gestattet|inbegriffen)|no (?:cubre|incluye|está permitid|se permite|se puede|se debe|tome|use|utilice|pagamos)|exclusi[oó]n|excluid|prohibid|nicht (?:versichert|erlaubt|enthalten|gestattet|einnehmen|anwenden)|(?:darf|dürfen)\b.*\bnicht|ausgeschlossen|ausschlüsse|verboten)/iu;
const INCLUDES =
  /\b(?:covered|insured|included|we (?:cover|pay|insure)|allowed|permitted|you (?:may|can))\b|(?<!\p{L})(?:incluye|cubre|está permitid|se puede|versichert sind|enthalten sind|erlaubt)/iu;

const REQUIRES =
  /\b(?:bring|pack|need|required|must)\b|(?<!\p{L})(?:traer|llevar|necesita\p{L}*|hay que|mitbringen|mitzubringen|benötig\p{L}+|erforderlich)(?!\p{L})/iu;

/** Decides by what introduces a list or a section: an item below "We do not pay for" is not paid for, one below "Please bring" is to be brought. */
export function decideFromLeadIn(question: string, leadIn: string | undefined): Verdict | undefined {
  if (leadIn === undefined) return undefined;
  // What the price does not include costs extra.
  if (EXCLUDES.test(leadIn)) return COST_QUESTION.test(question) && !FREE_QUESTION.test(question) && !INCLUDED_QUESTION.test(question) ? 'yes' : 'no';
  return INCLUDES.test(leadIn) || (MUST_QUESTION.test(question) && REQUIRES.test(leadIn)) ? 'yes' : undefined;
}

const STATES_RULE =
  /\b(?:is|are|will be|stays?|remains?) (?:(?:also|always|never|not|still|however|fully|only) ){0,2}(?:covered|insured|included|excluded|allowed|permitted|forbidden|prohibited|refunded|reimbursed|paid for|free)\b|(?<!\p{L})(?:est[aá]n?|queda[n]?|es|son|va[n]?) (?:(?:también|siempre|sí|no) ){0,2}(?:cubiert|incluid|asegurad|excluid|permitid|prohibid|autorizad)[oa]s?(?!\p{L})|(?<!\p{L})(?:ist|sind|bleib(?:t|en)) (?:\p{L}+ ){0,3}(?:mitversichert|versichert|enthalten|inbegriffen|erlaubt|gestattet|verboten|ausgeschlossen|abgedeckt)(?!\p{L})/iu;
/** A condition after it belongs to the list: "if they are not insured". */
const IN_CLAUSE = /\b(?:if|unless|that|which|who|when|where|while|si|que|cuando|wenn|falls|sofern|dass)\b/iu;

/** Returns whether a sentence states its own rule in its main clause, and takes it from no heading: "Hiking is covered." */
export function statesOwnRule(sentence: string): boolean {
  const at = STATES_RULE.exec(sentence)?.index ?? NO_OBSTACLE.exec(sentence)?.index;
  return at !== undefined && !IN_CLAUSE.test(sentence.slice(0, at));
}

/** Finds what introduces the list of a sentence, or the heading of a sentence that sets no rule itself. */
export function findIntroduction(index: OpenIndex, sentence: number): string | undefined {
  const leadIn = findLeadIn(index, sentence);
  if (leadIn !== undefined || hasRuleWord(sliceSentence(index, sentence))) return leadIn;
  const heading = findHeading(index, sentence);
  return heading === undefined ? undefined : readSentence(index, heading);
}

/** Finds the heading above a sentence. */
export function findHeading(index: OpenIndex, sentence: number): number | undefined {
  for (let above = sentence - 1; above >= 0; above--) if (index.paragraphs[index.sentences[above]?.paragraph ?? -1]?.kind === 'heading') return above;
  return undefined;
}
