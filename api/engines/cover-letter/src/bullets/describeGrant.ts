import type { BulletClause } from './bulletClause.ts';

/** "£648,000", "NOK 3.1m", "€1.2 million". */
const AMOUNT = /^(?:(?:[£$€]|(?:GBP|EUR|USD|NOK|SEK|DKK|CHF|CAD|AUD|NZD) ?)\d[\d.,]*\d?(?: ?(?:k|m|bn|million|thousand))?)$/iu;
const ROLE = /^(?:(?:co-?|principal |lead |joint )*(?:investigator|applicant|lead|PI)|co-?I|PI)$/iu;
const GRANT = /\b(?:Trust|Foundation|Council|Academy|Commission)$|\b(?:grants?|fund(?:ing)?|fellowship|award|studentship|bursary)\b/iu;
/** "(2023 – 2025)" says when, and is no part of a role or a sum. */
const YEARS_BEHIND = /,? \(?(?:19|20)\d\d(?:\s?[–-]\s?(?:(?:19|20)?\d\d|present))?\)?$/u;
const MOST_WORDS = 12;
const FULL_ROLE: Record<string, string> = { pi: 'principal investigator', coi: 'co-investigator' };

/** Returns a line of a list of grants as a clause: "was principal investigator on a £648,000 grant (NERC Standard Grant)". */
export function describeGrant(line: string): BulletClause | undefined {
  const text = line.replace(/[.;\s]+$/, '').replace(YEARS_BEHIND, '');
  // A role in brackets behind all of it: "Young Talent Grant, Research Fund, NOK 4.1 million (principal investigator)".
  const [, before = text, last] = /^(.*, .*) \(([^()]+)\)$/.exec(text) ?? [];
  const isRoleLast = last !== undefined && ROLE.test(last);
  const [named = '', ...listed] = (isRoleLast ? before : text).split(', ');
  const behind = isRoleLast ? [...listed, last] : listed;
  // The role may stand in brackets: "New Horizons (co-investigator)".
  const [, giver = named, bracket] = /^(.+) \(([^()]+)\)$/.exec(named) ?? [];
  const parts = bracket === undefined ? behind : [bracket, ...behind];
  const amount = parts.find((part) => AMOUNT.test(part));
  const role = parts.find((part) => ROLE.test(part));
  if (!amount || !(role || GRANT.test(giver)) || giver.split(' ').length > MOST_WORDS || /[():]/.test(giver)) return undefined;
  const name = role && (FULL_ROLE[role.toLowerCase().replace('-', '')] ?? role.toLowerCase());
  const kind = /\b(fellowship|studentship|bursary)$/i.exec(giver)?.[1]?.toLowerCase() ?? 'grant';
  if (!name) return { did: `held a ${kind} of ${amount} (${giver})`, isNow: false };
  return { did: `was ${name} on ${isSaidWithVowel(amount) ? 'an' : 'a'} ${amount} ${kind} (${giver})`, isNow: false };
}

/** "An £8,000 grant", "an £18m grant" */
function isSaidWithVowel(amount: string): boolean {
  return /^\D{0,4}(?:8|(?:11|18)(?![\d])(?:[.,]|\D|$))/.test(amount.replace(/,(?=\d{3})/g, ' '));
}
