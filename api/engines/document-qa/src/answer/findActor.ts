import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import { findLeadIn } from './findLeadIn.ts';

/** A clause without a subject, after its number: "6.3 To pay the ground rent". */
const WITHOUT_SUBJECT = /^[\W\d]*(?:\(?[a-z]\)\s*)?(?:not |always |at all times )?(?:to|zu|no|pagar|\p{L}+[aei]r)\s\p{L}/u;
/** Who takes on what the list below says, up to the verb of it. */
const TAKES_ON =
  /^\W*(?:[\d.]+\s+)?(?<actor>\p{L}[^,;:.]{1,60}?)\s+(?:(?:hereby |also |further |jointly )?(?:covenants?|agrees?|undertakes?|promises?|shall|must|will|has to|have to|is (?:obliged|required|responsible|liable)|are (?:obliged|required|responsible|liable))|se (?:compromete|obliga)[n]?|deber?á?n?|asume[n]?|verpflichte(?:t|n) sich|hat|haben|muss|müssen|übernimmt|übernehmen|trägt|tragen)(?!\p{L})[^.]*:\s*$/iu;
const MAX_ITEMS = 25;

/** Finds who does what an item of a list says without a subject, in what introduces the list: "The Landlord" for "to pay the ground rent". */
export function findActor(index: OpenIndex, sentence: number): string | undefined {
  if (!WITHOUT_SUBJECT.test(lowerFirstLetter(sliceSentence(index, sentence)))) return undefined;
  const leadIn = findLeadIn(index, sentence) ?? findTextAbove(index, sentence);
  return leadIn === undefined ? undefined : TAKES_ON.exec(leadIn.replace(/\s+/g, ' '))?.groups?.actor;
}

/** Finds the sentence with a colon above clauses without a subject that are no list by their layout. */
function findTextAbove(index: OpenIndex, sentence: number): string | undefined {
  for (let above = sentence - 1; above >= 0 && sentence - above <= MAX_ITEMS; above--) {
    const text = sliceSentence(index, above).trim();
    if (text.endsWith(':')) return text;
    if (!WITHOUT_SUBJECT.test(lowerFirstLetter(text))) return undefined;
  }
  return undefined;
}

/** Writes the first letter of a clause after its number in lower case. */
function lowerFirstLetter(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toLowerCase());
}
