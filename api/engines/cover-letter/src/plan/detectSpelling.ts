import { findRegionalSpelling } from '@sheaf/language/lexicon/regionalSpelling';
import type { CvProfile } from '../cv/cvProfile.ts';

const MAX_WORDS = 3000;
const BRITISH_PLACE = /\+44|£|\b(?:UK|United Kingdom|England|Scotland|Wales|Ireland|London|GCSEs?|A-levels?)\b/;
const AMERICAN_PLACE = /\+1[ (-]|\bUSA?\b|United States|, [A-Z]{2}(?: \d{5})?\b|\(\d{3}\) \d{3}-\d{4}|\bGPA\b/;

/** Detects which side's English a CV is written in; where nothing tells, the British, whose farewells nobody minds. */
export function detectSpelling(cvText: string, profile: CvProfile): 'british' | 'american' {
  let american = 0;
  for (const word of (cvText.match(/\b[a-z]{5,}\b/g) ?? []).slice(0, MAX_WORDS)) {
    const side = findRegionalSpelling(word)?.side;
    american += side === 'american' ? 1 : side === 'british' ? -1 : 0;
  }
  if (american !== 0) return american > 0 ? 'american' : 'british';
  const regionText = `${profile.location ?? ''}\n${profile.phone ?? ''}\n${cvText}`;
  return !BRITISH_PLACE.test(regionText) && AMERICAN_PLACE.test(regionText) ? 'american' : 'british';
}

/** Returns the few words of ours that are written otherwise in America. */
export function respell(text: string, spelling: 'british' | 'american'): string {
  return spelling === 'british' ? text : text.replace(/\bhonoured\b/g, 'honored');
}
