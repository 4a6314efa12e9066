/** What a yes-or-no question is about: something forbidden, required, free, paid for, included or lacking. */

/** A denial in the rule confirms such a question: "Are you shut on Monday?", "Has support ended?", "Is the price safe from going up?" */
export const ASKED_NEGATIVE =
  /\bnot\b|n['’]t\b|\b(?:forbidden|prohibited|excluded|banned|shut|closed|ended|stopped|discontinued|abolished|scrapped|cancelled|called off|off[- ]limits|ruled out|safe (?:from|against)|protected (?:from|against)|sit back|do nothing|(?:go|goes|end up|left) without|miss out)\b|(?<!\p{L})(?:prohibid[oa]s?|cerrad[oa]s?|suspendid[oa]s?|cancelad[oa]s?|excluid[oa]s?|se quedan? sin|nicht|verboten|geschlossen|eingestellt|abgeschafft|gestrichen|ausgeschlossen|gesperrt|leer aus|leer ausgehen)(?!\p{L})/iu;
/** What is over or shut, which a rule without a denial does not confirm. */
export const ASKED_END =
  /\b(?:shut|closed|ended|stopped|discontinued|abolished|scrapped|cancelled|called off)\b|(?<!\p{L})(?:cerrad[oa]s?|suspendid[oa]s?|cancelad[oa]s?|geschlossen|eingestellt|abgeschafft|gestrichen)(?!\p{L})/iu;
export const MUST_QUESTION =
  /^\W*(?:do|does|must|should|am|is|are|have|will|would)\b.{0,25}\b(?:have to|need|must|obliged|required|buy|pay)\b|^\W*(?:is|are)\b.*\b(?:compulsory|mandatory|obligatory|required|necessary|needed)\b|^\W*(?:must|debo|deben?|debemos|tengo que|tienen? que|tenemos que|hay que|hace falta|es (?:obligatorio|necesario)|muss|müssen|brauch(?:e|en|t)|benötig(?:e|en|t))(?!\p{L})/iu;
export const FREE_QUESTION =
  /^\W*(?:is|are|will|does|do|can)\b.*\b(?:free|for nothing|at no cost|without paying|costs? (?:me |us |you )?nothing)\b(?! of (?!charge))|(?<!\p{L})(?:gratis|gratuit[oa]s?|kostenlos|umsonst|kostenfrei)(?!\p{L})/iu;
/** "Is breakfast included?" is denied by a price of its own. */
export const INCLUDED_QUESTION =
  /\b(?:included|thrown in|part of the (?:price|deal|rent|fee))\b|\bcomes? with\b|(?<!\p{L})(?:incluid[oa]s?|entra[n]? en el precio|inbegriffen|enthalten|inklusive|dabei)(?!\p{L})/iu;
/** "Is there a charge?" is denied by what is free. */
export const COST_QUESTION =
  /\b(?:charges?|charged|fees?|cost(?:s|ing)?|interest|extra|surcharge)\b|(?<!\p{L})(?:cuesta[n]?|cobra[n]?|intereses|recargo|suplemento|kostet|kosten|zinsen|gebühr\p{L}*|extra|aufpreis)(?!\p{L})/iu;
/** "Do I have to pay for it?", and not "Does the insurance pay for it?" */
export const ASKS_TO_PAY =
  /\b(?:do|must|should|will|would) (?:i|we|you|one|visitors|guests|members|patients|students|children|kids)\b.{0,40}\bpay\b|\b(?:have|has|need|needs) to pay\b|(?<!\p{L})(?:hay|teng\p{L}*|tienen?|tenemos|deb\p{L}+) (?:que )?pagar(?!\p{L})|(?<!\p{L})(?:muss|müssen)(?!\p{L}).*(?<!\p{L})(?:zahlen|bezahlen)(?!\p{L})|(?<!\p{L})zahle[n]? (?:ich|wir)(?!\p{L})/iu;
/** Matches words of paying. */
export const PAYING = /\b(?:pay|paying|charged?|cost|costs)\b/iu;
/** "Is lunch paid?" is denied by what is at one's own expense. */
export const PAID_QUESTION =
  /\b(?:paid|pay|covered?|provided?|reimbursed?|included?)\b|(?<!\p{L})(?:paga[n]?|cubre[n]?|incluid[oa]s?|bezahlt|übernommen|übernehm\p{L}+|enthalten)(?!\p{L})/iu;
/** "Is it gluten-free?" asks for what is lacking. */
export const LACKING_QUESTION =
  /\b\p{L}+[- ]free\b|\bfree (?:of|from)\b|\bwithout\b|(?<!\p{L})(?:sin|ohne|libre de|frei von|\p{L}{4,}frei)(?!\p{L})/iu;
export const KEEPING = /\bkeep\b(?! (?:it |them )?(?:open|closed|out|quiet))|(?<!\p{L})(?:quedar(?:me|se|nos|te)|behalten)(?!\p{L})/iu;
export const ALONE = /\balone\b|\bby (?:him|her|it|them|my)sel(?:f|ves)\b|\bunsupervised\b|(?<!\p{L})sol[oa]s?(?!\p{L})|(?<!\p{L})allein\p{L}*/iu;
const ASKS_PERMISSION =
  /^\W*(?:(?:and|but|so) )?(?:can|could|may|am i allowed)\b|^\W*(?:puedo|puede[ns]?|podemos|se puede)(?!\p{L})|^\W*(?:darf|dürfen|kann|können)(?!\p{L})/iu;
const ASKS_STATE =
  /\b(?:ok|okay|fine|allowed|permitted|possible|covered|insured|included|refundable|forbidden|banned|safe|paid|paid for|provided|reimbursed|extra|guaranteed|enough)\s*\??\s*$|\b(?:am i|are we|is (?:it|that|this|there|my|the)) (?:\p{L}+ ){0,2}(?:allowed|covered|insured|included|permitted|safe|ok|okay)\b|\b(?:can|could|may) (?:i|we|you|my|our|they|he|she|it)\b|\b(?:do|does|will|would) (?:they|you|it|we|i|the insurance|the policy) (?:pay|cover|refund|get|include)\b|(?<!\p{L})(?:puedo|puede|podemos|se puede|me dejan|nos dejan|darf|dürfen|reicht|genügt)(?!\p{L})/iu;
/** Matches questions that name a place of their own: "in the flat". */
export const NAMES_PLACE =
  /\b(?:in|on|at|inside|outside|under|behind|near|by) (?:the|my|our|a|his|her|your) \p{L}+|\b(?:inside|outside|indoors|outdoors|upstairs|downstairs)\b|(?<!\p{L})(?:en|dentro|fuera) (?:de |del |de la )?(?:el|la|los|las|mi|casa)(?!\p{L})|(?<!\p{L})(?:im|am|in (?:der|dem|meiner|meinem|den)|auf (?:der|dem|den)|draußen|drinnen|hinten|drin)(?!\p{L})/iu;

/** Returns whether a question asks if something is permitted, required, covered or included. */
export function asksPermission(question: string): boolean {
  return [ASKS_PERMISSION, MUST_QUESTION, ASKS_STATE].some((asks) => asks.test(question));
}
