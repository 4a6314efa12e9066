import type { Row } from '../lines/rows.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';
import { scoreTitle } from '../words/titleWords.ts';
import type { Position } from './position.ts';

const COURSE = /\b(?:programme|course|boot ?camp|workshops?|training|retraining|refresher|masterclass|webinars?|module)\b/i;

/** Detects a course with its dates, which employs nobody: "Returner programme in finance (online, January – April 2025)". */
export function isCourse({ title, company }: Position): boolean {
  const name = title && company ? '' : (title ?? company)?.text.split(/[,(]/)[0];
  return (
    name !== undefined &&
    COURSE.test(name) &&
    scoreTitle(name) === 0 &&
    !/\b(?:Ltd|plc|LLP|Limited|Inc|Centre|Center|College|Academy|School)\b/.test(name)
  );
}

/** Detects a line that says what an employer is: no bullet, and nothing that somebody did. */
export function isDescription(row: Row | undefined): boolean {
  return row !== undefined && !row.line.hasListMark && !/\b(?:I|my)\b/.test(row.line.text) && !startsWithActionVerb(row.line.text);
}
