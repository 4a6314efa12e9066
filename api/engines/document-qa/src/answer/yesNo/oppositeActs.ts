import type { Verdict } from '../verdict.ts';
import { asksPermission } from './asksPermission.ts';
import { isDenied } from './ruleWords.ts';
import { findStems } from './stems.ts';

/** Two acts of which one undoes the other. */
interface Pair {
  one: RegExp;
  other: RegExp;
}

const PAIRS: readonly Pair[] = [
  {
    one: /\b(?:stop(?:s|ped|ping)?|come off|comes? out of use|paus(?:e[ds]?|ing)|quit|leave off|give up|interrupt\p{L}*)\b|(?<!\p{L})(?:dej(?:ar|e|o|en|amos) de|suspend\p{L}+|interrump\p{L}+|absetzen|abgesetzt|setze[n]?(?=\s.*\sab(?!\p{L}))|pausier\p{L}+|weglassen|aufhör\p{L}*)(?!\p{L})/iu,
    other:
      /\b(?:(?:keep|go|carry)(?: on)? (?:on|taking|giving|using|wearing|doing)|carry on|continu(?:e[ds]?|ing)|as (?:usual|normal|before))\b|(?<!\p{L})(?:s(?:i|e)gu(?:ir|e|a|en|an|imos) \p{L}+ndo|continú?\p{L}+|mant[eé]n\p{L}*|como siempre|weiter\p{L}*|wie (?:gewohnt|üblich|bisher)|fortsetzen|beibehalten)(?!\p{L})/iu,
  },
  {
    one: /\b(?:wear(?:s|ing)?|(?:keep|leave|have) (?:\p{L}+ ){1,4}on|put on)\b|(?<!\p{L})(?:llev(?:o|ar) puest\p{L}+|anbehalten|tragen)(?!\p{L})/iu,
    other:
      /\b(?:tak(?:e|en) off|remove[ds]?|(?:come|comes|taken|left) out|left off)\b|(?<!\p{L})(?:quit(?:ar|arse|e|ese)|retir(?:ar|arse|e)|ablegen|abgelegt|ausziehen|abnehmen|herausnehmen)(?!\p{L})/iu,
  },
];

/** What stays at home is not brought. Words between are the things: "leave jewellery at home". */
const LEFT_BEHIND =
  /\b(?:stays?|staying|remains?|leave|leaves|left|kept|keep)(?: [\p{L}’'-]+){0,5}? (?:at home|behind)\b|(?<!\p{L})(?:(?:se )?(?:qued\p{L}+|dej\p{L}+|permanec\p{L}+)(?: \p{L}+){0,5}? en casa|(?:bleib\p{L}+|lass\p{L}+)(?: [\p{L}]+){0,5}? (?:zu hause|daheim|zuhause)|(?:zu hause|daheim|zuhause) (?:bleiben|lassen|gelassen))(?!\p{L})/iu;
const ASKS_OF_HOME = /\b(?:at home|behind|leave|stay)\b|(?<!\p{L})(?:en casa|zu hause|daheim|dejar|lassen)(?!\p{L})/iu;
/** "Should I bring …?", "does she need …?" */
const ASKS_TO_BRING =
  /\b(?:bring|take|pack|carry|need|have)\b|(?<!\p{L})(?:llev\p{L}+|tra(?:er|igo)|meter|necesit\p{L}+|hace falta|mitnehmen|mitbringen|brauch\p{L}*|nimmt|bringt)(?!\p{L})/iu;
const OPEN = /\b(?:open(?:s|ed)?|anyone there)\b(?! (?:to|the|a|my|it|them|up)\b)|(?<!\p{L})(?:abiert[oa]s?|abren?|offen|geöffnet)(?!\p{L})/iu;
const CLOSED = /\b(?:closed|shut|closes)\b|(?<!\p{L})(?:cerrad[oa]s?|cierran?|geschlossen)(?!\p{L})/iu;

/** Returns whether a question asks if something is open, and a sentence has it closed. */
export function namesClosing(question: string, sentence: string): boolean {
  return OPEN.test(question) && CLOSED.test(sentence);
}

/** A word of the question counts so much more than one that means the same. */
const OWN_SHARE = 2;
/** Where another thing or another rule begins. */
const PART_END = /[;.]\s|,\s(?=(?:so|and please|but|please|while|whereas|pero|mientras|así que|aber|bitte|also|only|nur|solo|sólo)(?!\p{L}))/iu;

/** Returns whether a sentence says what to leave at home, and a question asks whether to bring something of it. */
export function namesLeftBehind(question: string, sentence: string): boolean {
  return decideLeftBehind(question, sentence, []) !== undefined;
}

/** Decides by the opposite of the act that a question names: "keep taking it" for "should I stop it", "leave it at home" for "may I bring it". */
export function decideOppositeAct(question: string, sentence: string, matched: readonly string[]): Verdict | undefined {
  return decideLeftBehind(question, sentence, matched) ?? decideByPairs(question, sentence, matched);
}

function decideLeftBehind(question: string, sentence: string, matched: readonly string[]): Verdict | undefined {
  if (ASKS_OF_HOME.test(question) || !(asksPermission(question) || ASKS_TO_BRING.test(question))) return undefined;
  const parts = sentence.split(PART_END).map((part) => ({ part, shared: countShared(question, part, matched) }));
  const most = Math.max(...parts.map(({ shared }) => shared));
  const best = parts.filter(({ shared }) => shared === most && shared > 0);
  return best.some(({ part }) => LEFT_BEHIND.test(part)) ? 'no' : undefined;
}

function decideByPairs(question: string, sentence: string, matched: readonly string[]): Verdict | undefined {
  for (const { one, other } of PAIRS) {
    for (const [asked, contrary] of [
      [one, other],
      [other, one],
    ] as const) {
      if (!asked.test(question) || contrary.test(question)) continue;
      const parts = sentence.split(PART_END).filter((each) => sharesThing(question.replace(asked, ' '), each, matched));
      const same = parts.find((each) => asked.test(each) && !contrary.test(each));
      if (same !== undefined) return isDenied(same) ? 'no' : startsWithAct(same, asked) ? 'yes' : undefined;
      const opposed = parts.find((each) => contrary.test(each));
      if (opposed !== undefined) return isDenied(opposed) ? undefined : 'no';
    }
  }
  return undefined;
}

/** Returns whether a sentence orders the act, after no more than the name of the thing: "Iron tablets: stop ten days before". */
function startsWithAct(part: string, act: RegExp): boolean {
  const before = part.slice(0, act.exec(part)?.index ?? 0);
  return before.split(/\s+/u).filter(Boolean).length <= 3;
}

function sharesThing(question: string, part: string, matched: readonly string[]): boolean {
  return countShared(question, part, matched) > 0;
}

function countShared(question: string, part: string, matched: readonly string[]): number {
  const [asked, near] = [new Set(findStems(question)), new Set(matched.flatMap(findStems))];
  const weights = [...new Set(findStems(part))].map((stem): number => (asked.has(stem) ? OWN_SHARE : near.has(stem) ? 1 : 0));
  return weights.reduce((sum, weight) => sum + weight, 0);
}
