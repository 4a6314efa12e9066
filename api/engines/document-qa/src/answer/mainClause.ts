/** Conditions, reasons and concessions: what they deny is not denied by the sentence. */
const OPENS_SIDE_CLAUSE =
  '(?:(?:only |even )?if|unless|as long as|so long as|provided that|in case|when(?:ever)?|because|although|though|a menos que|salvo que|si|siempre que|siempre y cuando|cuando|en caso de que|mientras|porque|aunque|sofern|wenn|falls|soweit|solange|es sei denn|weil|obwohl)';
const LEADING = new RegExp(`^\\P{L}*${OPENS_SIDE_CLAUSE}\\s[^,;]*,\\s*(?:then |so |dann )?`, 'iu');
const FOLLOWING = new RegExp(`,?\\s${OPENS_SIDE_CLAUSE}\\s[^,;.]*(?=[,;.]|$)`, 'giu');
/** The negation behind a relative pronoun belongs to the person or thing, as in "a guest who does not pay". */
const RELATIVE_NEGATION =
  /\b(who|which|that) (?:(do|does|did|is|are|was|were|have|has|had|can|could|may|will|must) ?(?:not|n['’]t)|cannot|never)(?!\p{L})|(?<!\p{L})(quien(?:es)?|que|cual(?:es)?) (?:no|nunca)(?!\p{L})/giu;
/** A German relative clause stands between commas. */
const GERMAN_RELATIVE =
  /,\s(?:(?:für|mit|von|bei|in|an|auf) )?(?:der|die|das|den|dem|deren|dessen|welche[rsnm]?)\s(?:[^,]*\s)?(?:nicht|kein\p{L}*|nie)\s[^,]*,/giu;
const FEWEST_WORDS = 2;

/** Returns a sentence without the conditional, causal and negative relative clauses in it. */
export function findMainClause(sentence: string): string {
  const rest = sentence
    .replace(LEADING, '')
    .replace(FOLLOWING, '')
    .replace(GERMAN_RELATIVE, ' ')
    .replace(RELATIVE_NEGATION, (_, english?: string, verb?: string, spanish?: string) => [english ?? spanish, verb].filter(Boolean).join(' '));
  return (rest.match(/\p{L}+/gu) ?? []).length >= FEWEST_WORDS ? rest : sentence;
}
