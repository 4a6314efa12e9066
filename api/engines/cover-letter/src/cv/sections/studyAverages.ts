/** The parts of an average of a study: its period, what was measured, "so far", its value and its subject. */
export const STUDY_AVERAGE =
  /^(?:my )?((?:(?:first|second|third|fourth|final|penultimate)[ -]year|year (?:one|two|three|four|[1-4])|overall|current|weighted|degree|module|dissertation|project|thesis) )?((?:average|mark|grade|result|score)(?: (?:mark|grade|score))?)( so far| to date)?:? (\d{2}(?:\.\d+)?\s?%(?: \([^()]+\))?|2[:.][12]|(?:a )?first)(?: (?:in|for) (.{3,60}))?$/iu;

/** Detects what somebody reached in a study: "First year average: 72% (first class)". */
export function isStudyAverage(text: string): boolean {
  return STUDY_AVERAGE.test(text);
}
