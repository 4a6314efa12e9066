import { hasAmount } from '../compute/quantities/amounts.ts';
import type { RuleKind } from './requestedRules.ts';

const FORBIDS =
  /\b(?:(?:must|shall|may|can|should|do|does|will)(?: \p{L}+)? not|never|cannot|not (?:be |to be )?(?:allowed|permitted|possible)|prohibit\p{L}*|forbidden|banned|no \p{L}+(?: or \p{L}+)* (?:is|are|may be) (?:allowed|permitted)|allowed only|may only|(?:may|can) \p{L}+ only|(?:may|must|can) be \p{L}+ (?:\p{L}+ )?by \p{L}+ only|keep out|don['’]t)\b|(?<!\p{L})(?:prohibid[oa]s?|prohíbe\p{L}*|no (?:se )?(?:permite\p{L}*|puede\p{L}*|podrá\p{L}*|debe\p{L}*|está permitido|admite\p{L}*))(?!\p{L})|(?<!\p{L})(?:verboten|untersagt|unzulässig|nicht (?:gestattet|erlaubt|zulässig)|(?:darf|dürfen|kann|können)\b[^.;]*?\b(?:nicht|kein\p{L}*)|nur mit (?:\p{L}+ )?(?:zustimmung|genehmigung|erlaubnis))(?!\p{L})|^\P{L}*(?:do not|never|no(?! hay)|kein\p{L}*|nunca)\s|\bund nicht\b/iu;
/** Matches denials that forbid nothing to the reader, such as "no fee is charged" or "the club is not liable". */
const FORBIDS_NOTHING =
  /\b(?:no (?:\p{L}+ )?(?:fees?|charges?|costs?|interest|deposit|extra) (?:is|are)|not (?:liable|responsible|included|part of)|cannot be (?:guaranteed|excluded)|never ask|must not be (?:later|less))\b|(?<!\p{L})(?:no (?:se hace responsable|responde)|haftet nicht)(?!\p{L})/iu;
const REQUIRES =
  /\b(?:must(?! not)|shall(?! not)|has to|have to|is required|are required|compulsory|mandatory|obliged|is responsible for|undertakes?)\b|(?<!\p{L})(?:debe[n]?|deberá\p{L}*|tiene[n]? que|obligatori[oa]s?|obligad[oa]s?|se compromete)(?!\p{L})|(?<!\p{L})(?:muss|müssen|ist zu|sind zu|hat zu|haben zu|verpflichtet|trägt|zurückzugeben|unverzüglich)(?!\p{L})|\p{L}+zu\p{L}+en\.?$/iu;
const PERMITS =
  /\b(?:may(?! not)|can(?! not|not)|is allowed|are allowed|is permitted|are permitted|entitled|right to|free of charge)\b|(?<!\p{L})(?:puede[n]?|podrá\p{L}*|permitid[oa]s?|derecho)(?!\p{L})|(?<!\p{L})(?:darf|dürfen|kann|können|erlaubt|gestattet|berechtigt)(?!\p{L})/iu;
const CHARGES =
  /\b(?:pays?(?! back)|paid|payable|fees?|charged?|charges|costs?|price|rent(?:al)?|deposit|premium|excess|surcharge|due|replaced for|hired for|fine|penalty|interest|instal\p{L}*)\b|(?<!\p{L})(?:paga\p{L}*|abona\p{L}*|cuota|precio|cuesta[n]?|renta|alquiler|fianza|importe|recargo|tasa|multa)(?!\p{L})|(?<!\p{L})(?:\p{L}*miete|zahlen|zahlt|\p{L}*zahlung\p{L}*|\p{L}*kosten|kostet|gebühr\p{L}*|kaution|sicherheit|selbstbeteiligung|beitrag|beträgt|trägt|entrichten)(?!\p{L})/iu;
/** Matches money that the reader receives, and limits of cover. */
const PAYS_OUT =
  /\b(?:refund\p{L}*|reimburs\p{L}*|(?:the )?(?:company|employer) pays|are paid up to|is paid (?:once|for|to)|protected|balance|insured|allowance|salary)\b|(?<!\p{L})(?:reembols\p{L}*|devuelv\p{L}*|erstattet|arbeitgeber zahlt)(?!\p{L})/iu;

const FITS: Record<RuleKind, (text: string) => boolean> = {
  forbidden: (text) => FORBIDS.test(text) && !FORBIDS_NOTHING.test(text),
  required: (text) => REQUIRES.test(text) && !(FORBIDS.test(text) && !/\bmust\b(?! not)/i.test(text)),
  permitted: (text) => PERMITS.test(text) && !FORBIDS.test(text),
  payable: (text) => hasAmount(text) && CHARGES.test(text) && !PAYS_OUT.test(text),
};

/** Returns whether a sentence has a rule of a kind. */
export function hasRule(kind: RuleKind, text: string): boolean {
  return FITS[kind](text);
}
