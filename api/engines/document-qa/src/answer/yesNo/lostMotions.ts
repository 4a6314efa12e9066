import type { OpenIndex } from '../../index/openChatIndex.ts';
import { readSentence } from './findRule.ts';

/** What was put to the vote: "That dogs may be let off the lead." */
const MOTION = /^\W*(?:(?:that|dass|que) \p{L}|(?:\p{L}+ ){0,4}(?:proposed|moved|suggested|beantragte|propuso) (?:that|dass|que) )/iu;
const LOST =
  /^\W*(?:lost|not carried|rejected|defeated|withdrawn|fell|abgelehnt|zurückgezogen|rechazad[oa]|retirad[oa])(?!\p{L})|(?<!\p{L})(?:motion|proposal|amendment|resolution|antrag|vorschlag|propuesta|moción) (?:(?:was|is|wurde|fue|ha sido|quedó) )?(?:not carried|lost|rejected|defeated|withdrawn|abgelehnt|zurückgezogen|rechazad[oa]|retirad[oa])(?!\p{L})/iu;
const CARRIED =
  /^\W*(?:carried|agreed|approved|adopted|passed|angenommen|beschlossen|aprobad[oa])(?!\p{L})|(?<!\p{L})(?:motion|proposal|antrag|propuesta|moción) (?:(?:was|is|wurde|fue) )?(?:carried|agreed|approved|adopted|passed|angenommen|aprobad[oa])(?!\p{L})/iu;
/** The debate is between a motion and its outcome. */
const MAX_SENTENCES_BETWEEN = 4;

/** Returns whether a sentence is a motion that minutes report as lost. What it asked for is no rule. */
export function isLostMotion(index: OpenIndex, sentence: number): boolean {
  if (!MOTION.test(readSentence(index, sentence))) return false;
  const paragraph = index.sentences[sentence]?.paragraph;
  for (let next = sentence + 1; next <= sentence + MAX_SENTENCES_BETWEEN; next += 1) {
    if (index.sentences[next]?.paragraph !== paragraph) return false;
    const text = readSentence(index, next);
    if (CARRIED.test(text)) return false;
    if (LOST.test(text)) return true;
  }
  return false;
}
