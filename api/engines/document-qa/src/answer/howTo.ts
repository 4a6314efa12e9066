const ASKS_HOW_TO = /\bhow\s+(?:can|do|should|must|could)\s+(?:i|we|you|one)\s+(?:(?:to|best|actually)\s+)?(?<verb>\p{L}{3,})/iu;
/** Verbs that are in too many instructions to distinguish them. */
const COMMON = /^(?:get|use|make|have|know|find|put|take|keep|tell|need|want)$/i;

/** Returns whether a sentence instructs to do what a question asks how to do: "Pay by card at the counter" for "How can I pay?" */
export function instructsAsRequested(question: string, sentence: string): boolean {
  const verb = ASKS_HOW_TO.exec(question)?.groups?.verb;
  if (!verb || COMMON.test(verb)) return false;
  const opening = '(?:(?:from|after|before|on|in|once|at|then|first|next|twice|every|to)\\b[^,;.]{0,30}\\s)?';
  return new RegExp(`(?:^|[,;:]\\s)${opening}(?:please\\s+|you (?:can|may|must|should)\\s+)?${verb}\\b`, 'i').test(sentence.trim());
}

/** Returns whether a question asks how to do something. */
export function asksHowTo(question: string): boolean {
  return ASKS_HOW_TO.test(question);
}

const NOT_DONE = /\b(?:do(?:es)?n['’]t|do not|does not|did not|didn['’]t|cannot|can['’]t|never)\s+(?<verb>\p{L}{3,})/iu;

/** Returns whether a question asks about what is not done, and a sentence about doing it: "If you pay within 14 days" for "What if I do not pay?" */
export function describesOppositeCase(question: string, sentence: string): boolean {
  const verb = NOT_DONE.exec(question)?.groups?.verb;
  return (
    verb !== undefined && new RegExp(`\\bif (?:you|he|she|they|the \\p{L}+) ${verb}`, 'iu').test(sentence) && !/\bnot\b|n['’]t\b/i.test(sentence)
  );
}

const ASKS_FOR_NORM = /\bwhat (?:should|must) (?:the|my|its?) .{2,40}\b(?:be|read|show)\b|\bwhat is (?:the )?(?:right|correct|normal|recommended)\b/i;
const NORM = /\b(?:must|should|has to|between|recommend\w*|normal(?:ly)?|ideal(?:ly)?)\b/i;

/** Returns whether a question asks what a value should be: "What should the pressure be?" */
export function asksForNorm(question: string): boolean {
  return ASKS_FOR_NORM.test(question);
}

/** Returns whether a sentence says what a value should be. */
export function setsNorm(sentence: string): boolean {
  return NORM.test(sentence) && /\d/.test(sentence);
}

const ASKS_FOR_ADVICE = /\bwhat (?:should|do|can|must) (?:i|we) do\b|\bwhat now\b|\bwhat (?:happens |now )?(?:if|when)\b/i;
const IN_CASE = /\b(?:if|in case|when)\b/i;

/** Returns whether a question asks what to do, and a sentence has a condition with advice: "Call us if bleeding does not stop." */
export function advisesInCase(question: string, sentence: string): boolean {
  return ASKS_FOR_ADVICE.test(question) && IN_CASE.test(sentence);
}
