import type { Verdict } from '../verdict.ts';
import { FREE_QUESTION, INCLUDED_QUESTION } from './asksPermission.ts';
import { findStems } from './stems.ts';

/** Who has not what a clause before grants: "comes with the Gold ticket; others pay £4". */
const OTHERS_PAY =
  /^(?<granted>[^;]+?)[;,]\s(?:but |and |while |pero |aber |und )?(?:all |any |for |para |alle |für )?(?:the )?(?:others?|everyone else|everybody else|the rest|anyone else|(?:los|las) demás|el resto|andere|anderen|übrigen)(?: \p{L}+)? (?:pays?|costs?|(?:is|are) charged|pagan?|cuestan?|zahlen|zahlt|kostet|kosten)(?!\p{L})/iu;

/** Denies what is free or included only with something else than the question names. */
export function decideOthersPay(question: string, sentence: string): Verdict | undefined {
  const granted = OTHERS_PAY.exec(sentence)?.groups?.granted;
  if (granted === undefined || !(FREE_QUESTION.test(question) || INCLUDED_QUESTION.test(question))) return undefined;
  const named = new Set(findStems(granted));
  const asked = findStems(question.replace(FREE_QUESTION, (match) => match.replace(/\b(?:free|for nothing|at no cost)\b/giu, ' ')));
  const [shared, others] = [asked.filter((stem) => named.has(stem)), asked.filter((stem) => !named.has(stem))];
  return shared.length > 0 && others.length > 0 ? 'no' : undefined;
}
