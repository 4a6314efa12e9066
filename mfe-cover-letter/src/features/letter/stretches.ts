import type { LetterClaim } from '@sheaf/api/contract/coverLetter';
import type { Finding } from '../../model/grammarFindings';

export type StretchKind = 'proven' | 'amber' | 'worn' | 'mistake';

/** Letters of a paragraph from one place up to another, and what they are. */
export interface Stretch {
  start: number;
  end: number;
  kind: StretchKind;
}

interface InParagraph {
  claims: readonly LetterClaim[];
  cliches: readonly string[];
  findings: readonly Finding[];
}

/** Lists the marked ranges of a paragraph, in order. Of overlapping ones, mistakes and unproven claims win. */
export function findStretches(text: string, { claims, cliches, findings }: InParagraph): Stretch[] {
  const mistakes = findings.map(({ offset, original }): Stretch => ({ start: offset, end: offset + original.length, kind: 'mistake' }));
  const claimed = findClaimPlaces(text, claims).map(({ start, end, claim }): Stretch => ({ start, end, kind: claim.supported ? 'proven' : 'amber' }));
  const worn = cliches.flatMap((phrase) => findOffsets(text, phrase)).map((place): Stretch => ({ ...place, kind: 'worn' }));
  const taken: Stretch[] = [];
  for (const stretch of [
    ...mistakes,
    ...claimed.filter(({ kind }) => kind === 'amber'),
    ...worn,
    ...claimed.filter(({ kind }) => kind === 'proven'),
  ]) {
    const isFree = stretch.end > stretch.start && taken.every(({ start, end }) => stretch.end <= start || stretch.start >= end);
    if (isFree) taken.push(stretch);
  }
  return taken.sort((one, other) => one.start - other.start);
}

/** Claims come in the order of their sentences, so each is looked for behind the one before it. */
export function findClaimPlaces(text: string, claims: readonly LetterClaim[]): { start: number; end: number; claim: LetterClaim }[] {
  let from = 0;
  return claims.flatMap((claim) => {
    const behind = text.indexOf(claim.text, from);
    const start = behind >= 0 ? behind : text.indexOf(claim.text);
    if (start < 0 || claim.text === '') return [];
    from = start + claim.text.length;
    return [{ start, end: from, claim }];
  });
}

function findOffsets(text: string, phrase: string): { start: number; end: number }[] {
  const [all, part] = [text.toLowerCase(), phrase.toLowerCase()];
  const places: { start: number; end: number }[] = [];
  for (let start = all.indexOf(part); start >= 0 && part !== ''; start = all.indexOf(part, start + part.length)) {
    places.push({ start, end: start + part.length });
  }
  return places;
}
