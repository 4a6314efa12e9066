const ASKS =
  /(?<!\p{L})(what|who|where|when|how)['’]?s(?= (?:the|a|an|my|our|your|his|her|its|their|this|that|it|included|covered|on|in)(?!\p{L}))/giu;

/** Writes out "what's" and "whats" as "what is", so that rules for questions need to know one spelling. */
export function expandContractions(question: string): string {
  return question.replace(ASKS, '$1 is');
}
