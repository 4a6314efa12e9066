import { pluralize } from '@sheaf/language/inflection/inflect';
import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { wordSets } from './wordSets.ts';

/** The lexicon counts in steps, seven to a doubling: a plural at most four times rarer than its singular marks a noun that is counted. */
const STEPS_RARER = 14;
/** A rarer noun is not judged. */
const LEAST_COUNT = 70;
/** Counted in other senses, they stand without an article in everyday phrases: "in order", "good company", "have class". */
const OFTEN_BARE =
  /^(?:class|school|work|court|church|practice|bed|college|prison|town|lunch|dinner|breakfast|supper|surgery|business|sense|value|company|order|shape|form|quality|condition|time|space|room|water|food|wine|beer|light|sound|speech|thought|language|law|science|sport|exercise|fire|paper|glass|cloth|hair|skin|fish|fruit|cake|chicken|cheese|stone|wood|land|war|love|life|death|power|control|service|use|need|support|change|trouble|damage|action|interest|pressure|pain|fear|hope|faith|trust|respect|credit|cash|debt|tax|trade|industry|property|heart|help|home|day|night|morning|evening|summer|winter|spring|noon|mother|father|god|man|nature|history|government|society|heaven|hell|bread|art|evidence|thing|lot|bit|one|kind|sort|type|text|code|data|date|office|side|part|place|way|step|end|start|man|woman|rest|stock|turn|ground|root|root|place|stop|aim|note|care|advantage|possession|delivery|payment|permission|approval|protection)$/;

/** Returns whether a noun is surely counted, so that in the singular it needs an article. */
export function isSurelyCounted(noun: string): boolean {
  if (OFTEN_BARE.test(noun) || wordSets.uncountable?.has(noun) || wordSets.mass?.has(noun)) return false;
  const words = loadLexicon();
  const [one, many] = [words.indexOf(noun), words.indexOf(pluralize(noun))];
  if (one < 0 || many < 0 || (words.tagsAt(one) & TAG.NN) === 0) return false;
  if ((words.tagsAt(one) & (TAG.JJ | TAG.RB | TAG.VBG | TAG.PRP | TAG.CD)) !== 0 || (words.tagsAt(many) & TAG.NNS) === 0) return false;
  return words.countAt(one) >= LEAST_COUNT && words.countAt(many) >= words.countAt(one) - STEPS_RARER;
}
