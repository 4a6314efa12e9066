import { findDate } from '../words/findDates.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scorePlace } from '../words/places.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';
import { scoreTitle } from '../words/titleWords.ts';

const MIN_TITLE_SCORE = 3;
const MAX_TITLE_WORDS = 3;
const MAX_HEADER_WORDS = 14;
/** From this many words on, small letters distinguish prose from titles. */
const MIN_PROSE_WORDS = 8;
const MIN_FIGURE_WORDS = 5;
export const SENTENCE_END = /[^.][.;!?]$/;
export const ABBREVIATED_END = /(?:\b(?:ltd|inc|co|corp|llc|jr|sr|dept|st|univ|dr|bros|assoc|intl|mfg|etc|s\.r\.o|a\.s)|[\s.(]\p{L})\.$/iu;

/** Detects a line that describes a job, where a header would name it. */
export function isSentence(text: string): boolean {
  if (startsWithActionVerb(text) && scoreTitle(text) < MIN_TITLE_SCORE) return true;
  // "Service engineer" in small letters is a title all the same.
  const isTitle = scoreTitle(text) === MIN_TITLE_SCORE && text.split(' ').length <= MAX_TITLE_WORDS;
  if (/^\p{Ll}/u.test(text) && !/^[a-z]+[A-Z]/.test(text) && !isTitle) return true;
  // "38 pupils in seven primary schools" counts, and names nobody.
  if (/^\d[\d,]* \p{Ll}{3,} \p{Ll}/u.test(text) && !findDate(text)) return true;
  const words = text.split(' ');
  if (statesFigure(text, words)) return true;
  if (words.length > MAX_HEADER_WORDS || (SENTENCE_END.test(text) && !ABBREVIATED_END.test(text))) return true;
  return words.length >= MIN_PROSE_WORDS && words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2;
}

/** Detects a line with a figure and no name: "Bread for 1,100 men each day". */
function statesFigure(text: string, words: string[]): boolean {
  const isMostlyLowercase = words.length >= MIN_FIGURE_WORDS && words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2;
  return (
    isMostlyLowercase &&
    /(?<![\p{L}\d])\d/u.test(text) &&
    !findDate(text) &&
    scoreTitle(text) < MIN_TITLE_SCORE &&
    scoreOrganisation(text) < 2 &&
    scorePlace(text) < 2
  );
}
