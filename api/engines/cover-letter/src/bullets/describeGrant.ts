import type { BulletClause } from './bulletClause.ts';

/** "£648,000", "NOK 3.1m", "€1.2 million". */
const AMOUNT = /^(?:(?:[£$€]|(?:GBP|EUR|USD|NOK|SEK|DKK|CHF|CAD|AUD|NZD) ?)\d[\d.,]*\d?(?: ?(?:k|m|bn|million|thousand))?)$/iu;
const ROLE = /^(?:(?:co-?|principal |lead |joint )*(?:investigator|applicant|lead|PI)|co-?I|PI)$/iu;
const GRANT = /\b(?:Trust|Foundation|Council|Academy|Commission)$|\b(?:grants?|fund(?:ing)?|fellowship|award|studentship|bursary)\b/iu;
/** "(2023 – 2025)" says when, and is no part of a role or a sum. */
const TRAILING_YEARS = /,? \(?(?:19|20)\d\d(?:\s?[–-]\s?(?:(?:19|20)?\d\d|present))?\)?$/u;
const MAX_WORDS = 12;
const FULL_ROLE: Record<string, string> = { pi: 'principal investigator', coi: 'co-investigator' };

/** Returns a line of a list of grants as a clause: "was principal investigator on a £648,000 grant (NERC Standard Grant)". */
export function describeGrant(line: string): BulletClause | undefined {
  const text = line.replace(/[.;\s]+$/, '').replace(TRAILING_YEARS, '');
  // A role in brackets after all of it: "Young Talent Grant, Research Fund, NOK 4.1 million (principal investigator)".
  const [, before = text, last] = /^(.*, .*) \(([^()]+)\)$/.exec(text) ?? [];
  const isRoleLast = last !== undefined && ROLE.test(last);
  const [title = '', ...listed] = (isRoleLast ? before : text).split(', ');
  const details = isRoleLast ? [...listed, last] : listed;
  // The role may be in brackets: "New Horizons (co-investigator)".
  const [, funder = title, bracket] = /^(.+) \(([^()]+)\)$/.exec(title) ?? [];
  const parts = bracket === undefined ? details : [bracket, ...details];
  const amount = parts.find((part) => AMOUNT.test(part));
  const role = parts.find((part) => ROLE.test(part));
  if (!amount || !(role || GRANT.test(funder)) || funder.split(' ').length > MAX_WORDS || /[():]/.test(funder)) return undefined;
  const name = role && (FULL_ROLE[role.toLowerCase().replace('-', '')] ?? role.toLowerCase());
  const kind = /\b(fellowship|studentship|bursary)$/i.exec(funder)?.[1]?.toLowerCase() ?? 'grant';
  if (!name) return { finite: `held a ${kind} of ${amount} (${funder})`, isPresent: false };
  return { finite: `was ${name} on ${startsWithVowelSound(amount) ? 'an' : 'a'} ${amount} ${kind} (${funder})`, isPresent: false };
}

/** Detects an amount that is spoken with a vowel first: "an £8,000 grant", "an £18m grant". */
function startsWithVowelSound(amount: string): boolean {
  return /^\D{0,4}(?:8|(?:11|18)(?![\d])(?:[.,]|\D|$))/.test(amount.replace(/,(?=\d{3})/g, ' '));
}
