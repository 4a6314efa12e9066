import type { Claim, EvidenceFound, Sentence } from './claim.ts';

/** Words that praise an employer. A letter may use them only if the advertisement or the applicant does. */
const PRAISE =
  /^(?:award-?winning|awards?|lead(?:ing|er)|largest|biggest|oldest|best|top|renowned|prestigious|famous|world-?class|fastest-?growing|innovat\w+|pioneer\w*|global|international|worldwide|reputation|reputable|respected|acclaimed|well-known|known|first-class|outstanding|excellence|number|founded|established|family-(?:run|owned)|sustainab\w+|cutting-edge|state-of-the-art|market-leading|nationwide)$/;
const SECOND_PERSON = new Set("you your you're yours".split(' '));
const MAX_TOKENS_BETWEEN = 7;
/** Words after which a clause is about the writer: "I would bring my leading of teams to you". */
const FIRST_PERSON = /^(?:i|i'm|i've|my|me|we|our)$/;
const LINKING_WORDS = /^(?:is|are|was|as|an?|the|one|of|for|has|have|been|being|its|your|very|most|so|and|'s)$/;

/** Finds praise or history of the company, such as "your award-winning ward" or "X is the oldest mill", with its evidence. */
export function findCompanyClaims(sentence: Sentence, isClaimed: (at: number) => boolean): Claim[] {
  const { tokens } = sentence;
  return tokens.flatMap(({ text, lower }, at): Claim[] => {
    if (isClaimed(at) || !PRAISE.test(lower) || /^\p{Lu}/u.test(text) || !isAboutCompany(sentence, at)) return [];
    return [{ from: at, to: at + 1, evidence: findPraiseEvidence(sentence, at) }];
  });
}

function isAboutCompany({ tokens, companyIndexes }: Sentence, at: number): boolean {
  // "Your leading ..." before a noun, and "Northwind is the leading ..." or "Northwind, a leading ...".
  for (let index = at - 1; index >= Math.max(0, at - MAX_TOKENS_BETWEEN); index -= 1) {
    const word = tokens[index]?.lower ?? '';
    if (FIRST_PERSON.test(word) || /^[;:.]$/.test(tokens[index]?.text ?? '')) return false;
    if (companyIndexes.has(index) || word === 'you')
      return tokens.slice(index + 1, at).every(({ lower, text }) => LINKING_WORDS.test(lower) || text === ',' || /ly$/.test(lower));
    if (SECOND_PERSON.has(word)) return at - index <= 2;
  }
  return false;
}

function findPraiseEvidence({ tokens, sources }: Sentence, at: number): EvidenceFound | undefined {
  const stem = tokens[at]?.stem;
  for (const passage of [...sources.jobPassages, ...sources.applicantPassages.filter(({ source }) => source === 'you')]) {
    const index = passage.tokens.findIndex((token) => token.stem === stem);
    if (index >= 0) return { passage, at: index };
  }
  return undefined;
}
