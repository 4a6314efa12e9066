import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { findDate } from '../cv/words/findDates.ts';
import { endsInTitle } from '../cv/words/titleWords.ts';
import type { Claim, Sentence } from './claim.ts';
import type { Passage } from './sources.ts';
import { detectVoice } from './voice.ts';

/** What begins a list of credentials: "I hold a CSCS card and an NVQ", "My qualifications include …". */
const OPENINGS = [
  ['i', 'hold'],
  ['i', 'also', 'hold'],
  ['qualifications', 'include'],
  ['qualifications', ':'],
  ["i've", 'also', 'earned'],
  ['along', 'the', 'way', ':'],
];
const GRADE = /^(?:(?:first|upper second|lower second|second|third)(?:[- ]class)?(?: honours)?|pass|merit|credit|(?:high )?distinction|2[:.][12])$/;
/** Says something of a credential instead of naming it. */
const FINITE_VERB = /^(?:is|are|was|were|expires|expired)$/;
/** Turns what somebody is into what they hold. */
const CREDENTIAL_WORD =
  /\b(?:status|registration|membership|licen[cs]e|certificate|card|ticket|award|diploma|qualification|badge|permit|degree|level \d|fellowship|check)\b/;
const MAX_ITEM_TOKENS = 12;

/** Finds what a sentence says to be held and is no credential: a job, a grade alone, or half a sentence. */
export function findCredentialClaims(sentence: Sentence, isClaimed: (at: number) => boolean): Claim[] {
  const { tokens } = sentence;
  const start = findListStart(tokens);
  if (start === undefined) return [];
  return splitItems(tokens, start).flatMap(({ from, to }): Claim[] => {
    if (to - from > MAX_ITEM_TOKENS || isClaimed(from) || detectVoice(sentence, from, to) !== 'own') return [];
    return isNotCredential(sentence, from, to) ? [{ from, to, evidence: undefined }] : [];
  });
}

function findListStart(tokens: readonly StemmedToken[]): number | undefined {
  for (const opening of OPENINGS) {
    const at = tokens.findIndex((_, index) => opening.every((word, offset) => tokens[index + offset]?.lower === word));
    if (at >= 0) return at + opening.length;
  }
  return undefined;
}

/** Splits a list into its items, without their articles. Commas in brackets are ignored. */
function splitItems(tokens: readonly StemmedToken[], start: number): { from: number; to: number }[] {
  const items: { from: number; to: number }[] = [];
  let from = start;
  let depth = 0;
  const closeItem = (to: number) => {
    while (from < to && /^(?:an?|the|my|and|,)$/.test(tokens[from]?.lower ?? '')) from += 1;
    if (from < to) items.push({ from, to });
  };
  for (let at = start; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.text === '(') depth += 1;
    if (token?.text === ')') depth -= 1;
    if (token && !/^[.;:!?]$/.test(token.text) && (depth > 0 || !/^(?:,|and)$/.test(token.lower))) continue;
    closeItem(at);
    from = at + 1;
    if (!token || /^[.;:!?]$/.test(token.text)) break;
  }
  return items;
}

function isNotCredential({ tokens, sources }: Sentence, from: number, to: number): boolean {
  const itemTokens = tokens.slice(from, to);
  const text = itemTokens.map(({ lower }) => lower).join(' ');
  if (GRADE.test(text) || itemTokens.some(({ lower }) => FINITE_VERB.test(lower))) return true;
  if (CREDENTIAL_WORD.test(text) || !endsInTitle(text.replace(/ \( .* \)$/, '').split(' '))) return false;
  const { experience } = sources.evidence.profile;
  if (experience.some(({ title }) => title.toLowerCase() === text)) return true;
  const matchingPassages = sources.applicantPassages.filter(
    (passage) => passage.source === 'cv' && containsText(passage, text.replace(/ \( .* \)$/, '')),
  );
  return (
    matchingPassages.length > 0 &&
    matchingPassages.every((passage) => hasPeriod(passage) || passage.tokens.length === itemTokens.length) &&
    matchingPassages.some(hasPeriod)
  );
}

function containsText({ tokens }: Passage, text: string): boolean {
  return ` ${tokens.map(({ lower }) => lower).join(' ')} `.includes(` ${text} `);
}

/** Returns whether a line has a period, as that of a job does: "2018–, head chef, The Old Custom House". */
function hasPeriod({ tokens, fullText }: Passage): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const line = first && last ? fullText.slice(fullText.lastIndexOf('\n', first.start) + 1, last.end) : '';
  return (findDate(line)?.kind ?? 'single') !== 'single';
}
