/** A condition or a reason at the start of a sentence, up to its comma: "If a payment is late, …". */
const LEADING =
  /^\W*(?:even )?(?:if|when|where|once|while|whenever|although|though|because|since(?! then)|unless|in case|(?:as|so) long as|provided that|wenn|falls|sofern|soweit|solange|sobald|obwohl|weil|da|auch wenn|si|cuando|mientras|aunque|como|en caso de que)\s[^,;]*,\s+/iu;
/** A condition at the start without a comma, before the verb of the main clause: "if nobody is at home you pay". */
const LEADING_BARE =
  /^\W*(?:if|when|where|once|unless) [^,;]*?(?=\s(?:you|we|they|he|she|it|the \p{L}+) (?:pay|pays|owe|must|may|can|cannot|will|receive|get|have to|need|are|is charged|credit|refund)\b)/iu;
/** A condition or a reason after the main clause. "Only if" and "not until" belong to the rule itself, so they stay. */
const TRAILING =
  /(?<!\b(?:only|not|nur|erst|solo|sólo)),?\s+(?:even )?(?:if|when|where|once|while|whenever|although|though|because|since|until|unless|in case|(?:as|so) long as|provided that|provided (?=(?:you|it|they|we|the)\b)|wenn|falls|sofern|soweit|solange|sobald|obwohl|weil|bis|auch wenn|es sei denn|si|cuando|mientras|aunque|porque|a menos que|salvo que|siempre que|siempre y cuando|hasta que)\s[^,;.]*\s[^,;.]*(?=[,;.]|$)/giu;
/** A clause about a noun: "guests, who are not insured, may watch". */
const RELATIVE =
  /,\s+(?:who|whom|whose|which|deren|dessen|in (?:der|dem|denen)|welche[rsmn]?|que|quien(?:es)?|cuy[oa]s?)\s[^,;.]*\s[^,;.]*(?=[,;.]|$)/giu;
/** In German the pronoun is also an article, which a noun follows. */
const GERMAN_RELATIVE = /,\s+(?:der|die|das|den|dem)\s(?!\p{Lu})[^,;.]*\s[^,;.]*(?=[,;.]|$)/gu;
/** "Items that are not collected are sold": the first verb belongs to the noun, the second to the sentence. */
const DEFINING =
  /\s+(?:that|who|which)\s+(?:(?!\b(?:may|can|must|will|shall|cannot)\b)[^,;.])*?(?=\s+(?:may|can|must|will|shall|cannot|are not allowed|is not allowed)\b)/giu;
/** What else a relative clause denies belongs to the person or thing, as in "el socio que no haya pagado". */
const RELATIVE_NEGATION =
  /\b(who|which|that) (?:(do|does|did|is|are|was|were|have|has|had|can|could|may|will|must) ?(?:not|n['’]t|never)|cannot|never)(?!\p{L})|(?<!\p{L})(quien(?:es)?|que|cual(?:es)?) (?:no|nunca)(?!\p{L})/giu;
/** "Months not used are refunded": what is denied belongs to the noun. */
const DENIED_PARTICIPLE = /(\p{L}{3,}) not (\p{L}+(?:ed|en|ne|de|ld|nt|pt|ught))(?= (?:is|are|was|were|will|may|can|must|shall)\b)/giu;
/** "You may drive home, as only the gum is numb": why it is so sets no rule. */
const REASON = /(?<!\bsuch),\s+(?:as|since|because|for|da|weil|denn|ya que|porque|pues|puesto que)\s(?=[^,;.]*\s[^,;.]*\s)[^,;.]*(?=[,;.]|$)/giu;
const MIN_WORDS = 3;

/** Returns the main clause of a sentence, without conditions and relative clauses, whose negations are not those of the rule. */
export function findMainClause(sentence: string): string {
  let rest = sentence;
  for (const subordinate of [LEADING, LEADING_BARE, RELATIVE, GERMAN_RELATIVE, REASON, TRAILING, DEFINING]) {
    const without = rest.replace(subordinate, ' ').trim();
    if (without.split(/\s+/).length >= MIN_WORDS) rest = without;
  }
  return rest
    .replace(DENIED_PARTICIPLE, '$1 $2')
    .replace(RELATIVE_NEGATION, (_, english?: string, verb?: string, spanish?: string) => [english ?? spanish, verb].filter(Boolean).join(' '));
}
