import type { LetterClaim } from '@sheaf/api/contract/coverLetter';
import { findClaims } from '@sheaf/cover-letter/claims/findClaims';
import { findCliches } from '@sheaf/cover-letter/cliches/findCliches';
import type { Evidence } from '@sheaf/cover-letter/types/letterSpec';
import type { Paragraph } from '../../model/letter';

/** A claim as it is in the letter now. */
export interface CheckedClaim extends LetterClaim {
  /** Only the visitor has confirmed it. */
  isConfirmed?: boolean;
}

/** What a paragraph states, and which worn phrases it has. */
export interface ParagraphClaims {
  id: string;
  claims: CheckedClaim[];
  cliches: string[];
}

/** Looks up what paragraphs say as they are typed; what was looked up once is remembered while the evidence is the same. */
export function createClaimFinder(evidence: Evidence): (paragraphs: readonly Paragraph[]) => ParagraphClaims[] {
  const cached = new Map<string, Omit<ParagraphClaims, 'id'>>();
  return (paragraphs) =>
    paragraphs.map(({ id, kind, text, written, confirmed = [] }) => {
      // Names of readers and writers are no claims.
      if (kind === 'greeting' || kind === 'signature') return { id, claims: [], cliches: [] };
      const found = cached.get(text) ?? { claims: findClaims(text, evidence), cliches: findCliches(text) };
      cached.set(text, found);
      const claims = text === written.text ? withDoubts(found.claims, written.claims) : found.claims;
      return { id, ...found, claims: claims.map((claim) => applyConfirmation(claim, confirmed)) };
    });
}

function applyConfirmation(claim: LetterClaim, confirmed: readonly string[]): CheckedClaim {
  return !claim.supported && confirmed.includes(claim.text) ? { ...claim, supported: true, source: 'you', isConfirmed: true } : claim;
}

/** Adds the claims that the server doubts, since this page may be older and know less. */
function withDoubts(claims: readonly LetterClaim[], doubted: readonly LetterClaim[]): LetterClaim[] {
  const isCovered = ({ text }: LetterClaim) => claims.some((claim) => claim.text.includes(text) || text.includes(claim.text));
  return [...claims, ...doubted.filter((claim) => !claim.supported && !isCovered(claim))];
}

export interface ClaimInLetter extends CheckedClaim {
  paragraph: string;
}

/** Lists every claim once: unsupported ones first, then by source: CV, visitor, job. */
export function listClaims(paragraphClaims: readonly ParagraphClaims[]): ClaimInLetter[] {
  const all = new Map<string, ClaimInLetter>();
  for (const { id, claims } of paragraphClaims) {
    for (const claim of claims) {
      const name = `${claim.source} ${claim.text.toLowerCase()}`;
      if (!all.has(name)) all.set(name, { ...claim, paragraph: id });
    }
  }
  return [...all.values()].sort((one, other) => rank(one) - rank(other));
}

function rank({ supported, source }: LetterClaim): number {
  if (!supported) return 0;
  return source === 'cv' ? 1 : source === 'you' ? 2 : 3;
}
