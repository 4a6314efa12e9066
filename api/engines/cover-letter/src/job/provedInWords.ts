import type { EvidenceFound } from '../claims/claim.ts';
import type { Sources } from '../claims/sources.ts';

const PEOPLE = 'customers?|passengers?|guests?|clients?|visitors?|callers?|shoppers?|diners?|members of the public|residents?';
const LEARNERS =
  'staff|advis[eo]rs?|juniors?|apprentices?|trainees?|starters?|recruits?|interns?|colleagues?|drivers?|nurses?|members?|volunteers?|farmers?|operators?|teachers?|people|workers?|students?|graduates?';
/** What a CV says of work without the name that advertisements have for it. */
const PROOFS: Record<string, RegExp> = {
  'Customer service': new RegExp(
    `\\b(?:serv|help|assist|advis|welcom|greet|dealt with|look(?:ed|ing)? after)\\w*\\s(?:[\\p{L}\\d,’'-]+\\s){0,3}(?:${PEOPLE})\\b`,
    'iu',
  ),
  'Training delivery': new RegExp(
    `\\b(?:train|coach|mentor|prepar)(?:ed|s|ing)?\\s(?:(?:about|over|up to|all|new|\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve)\\s){1,3}(?:[\\p{L}-]+\\s){0,2}(?:${LEARNERS})\\b`,
    'iu',
  ),
  Fundraising:
    /\brais(?:ed|ing)\s(?:over\s|about\s)?(?:[£€$]|\p{Lu}{3}\s)\s?\d.*\b(?:foundations?|donors?|sponsors?|trusts?|grants?|charit\w+|appeals?|bids?|funders?)\b/iu,
  'Team leadership': new RegExp(
    `\\b(?:led|leads?|supervis(?:ed?|es|ing)|manag(?:ed?|es|ing)|headed|head)\\s(?:an?\\s(?:team|crew|shift|section|unit)\\s(?:of\\s)?|\\d+\\s|(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\\s)(?:[\\p{L}\\d-]+\\s){0,2}(?:${LEARNERS}|mechanics?|assistants?|engineers?|chefs?|cleaners?|carers?|technicians?|guards?|officers?|electricians?|cooks?|waiters?)\\b`,
    'iu',
  ),
};

/** Finds a passage of the CV that proves a listed term in other words: "Helped passengers in wheelchairs" is customer service. */
export function findProofInWords(term: string, { own }: Sources): EvidenceFound | undefined {
  const proof = PROOFS[term];
  const passage = proof && own.find(({ whole, tokens }) => proof.test(whole.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0)));
  return passage && { passage, at: 0 };
}
