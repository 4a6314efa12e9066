/** How much a question depends on the ones before it. */
export type FollowUp = 'whole' | 'slight' | 'none';

const BEGINS_WITH_CONNECTIVE = /^\s*(?:and|but|or|so|what about|how about|why|also|then)\b/i;
const PERSON_OR_THING = /\b(?:it|its|they|them|their|theirs|he|him|his|she|her|hers)\b/i;
/** "That" and "there" often join clauses or say that something exists; they point back where a clause ends with them or one of these leads to them. */
const POINTS_BACK =
  /\b(?:this|these|those)\b|\b(?:of|about|for|with|to|in|on|at|by|from|after|before|is|was|were|does|did|do|like) that\b|\b(?:that|there|then)\s*\??$|\bthe (?:same|later|latter|former|earlier|other|first|last)(?: ones?)?\s*\??$|\b(?:the|that|which|this|later) ones?\b/i;
const FEW_TERMS = 2;
/** After so many content words, the question has mostly named what a pronoun refers to. */
const NAMED_BEFORE = 2;
/** A question with so many content words has mostly named its topic. */
const MIN_TERMS = 4;

/** Detects how much a question depends on those before it. `countTerms` counts the content words of a text. */
export function detectFollowUp(question: string, countTerms: (text: string) => number): FollowUp {
  const terms = countTerms(question);
  const pronoun = PERSON_OR_THING.exec(question);
  const isUnnamed = pronoun !== null && countTerms(question.slice(0, pronoun.index)) < NAMED_BEFORE;
  const refersBack = isUnnamed || BEGINS_WITH_CONNECTIVE.test(question) || POINTS_BACK.test(question);
  if (refersBack && terms < MIN_TERMS) return 'whole';
  return refersBack || pronoun || terms <= FEW_TERMS ? 'slight' : 'none';
}
