import type { LetterClaim } from '@sheaf/api/contract/coverLetter';
import type { Finding } from '../../model/grammarFindings';

export type MarkKind = 'proven' | 'amber' | 'worn' | 'mistake';

/** Letters of a paragraph from one place up to another, and what they are. */
export interface MarkedRange {
  start: number;
  end: number;
  kind: MarkKind;
}

interface InParagraph {
  claims: readonly LetterClaim[];
  cliches: readonly string[];
  findings: readonly Finding[];
}

/** Lists the marked ranges of a paragraph, in order. Of overlapping ones, mistakes and unproven claims win. */
export function findMarkedRanges(text: string, { claims, cliches, findings }: InParagraph): MarkedRange[] {
  const mistakes = findings.map(({ offset, original }): MarkedRange => ({ start: offset, end: offset + original.length, kind: 'mistake' }));
  const claimed = findClaimRanges(text, claims).map(
    ({ start, end, claim }): MarkedRange => ({ start, end, kind: claim.supported ? 'proven' : 'amber' }),
  );
  const worn = cliches.flatMap((phrase) => findRanges(text, phrase)).map((range): MarkedRange => ({ ...range, kind: 'worn' }));
  const accepted: MarkedRange[] = [];
  for (const range of [...mistakes, ...claimed.filter(({ kind }) => kind === 'amber'), ...worn, ...claimed.filter(({ kind }) => kind === 'proven')]) {
    const isFree = range.end > range.start && accepted.every(({ start, end }) => range.end <= start || range.start >= end);
    if (isFree) accepted.push(range);
  }
  return accepted.sort((one, other) => one.start - other.start);
}

/** Claims come in the order of their sentences, so each is looked for behind the one before it. */
export function findClaimRanges(text: string, claims: readonly LetterClaim[]): { start: number; end: number; claim: LetterClaim }[] {
  let from = 0;
  return claims.flatMap((claim) => {
    const behind = text.indexOf(claim.text, from);
    const start = behind >= 0 ? behind : text.indexOf(claim.text);
    if (start < 0 || claim.text === '') return [];
    from = start + claim.text.length;
    return [{ start, end: from, claim }];
  });
}

function findRanges(text: string, phrase: string): { start: number; end: number }[] {
  const [all, part] = [text.toLowerCase(), phrase.toLowerCase()];
  const ranges: { start: number; end: number }[] = [];
  for (let start = all.indexOf(part); start >= 0 && part !== ''; start = all.indexOf(part, start + part.length)) {
    ranges.push({ start, end: start + part.length });
  }
  return ranges;
}
