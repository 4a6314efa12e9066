import type { Verdict } from '../verdict.ts';
import { MUST_QUESTION } from './asksPermission.ts';
import { isDenied } from './ruleWords.ts';
import { findStems } from './stems.ts';

/** What a visitor lacks, as a remark beside the question: "my daughter can't swim", "without a licence". */
const LACKS = /n['’]t\b|\b(?:not|never|cannot|no|without)\b|(?<!\p{L})(?:no|sin|nunca|tampoco|nicht|nie|kein\p{L}*|ohne)(?!\p{L})/iu;
/** A remark begins after a comma or with its own word; the clause that asks comes first. */
const REMARK = /(?:,\s|\s(?=(?:if|without|even though|although|si|sin|aunque|wenn|ohne|obwohl)(?!\p{L})))(?<remark>.+)$/iu;
const NOT_NEEDED =
  /\b(?:do|does|need)(?: not|n['’]t) (?:need|have)\b|\bneed(?: not|n['’]t)\b|\bnot (?:required|needed|necessary|essential|compulsory)\b|\bno\b[^,;.]{1,40}?\b(?:is|are) (?:required|needed|necessary)\b|\bno need\b|(?<!\p{L})no (?:hace[n]? falta|es necesari\p{L}+|son necesari\p{L}+|se (?:necesit|requier|exig)\p{L}+|necesit\p{L}+|hay que|tienen? que)(?!\p{L})|(?<!\p{L})(?:müssen|muss)(?!\p{L})[^,;.]{0,50}?(?<!\p{L})nicht(?!\p{L})|(?<!\p{L})brauch\p{L}*(?!\p{L})[^,;.]{0,40}?(?:nicht|kein\p{L}*)(?!\p{L})|(?<!\p{L})(?:nicht|kein\p{L}*)(?!\p{L})[^,;.]{0,30}?(?:nötig|erforderlich|notwendig)(?!\p{L})/iu;
const NEEDED =
  /\b(?:must|has to|have to|needs? (?:to|an?)|(?:is|are) (?:required|needed|necessary|essential|compulsory)|requires?|only (?:for|if|those|with|people|visitors|guests|members))\b|(?<!\p{L})(?:deb(?:e|en|erá|erán)|hay que|es (?:necesari|obligatori|imprescindible)\p{L}*|se (?:necesita|requiere|exige)|s[oó]lo (?:con|si|quien\p{L}*)|muss|müssen|erforderlich|notwendig|nur (?:mit|wer|für))(?!\p{L})/iu;

/** Decides by whether a rule needs what the visitor lacks: "need not be able to swim" lets somebody come who cannot. */
export function decideLackedAbility(question: string, sentence: string): Verdict | undefined {
  if (MUST_QUESTION.test(question)) return undefined;
  const remark = REMARK.exec(question)?.groups?.remark ?? '';
  if (!LACKS.test(remark)) return undefined;
  const lacked = new Set(findStems(remark));
  const named = sentence
    .split(/;\s|,\s(?=(?:but|and|so|pero|y|aber|und|as|since|because|da|weil|ya que|porque)\s)/iu)
    .filter((part) => findStems(part).some((stem) => lacked.has(stem)));
  if (named.some((part) => NOT_NEEDED.test(part))) return 'yes';
  return named.some((part) => NEEDED.test(part) && !isDenied(part)) ? 'no' : undefined;
}
