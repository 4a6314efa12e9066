import { isSelfEmployed } from '../../wording/selfEmployed.ts';
import type { TextSpan } from '../text/textSpan.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { isContinued } from './isContinued.ts';
import { addDoubt } from './markDoubts.ts';
import type { Position } from './position.ts';

/** Returns the positions with the employer that a line above them names, and without lines that only name one. */
export function fillEmployers(positions: Position[]): Position[] {
  const completed: Position[] = [];
  let employer: TextSpan | undefined;
  let isOverRoles = false;
  for (const [index, position] of positions.entries()) {
    const next = positions[index + 1];
    const isEmployerLine = position.company && !position.title && position.bullets.length === 0 && next?.title && !next.company;
    if (position.company) {
      employer = position.company;
      isOverRoles = isEmployerLine === true;
    }
    if (isEmployerLine) continue;
    // A name without a word of titles may be an employer itself, so it gets no other one.
    const isSelfEmployedTitle =
      position.title &&
      (isSelfEmployed(position.title.text.split(' ')[0] ?? '') || /\b(?:self[- ]employed|freelance)\)?$/i.test(position.title.text));
    if (position.title && !position.company && !position.isWithoutEmployer && !isSelfEmployedTitle && employer && scoreTitle(position.title.text) > 0)
      // An employer above its roles is theirs; the employer of the job before is only likely to be.
      completed.push(
        isOverRoles || isContinued(position.time, positions[index - 1]?.time)
          ? { ...position, company: employer }
          : addDoubt({ ...position, company: employer }, 'employer'),
      );
    else if (position.title || position.company) completed.push(position);
  }
  return completed;
}
