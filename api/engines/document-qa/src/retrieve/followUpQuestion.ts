/** Whether a question needs the ones before it: to be understood, perhaps, or not at all. */
export type FollowUp = 'whole' | 'slight' | 'none';

const BEGINS_LEANING = /^\s*(?:and|but|or|so|what about|how about|why|also|then)\b/i;
const PERSON_OR_THING = /\b(?:it|its|they|them|their|theirs|he|him|his|she|her|hers)\b/i;
/** "That" and "there" often join clauses or say that something exists; they point back where a clause ends with them or one of these leads to them. */
const POINTS_BACK =
  /\b(?:this|these|those)\b|\b(?:of|about|for|with|to|in|on|at|by|from|after|before|is|was|were|does|did|do|like) that\b|\b(?:that|there|then)\s*\??$|\bthe (?:same|later|latter|former|earlier|other|first|last)(?: ones?)?\s*\??$|\b(?:the|that|which|this|later) ones?\b/i;
const FEW_TERMS = 2;
/** What a pronoun stands for has mostly been named by then, if so many words of the question tell something. */
const NAMED_BEFORE = 2;
/** Whoever says so much has mostly said what it is about. */
const ENOUGH_TERMS = 4;

/** Detects how much a question leans on those before it. `termsIn` counts the words of a stretch that tell something. */
export function detectFollowUp(question: string, termsIn: (stretch: string) => number): FollowUp {
  const terms = termsIn(question);
  const pronoun = PERSON_OR_THING.exec(question);
  const isUnnamed = pronoun !== null && termsIn(question.slice(0, pronoun.index)) < NAMED_BEFORE;
  const leans = isUnnamed || BEGINS_LEANING.test(question) || POINTS_BACK.test(question);
  if (leans && terms < ENOUGH_TERMS) return 'whole';
  return leans || pronoun || terms <= FEW_TERMS ? 'slight' : 'none';
}
