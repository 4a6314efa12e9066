import { cutSpan } from '../text/textSpan.ts';
import type { Position } from './position.ts';

/** "(36 beds, 48 staff, budget £1.6m)" after the title of a job */
const SCALE = /\s\(((?:(?:budget|turnover|sales|fleet)(?: of)? )?[£$€]?\d[^()]*)\)$/iu;
const PART = /^(?:(?:budget|turnover|sales|fleet)(?: of)? )?[£$€]?\d[\d.,]*(?:[mkbn]{1,2})?\+?(?: \p{Ll}+){0,2}$/iu;
/** "(2 days a week)" and "(0.6 FTE)" say when somebody worked. */
const HOURS = /\b(?:days?|hours?|hrs|months?|weeks?|years?|fte|time|grade|band|level)\b/i;

/** Takes what a job was in charge of out of its title, as its first bullet. */
export function moveScaleToBullets(position: Position): Position {
  const { title, bullets } = position;
  const found = title && SCALE.exec(title.text);
  const inside = found?.[1] ?? '';
  if (!title || !found || HOURS.test(inside) || !inside.split(/, (?!\d{3}\b)/).every((part) => PART.test(part) && /\p{Ll}/u.test(part)))
    return position;
  const from = found.index + found[0].indexOf('(') + 1;
  return { ...position, title: cutSpan(title, 0, found.index), bullets: [cutSpan(title, from, from + inside.length), ...bullets] };
}
