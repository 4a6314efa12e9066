import { STUDY_AVERAGE } from '../cv/sections/studyAverages.ts';
import type { BulletClause } from './bulletClause.ts';

/** Returns an average of a study as a clause: "my first-year average was 72% (first class)". */
export function studyAverageToClause(text: string): BulletClause | undefined {
  const [, period = '', measure = '', soFar = '', value = '', subject = ''] = STUDY_AVERAGE.exec(text) ?? [];
  if (!measure) return undefined;
  const qualifier = period.toLowerCase().replace(/ year /, '-year ');
  const verb = soFar !== '' || /^current/i.test(period) ? 'is' : 'was';
  return { outcome: `my ${qualifier}${measure.toLowerCase()}${soFar} ${verb} ${value}${subject ? ` in ${subject}` : ''}`, isPresent: false };
}
