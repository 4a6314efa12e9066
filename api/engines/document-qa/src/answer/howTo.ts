const ASKS_HOW_TO = /\bhow\s+(?:can|do|should|must|could)\s+(?:i|we|you|one)\s+(?:(?:to|best|actually)\s+)?(?<verb>\p{L}{3,})/iu;
/** Say too little to tell one instruction from another. */
const COMMON = /^(?:get|use|make|have|know|find|put|take|keep|tell|need|want)$/i;

/** Tells whether a sentence instructs to do what a question asks how to do: "Pay by card at the counter" for "How can I pay?" */
export function instructsAsAsked(question: string, sentence: string): boolean {
  const verb = ASKS_HOW_TO.exec(question)?.groups?.verb;
  if (!verb || COMMON.test(verb)) return false;
  return new RegExp(`(?:^|[,;:]\\s)(?:please\\s+|to\\s+|you (?:can|may|must|should)\\s+)?${verb}\\b`, 'i').test(sentence.trim());
}
