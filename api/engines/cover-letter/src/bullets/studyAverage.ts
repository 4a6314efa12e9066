import type { BulletClause } from './bulletClause.ts';

const STUDY_AVERAGE =
  /^(?:my )?((?:(?:first|second|third|fourth|final|penultimate)[ -]year|year (?:one|two|three|four|[1-4])|overall|current|weighted|degree|module|dissertation|project|thesis) )?((?:average|mark|grade|result|score)(?: (?:mark|grade|score))?)( so far| to date)?:? (\d{2}(?:\.\d+)?\s?%(?: \([^()]+\))?|2[:.][12]|(?:a )?first)(?: (?:in|for) (.{3,60}))?$/iu;

/** Detects what somebody reached in a study: "First year average: 72% (first class)". */
export function isStudyAverage(text: string): boolean {
  return STUDY_AVERAGE.test(text);
}

/** Returns an average of a study as a clause: "my first-year average was 72% (first class)". */
export function studyAverageToClause(text: string): BulletClause | undefined {
  const [, period = '', measure = '', soFar = '', value = '', subject = ''] = STUDY_AVERAGE.exec(text) ?? [];
  if (!measure) return undefined;
  const qualifier = period.toLowerCase().replace(/ year /, '-year ');
  const verb = soFar !== '' || /^current/i.test(period) ? 'is' : 'was';
  return { outcome: `my ${qualifier}${measure.toLowerCase()}${soFar} ${verb} ${value}${subject ? ` in ${subject}` : ''}`, isPresent: false };
}
