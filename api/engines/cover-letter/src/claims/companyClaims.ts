import type { Claim, EvidenceFound, Sentence } from './claim.ts';

/** Words that praise an employer. A letter may use them only if the advertisement or the applicant does. */
const PRAISE =
  /^(?:award-?winning|awards?|lead(?:ing|er)|largest|biggest|oldest|best|top|renowned|prestigious|famous|world-?class|fastest-?growing|innovat\w+|pioneer\w*|global|international|worldwide|reputation|reputable|respected|acclaimed|well-known|known|first-class|outstanding|excellence|number|founded|established|family-(?:run|owned)|sustainab\w+|cutting-edge|state-of-the-art|market-leading|nationwide)$/;
const YOURS = new Set("you your you're yours".split(' '));
const MOST_BETWEEN = 7;
/** Words after which a clause is about the writer: "I would bring my leading of teams to you". */
const MINE = /^(?:i|i'm|i've|my|me|we|our)$/;
const LINKS = /^(?:is|are|was|as|an?|the|one|of|for|has|have|been|being|its|your|very|most|so|and|'s)$/;

/** Finds praise or history of the company, such as "your award-winning ward" or "X is the oldest mill", with its evidence. */
export function findCompanyClaims(sentence: Sentence, isTaken: (at: number) => boolean): Claim[] {
  const { tokens } = sentence;
  return tokens.flatMap(({ text, lower }, at): Claim[] => {
    if (isTaken(at) || !PRAISE.test(lower) || /^\p{Lu}/u.test(text) || !isSaidOfCompany(sentence, at)) return [];
    return [{ from: at, to: at + 1, standing: findSaid(sentence, at) }];
  });
}

function isSaidOfCompany({ tokens, companyAt }: Sentence, at: number): boolean {
  // "Your leading ..." before a noun, and "Northwind is the leading ..." or "Northwind, a leading ...".
  for (let place = at - 1; place >= Math.max(0, at - MOST_BETWEEN); place -= 1) {
    const word = tokens[place]?.lower ?? '';
    if (MINE.test(word) || /^[;:.]$/.test(tokens[place]?.text ?? '')) return false;
    if (companyAt.has(place) || word === 'you')
      return tokens.slice(place + 1, at).every(({ lower, text }) => LINKS.test(lower) || text === ',' || /ly$/.test(lower));
    if (YOURS.has(word)) return at - place <= 2;
  }
  return false;
}

function findSaid({ tokens, sources }: Sentence, at: number): EvidenceFound | undefined {
  const stem = tokens[at]?.stem;
  for (const passage of [...sources.job, ...sources.own.filter(({ source }) => source === 'you')]) {
    const index = passage.tokens.findIndex((token) => token.stem === stem);
    if (index >= 0) return { passage, at: index };
  }
  return undefined;
}
