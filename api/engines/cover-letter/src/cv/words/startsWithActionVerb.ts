import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';

const PAST_VERB =
  /^(?:ran|led|cut|built|won|wrote|taught|set|made|held|kept|took|gave|sold|grew|drove|oversaw|brought|raised|put|bought|dealt|met|found|spoke|got|began|became|flew|laid|fed|rode|sang|shot|sent|did|left|saw|drew|spent|chose|fought|dug|hung|stood)$/i;
const PRESENT_VERB =
  /^(?:run|lead|own|manage|write|teach|make|hold|keep|take|give|sell|drive|oversee|train|supervise|cook|serve|deliver|maintain|build|design|plan|organise|organize|prepare|answer|handle|support|look|work|care|operate|repair|install|clean|check|review|coach|mentor|convene|process|monitor|coordinate)$/i;
const OBJECT = /^(?:an?|the|my|our|all|each|every|both|up|with|on|for|after|[£$€]?\d\S*|two|three|four|five|six|seven|eight|nine|ten|\p{Ll}{3,}s)$/u;
const MIN_WORDS = 3;

/** Checks whether a line begins with an action verb: "Cut latency by a third", "Own the ledger". */
export function startsWithActionVerb(text: string): boolean {
  const [first = '', second = ''] = text.split(' ');
  if (text.split(' ').length < MIN_WORDS || !/^\p{Lu}[\p{Ll}-]+$/u.test(first)) return false;
  if (PAST_VERB.test(first)) return !/^(?:of|menu)$/i.test(second);
  if (PRESENT_VERB.test(first)) return OBJECT.test(second);
  const { indexOf, tagsAt } = loadLexicon();
  const index = indexOf(first.toLowerCase());
  return index >= 0 && /ed$/.test(first) && (tagsAt(index) & (TAG.VBD | TAG.VBN)) !== 0 && OBJECT.test(second.replace(/,$/, ''));
}
