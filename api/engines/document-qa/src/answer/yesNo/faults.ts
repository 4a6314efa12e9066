import type { Verdict } from '../verdict.ts';

/** Whether something is wrong. */
const ASKS_FAULT =
  /\b(?:is|are|was|does|do|has|have|could|can|should)\b.*\b(?:broken|faulty|defective|a (?:fault|defect|problem|bad sign|bug|leak)|(?:something|anything) (?:wrong|broken|the matter)|wrong|dangerous|harmful|bad|worr(?:y|ied)|abnormal|not normal|unusual|concerned)\b|(?<!\p{L})(?:kaputt|defekt|schlimm|gefährlich|schädlich|ein (?:fehler|mangel|problem)|etwas nicht (?:stimmt|in ordnung)|rot[oa]|averiad[oa]|estropead[oa]|peligros[oa]|grave|mal[oa]?|un (?:fallo|problema|defecto))(?!\p{L})/iu;
const ASKS_NORMAL =
  /\b(?:is|are)\b.*\b(?:normal|usual|harmless|as it should be|all right|alright|in order)\b|(?<!\p{L})(?:normal|üblich|unbedenklich|harmlos|inofensiv[oa])(?!\p{L})/iu;
/** What says that nothing is wrong. */
const HARMLESS =
  /\b(?:(?:is|are) (?:quite |perfectly |completely |entirely )?(?:normal|usual|harmless|safe|expected|to be expected|common|nothing unusual|not (?:a |an )?(?:fault|defect|problem|sign of|cause for|reason for|harmful|dangerous|serious)\p{L}*)|not a (?:fault|defect|problem|cause for concern)|no (?:fault|defect|cause for|reason for|need to worry|danger|harm)|nothing to worry|need not worry|do not worry|does no harm|(?:is|are) (?:part of|by design))\b|(?<!\p{L})(?:(?:ist|sind) (?:ganz |völlig )?(?:normal|üblich|unbedenklich|harmlos|ungefährlich|zu erwarten)|kein (?:fehler|mangel|defekt|grund zur)|(?:es|son) (?:totalmente )?(?:normal|inofensiv[oa]|habitual|frecuente|de esperar)(?:es|s)?|no es (?:un )?(?:fallo|defecto|avería|peligros[oa]|problema))(?!\p{L})/iu;
const DENIED = /\b(?:not|never|no longer)\b(?= (?:quite |always )?(?:normal|usual|harmless|safe))|(?<!\p{L})nicht (?=normal|üblich|harmlos)/iu;

/** Returns whether a sentence says that something is as it should be. */
export function statesHarmless(sentence: string): boolean {
  return HARMLESS.test(sentence) && !DENIED.test(sentence);
}

/** Returns whether a question asks if something is wrong, or as it should be. */
export function asksFault(question: string): boolean {
  return ASKS_FAULT.test(question) || ASKS_NORMAL.test(question);
}

/** Decides whether something is wrong by a sentence that calls it normal: "is it broken?" is denied, "is that normal?" confirmed. */
export function decideFault(question: string, sentence: string): Verdict | undefined {
  if (!statesHarmless(sentence)) return undefined;
  if (ASKS_NORMAL.test(question) && !/\bnot normal\b/iu.test(question)) return 'yes';
  return ASKS_FAULT.test(question) ? 'no' : undefined;
}
